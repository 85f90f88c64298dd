import { randomUUID } from 'node:crypto'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { World } from '../access/world.ts'
import type { Sink } from './planted/search.ts'
import type { RunningServer } from './rig.ts'

/** Somebody of the register who is recognised wherever they turn up. */
export type Person = {
  readonly pid: string
  readonly birth: string
  readonly name: string
  readonly firstName: string
  readonly email: string
  readonly secret: string
}

type Call = { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string }

/** Sends whatever it is; an answer of any kind will do. */
async function call({ address }: RunningServer, path: string, { method = 'POST', headers = {}, body }: Call = {}): Promise<string> {
  const type = { 'content-type': 'application/json' }
  const reply = await fetch(`${address}${path}`, {
    method,
    headers: { ...type, ...headers },
    ...(body === undefined ? {} : { body }),
  }).catch(() => undefined)
  return (await reply?.text()) ?? ''
}

/** Right and wrong requests of a person, as programs, forms without script and broken clients send them. */
export async function askAsProgram(server: RunningServer, { pid, birth, name, email, secret }: Person): Promise<void> {
  const [year = '', month = '', day = ''] = birth.split('-')
  const path = '/BusinessAPI/efristerstreckung'
  const right = {
    Periode: new Date().getFullYear() - 1,
    Wunschfrist: `${new Date().getFullYear() + 1}-11-30`,
    PersonSearchRequest: { SubjektId: pid, Geburtsdatum: `${month}.${day}.${year}` },
  }
  const wrong = [
    { ...right, PersonSearchRequest: { SubjektId: pid, Geburtsdatum: birth } },
    { ...right, PersonSearchRequest: { SubjektId: `${pid}${name}`, Geburtsdatum: `${birth} ${email}` } },
    { ...right, Periode: name },
    { ...right, Wunschfrist: `${birth}T${name}` },
    { ...right, PersonSearchRequest: { SubjektId: { [name]: secret }, Geburtsdatum: [birth] } },
    { [name]: pid, [email]: birth },
  ]
  for (const body of [right, right, ...wrong])
    await call(server, path, { body: JSON.stringify(body), headers: { 'idempotency-key': secret } })
  await call(server, path, { body: `{"${name}": "${pid}` })
  await call(server, `/steuernnp?subjektid=${pid}&birth=${day}.${month}.${year}&name=${encodeURIComponent(name)}`, {
    method: 'GET',
    headers: { accept: 'text/html' },
  })
  await call(server, `/${encodeURIComponent(name)}/${pid}?token=${secret}`, {
    method: 'GET',
    headers: { accept: 'text/html', cookie: `__Host-office=${secret}`, referer: `https://x/?pid=${pid}` },
  })
  await call(server, `/%zz${pid}${encodeURIComponent(name)}`, { method: 'GET' })
  const fields = new URLSearchParams({ pid, day, month, year, name, key: secret, legalForm: 'natural-person' })
  await call(server, '/steuernnp', { body: fields.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } })
}

/** The workspace: an account, its things, and everything that a database or a check refuses. */
export async function workInWorkspace(
  server: RunningServer,
  world: World,
  { pid, birth, name, firstName, email, secret }: Person,
): Promise<void> {
  const account = { displayName: `${firstName} ${name}`, email, password: secret }
  for (let time = 0; time < 2; time += 1) await call(server, '/api/auth/register', { body: JSON.stringify(account) })
  const basic = (password: string): string => `Basic ${Buffer.from(`${email}:${password}`).toString('base64')}`
  for (const password of [secret, `${secret} wrong`])
    await call(server, '/api/auth', { method: 'GET', headers: { authorization: basic(password) } })
  await call(server, '/api/auth/access-token', { method: 'GET', headers: { authorization: `Bearer ${secret}` } })
  const { headers } = world.people.admin
  const send = (path: string, input: unknown): Promise<string> => call(server, path, { headers, body: JSON.stringify(input) })
  const id = randomUUID()
  const contact = { id, name, lastName: firstName, email, birthday: birth, notes: `${pid} ${secret}` }
  for (let time = 0; time < 2; time += 1) await send('/api/contacts-app/add-contact', { newContact: contact })
  await send('/api/contacts-app/add-contact', { newContact: { ...contact, id: name, birthday: email } })
  await send('/api/contacts-app/add-contact', { newContact: { ...contact, id: randomUUID(), notes: `\0${pid}${name}` } })
  await send('/api/notes-app/create-note', { note: { id: randomUUID(), title: name, description: `${pid} ${birth} ${email}` } })
  await send('/api/mail-app/send-mail', {
    id: randomUUID(),
    to: [{ name, email }],
    cc: [],
    bcc: [],
    subject: `${name} ${pid}`,
    message: `<p>${birth} ${secret}</p>`,
    fileIds: [],
  })
  await send('/api/files/begin', { name: `${name} ${pid}.pdf`, type: email, size: -1 })
  await send('/api/file-manager-app/new-folder', { name: `${name} ${pid}`, parentId: null })
  await call(server, `/api/search?q=${encodeURIComponent(name)}`, { method: 'GET', headers })
  await call(server, `/api/contacts-app/contacts?q=${encodeURIComponent(email)}&after=${encodeURIComponent(name)}`, {
    method: 'GET',
    headers,
  })
}

