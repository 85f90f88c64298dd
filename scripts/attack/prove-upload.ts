import type { Browser } from 'playwright-core'
import { makeWorld } from '../access/world.ts'
import { launchChromium } from '../measure/chromium.ts'
import type { Proof } from '../proof.ts'
import { askMeanwhile, setOff, unpackedWithoutLimit } from './bombs.ts'
import { checked, someOf } from './check.ts'
import { watchAttacks } from './html/detector.ts'
import type { Caller } from './html/store.ts'
import { startRig } from './rig.ts'
import { files, upload, type HostileFile } from './upload-files.ts'

const longestAnswer = 15_000
const longestWait = 3000
const mostMegabytes = 400
const opened = 4

type Kept = HostileFile & { readonly id: string }

/** Hostile files and names: kept, handed out, opened in a browser, and never run as something of ours. */
export async function* proveUpload(): AsyncGenerator<readonly Proof[]> {
  const rig = await startRig()
  const server = await rig.startServer()
  const browser = await launchChromium()
  try {
    const world = await makeWorld(rig)
    const caller = { address: server.address, headers: world.people.admin.headers }
    const kept: Kept[] = []
    for (const file of files) {
      const id = await upload(caller, file)
      if (id !== undefined) kept.push({ ...file, id })
    }
    const cookie = await openStore(caller)
    const badHeaders = await headerFaultsOf(caller, kept, cookie)
    const ran = await openInBrowser(browser, caller, kept, cookie)
    const control = await serveAsClaimed(browser)
    yield [
      checked({
        check: 'upload: hostile files handed out without disposition, nosniff, sandbox or with a type that runs',
        target: '0',
        measured: `${badHeaders.length} of ${kept.length} kept (${files.length - kept.length} refused)${someOf(badHeaders)}`,
        isMet: badHeaders.length === 0 && kept.length > 200,
        control: `${control.bare} of ${control.tried} where files are served by their ending`,
        isControlRed: control.bare > 0,
      }),
      checked({
        check: 'upload: hostile files that run, ask another host or open a dialog when opened in a browser',
        target: '0',
        measured: `${ran.faults.length} of ${ran.tried} opened (${ran.saved} saved, not shown)${someOf(ran.faults)}`,
        isMet: ran.faults.length === 0 && ran.tried > 80,
        control: `${control.ran} of ${control.tried} run where files are served by their ending`,
        isControlRed: control.ran > 0,
      }),
    ]
    const before = (await server.condition()).megabytes
    const meanwhile = askMeanwhile(server)
    const blasts = await setOff(caller)
    const waited = await meanwhile.stop()
    const more = (await server.condition()).megabytes - before
    const carelessRead = unpackedWithoutLimit()
    const bad = blasts
      .filter(({ status, ms }) => status === 0 || status >= 500 || ms > longestAnswer)
      .map(({ what, status, ms }) => `${what}: ${status} after ${ms.toFixed(0)} ms`)
    const slowest = blasts.toSorted((one, other) => other.ms - one.ms)[0]
    yield [
      checked({
        check: 'upload: bombs in imports that break or hold up the server',
        target: `0, others wait at most ${longestWait} ms, at most ${mostMegabytes} MB more`,
        measured: `${bad.length} of ${blasts.length}, slowest ${slowest?.ms.toFixed(0)} ms (${slowest?.what}), others waited ${waited.toFixed(0)} ms, ${more.toFixed(0)} MB more${someOf(bad)}`,
        isMet: bad.length === 0 && waited <= longestWait && more <= mostMegabytes,
        control: `${carelessRead.sent.toFixed(1)} MB become ${carelessRead.unpacked.toFixed(0)} MB where a body is unpacked without limit`,
        isControlRed: carelessRead.unpacked > 50 * carelessRead.sent,
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rig.stop()
  }
}

async function openStore({ address, headers }: Caller): Promise<string> {
  const reply = await fetch(`${address}/api/file-manager-app/open-store`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
  })
  return (reply.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

const contentPath = '/api/file-manager-app/content?fileId='

async function headerFaultsOf({ address }: Caller, kept: readonly Kept[], cookie: string): Promise<readonly string[]> {
  const faults: string[] = []
  for (const { id, name } of kept) {
    const reply = await fetch(`${address}${contentPath}${id}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    await reply.arrayBuffer()
    const read = (header: string): string => reply.headers.get(header) ?? ''
    const isSafe =
      reply.ok &&
      /^(attachment|inline); filename="[^"\r\n/\\]*"/.test(read('content-disposition')) &&
      read('x-content-type-options') === 'nosniff' &&
      /^sandbox;.*default-src 'none'/.test(read('content-security-policy')) &&
      !/allow-|unsafe-(eval|hashes)/.test(read('content-security-policy')) &&
      !/html|xml|svg|script|css|multipart|rfc822/.test(read('content-type'))
    if (!isSafe) faults.push(`${name.slice(0, 40)} ${reply.status} ${read('content-type')} ${read('content-disposition').slice(0, 30)}`)
  }
  return faults
}

async function openInBrowser(
  browser: Browser,
  { address }: Caller,
  kept: readonly Kept[],
  cookie: string,
): Promise<{ readonly tried: number; readonly saved: number; readonly faults: readonly string[] }> {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block', acceptDownloads: true })
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([{ name, value, domain: '127.0.0.1', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' }])
  const faults = await watchAttacks(context, address)
  const some = kept.filter((_, at) => at % opened === 0)
  let saved = 0
  for (const { id } of some) {
    const page = await context.newPage()
    page.on('download', (download) => {
      saved += 1
      void download.cancel()
    })
    await page.goto('/offline', { waitUntil: 'commit' })
    // Our own page leads there, as a link in the file manager does.
    await page.evaluate((way) => location.assign(way), `${contentPath}${id}`).catch(() => undefined)
    await page.waitForTimeout(120)
    await page.close()
  }
  await context.close()
  return { tried: some.length, saved, faults }
}

const believed: Readonly<Record<string, string>> = {
  html: 'text/html',
  svg: 'image/svg+xml',
  xml: 'text/xml',
  xhtml: 'application/xhtml+xml',
  js: 'text/javascript',
  txt: 'text/plain',
  png: 'image/png',
}

/** The control: the same files and the same detector, where a server believes the ending and says nothing more. */
async function serveAsClaimed(browser: Browser): Promise<{ readonly tried: number; readonly bare: number; readonly ran: number }> {
  const address = 'http://127.0.0.1:9'
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const faults = await watchAttacks(context, address)
  const some = files.filter((_, at) => at % opened === 0)
  let ran = 0
  for (const { name, content } of some) {
    const page = await context.newPage()
    await page.route(`${address}/**`, (route) =>
      route.fulfill({ contentType: believed[name.split('.').at(-1) ?? ''] ?? 'text/html', body: Buffer.from(content) }),
    )
    const before = faults.length
    await page.goto(`${address}/`, { waitUntil: 'commit' }).catch(() => undefined)
    await page.waitForTimeout(60)
    if (faults.length > before) ran += 1
    await page.close()
  }
  await context.close()
  return { tried: some.length, bare: some.length, ran }
}