/** The desk finds the person, enters a request for them, and mistypes. */
export async function workAtDesk(server: RunningServer, world: World, { pid, birth, name, secret }: Person): Promise<void> {
  const why = { reason: 'supervision', note: `${name} ${secret}` }
  const send = (path: string, input: unknown): Promise<string> =>
    call(server, `/api/office/${path}`, {
      headers: { ...world.people['office-lead'].headers, 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(input),
    })
  const filters = { kind: 'cases', period: new Date().getFullYear() - 1 }
  for (const who of [{ pid }, { name }, { pid: name }, { [name]: pid }]) await send('search', { filters, who, why })
  await send('search/export', { filters, who: { pid }, why, language: 'de' })
  await send('dossier', { id: `${name}${pid}`, why })
  const entry = {
    legalForm: 'natural-person',
    pid,
    period: filters.period,
    wish: birth,
    channel: 'letter',
    arrivedOn: birth,
    ground: 'illness',
    note: name,
  }
  await send('entries', entry)
  await send('entries', { ...entry, pid: name, wish: name })
  await send('views/save', { name: `${name} ${pid}`, filters: { kind: name } })
}

/** A visit with a browser: form, workspace and desk, and what is left of it in the browser and in its addresses. */
export async function visit(
  browser: Browser,
  server: RunningServer,
  world: World,
  { pid, birth, name, email, secret }: Person,
): Promise<readonly Sink[]> {
  const [year = '', month = '', day = ''] = birth.split('-')
  const token = (world.people.admin.headers['authorization'] ?? '').replace('Bearer ', '')
  const origins = [{ origin: server.address, localStorage: [{ name: 'jwt_access_token', value: token }] }]
  const context = await browser.newContext({ baseURL: server.address, locale: 'de-CH', storageState: { cookies: [], origins } })
  const addresses: string[] = []
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  // What comes after # is no part of what is asked for, and is gone at once.
  await page.goto(`/steuernnp#subjektid=${pid}&birth=${day}.${month}.${year}`)
  await page.waitForFunction(() => location.hash === '')
  page.on('request', (request) => void addresses.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('framenavigated', (frame) => void addresses.push(frame.url()))
  for (const deadline of ['99.99.2026', `30.11.${new Date().getFullYear() + 1}`]) {
    await page.getByLabel('Frist bis *', { exact: true }).fill(deadline)
    await page.getByRole('button', { name: 'Absenden', exact: true }).click()
    await page.waitForTimeout(500)
  }
  // The answer stays in the tab until somebody has done with it, by decision 0018.
  await page
    .getByRole('button', { name: /^(Fertig|Zurück)$/ })
    .first()
    .click()
  await page.waitForTimeout(500)
  for (const path of ['/apps/contacts', '/apps/notes', '/desk', '/login']) await page.goto(path).then(() => page.waitForTimeout(600))
  await page.goto('/login')
  for (const [label, text] of [
    [/^Username|^Benutzer/, email],
    [/^Passwor/, `${secret} ${name}`],
  ] as const)
    await page
      .getByLabel(label)
      .first()
      .fill(text)
      .catch(() => undefined)
  await page.keyboard.press('Enter')
  await page.waitForTimeout(500)
  const sinks = await leftIn(context, page)
  await context.close()
  return [...sinks, { name: 'addresses', content: addresses.join('\n') }]
}

/** What outlives the visit. The token of the session lies in local storage by decision 0070, and is none of the planted values. */
export async function leftIn(context: BrowserContext, page: Page): Promise<readonly Sink[]> {
  const stored = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = (await Promise.all(stores.map((store) => store.keys()))).flat()
    const texts = await Promise.all(kept.map(async (request) => `${request.url} ${(await (await caches.match(request))?.text()) ?? ''}`))
    return {
      'local storage': JSON.stringify(localStorage),
      'session storage': JSON.stringify(sessionStorage),
      caches: texts.join(),
      databases: JSON.stringify(await indexedDB.databases()),
    }
  })
  const cookies = JSON.stringify(await context.cookies())
  return Object.entries({ ...stored, cookies, 'address bar': page.url() }).map(([name, content]) => ({ name: `browser: ${name}`, content }))
}
