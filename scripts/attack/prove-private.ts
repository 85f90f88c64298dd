import { randomBytes, randomUUID } from 'node:crypto'
import { appendFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import type { Pool } from 'pg'
import { makeWorld, type World } from '../access/world.ts'
import { launchChromium } from '../measure/chromium.ts'
import type { Proof } from '../proof.ts'
import { checked, someOf } from './check.ts'
import { birthFormats, searchPlanted, sinksOfFolder, type Planted, type Sink } from './planted/search.ts'
import { askAsProgram, leftIn, visit, workAtDesk, workInWorkspace, type Person } from './private-visits.ts'
import { startRig, type Rig, type RunningServer } from './rig.ts'

/** What an operator sets so that the database's own log quotes no row, see docs/operator/logs.md. */
const quiet = [
  'log_error_verbosity = terse',
  'log_parameter_max_length = 0',
  'log_parameter_max_length_on_error = 0',
  "log_statement = 'none'",
]

/** Planted values go through form, desk and workspace, with errors of every kind; none of them may turn up where things are noted. */
export async function* provePrivate(): AsyncGenerator<readonly Proof[]> {
  const rig = await startRig()
  const traces = await startCollector()
  for (const setting of quiet) await rig.owner.query(`alter system set ${setting}`)
  await rig.owner.query('select pg_reload_conf()')
  const server = await rig.startServer({ TRACES_URL: traces.address, LOG_LEVEL: 'info' })
  const worker = await rig.startWorker({
    TRACES_URL: traces.address,
    LOG_LEVEL: 'info',
    DELIVERY_URL: 'http://127.0.0.1:9/',
    DELIVERY_TOKEN: 'none',
  })
  const browser = await launchChromium()
  try {
    const world = await makeWorld(rig)
    const person = await plantPerson(rig.owner)
    const planted = plantedOf(person)
    await askAsProgram(server, person)
    await workInWorkspace(server, world, person)
    await workAtDesk(server, world, person)
    const broken = await breakDatabase(rig, server, world, person)
    const left = await visit(browser, server, world, person)
    const metrics = { name: 'metrics', content: await (await fetch(`${server.address}/metrics`)).text() }
    await wait(6000)
    const passing = await sinksOfFolder(rig.passing)
    await server.stop()
    await worker.stop()
    const logs = await sinksOfFolder(rig.logs)
    const sinks = [...logs, ...passing, ...left, metrics, { name: 'traces', content: traces.received() }]
    const hits = searchPlanted(planted, sinks)
    const bytes = sinks.reduce((sum, { content }) => sum + content.length, 0)
    const isFull = logs.filter(({ content }) => content.length > 0).length >= 3 && traces.received().length > 0 && broken > 0
    const control = await proveFound({ rig, browser, world, person, planted })
    yield [
      checked({
        check: 'private: planted values in logs, traces, metrics, browser and passing files',
        target: '0',
        measured: `${hits.length} of ${Object.keys(planted).length} values in 14 encodings in ${sinks.length} places, ${(bytes / 1e6).toFixed(1)} MB, ${broken} database errors brought about${someOf(hits)}`,
        isMet: hits.length === 0 && isFull,
        control: `${control.found} of ${control.leaks} planted leaks found (${control.told})`,
        isControlRed: control.found === control.leaks,
      }),
    ]
  } finally {
    await browser.close()
    await Promise.all([server.stop(), worker.stop()])
    await rig.stop()
    traces.stop()
  }
}

async function plantPerson(owner: Pool): Promise<Person> {
  const mark = randomBytes(4).toString('hex')
  const [birth, name, firstName] = ['1934-11-07', `Quittenbäumli-${mark}`, `Zoë${mark}`]
  const { rows } = await owner.query<{ pid: number }>(
    `update extension.person set birth_date = $1, name = $2, first_name = $3
     where canton = 'musterland' and legal_form = 'natural-person' and pid = 204518 returning pid`,
    [birth, name, firstName],
  )
  const pid = rows[0]?.pid
  if (pid === undefined) throw new Error('there is nobody in the register to plant')
  return { pid: String(pid), birth, name, firstName, email: `zoe.${mark}@quitten.example`, secret: randomBytes(24).toString('base64url') }
}

function plantedOf({ pid, birth, name, firstName, email, secret }: Person): Planted {
  return { pid, name, 'first name': firstName, 'e-mail': email, 'token, cookie, key and password': secret, ...birthFormats(birth) }
}

/** A constraint that everything planted breaks, so that the database refuses rows with the values in them. Tells how many it refused. */
async function breakDatabase({ owner }: Rig, server: RunningServer, world: World, { name, email, birth, pid }: Person): Promise<number> {
  await owner.query('alter table contacts.contact add constraint planted_length check (length(name) < 5) not valid')
  const newContact = { id: randomUUID(), name, email, birthday: birth, notes: pid }
  const asked = {
    method: 'POST',
    headers: { ...world.people.admin.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ newContact }),
  }
  let refused = 0
  for (let time = 0; time < 3; time += 1)
    refused += Number((await fetch(`${server.address}/api/contacts-app/add-contact`, asked)).status === 500)
  await owner.query('alter table contacts.contact drop constraint planted_length')
  // Rows under row-level security are never quoted. Those of the register are, when an import meets a row that is there.
  const again = 'insert into extension.person select * from extension.person where pid = $1'
  await owner.query(again, [pid]).catch(() => (refused += 1))
  return refused
}

type Control = { readonly rig: Rig; readonly browser: Browser; readonly world: World; readonly person: Person; readonly planted: Planted }

/** The control: the database speaks as it does by default, and one value is left in every other place. */
async function proveFound({
  rig,
  browser,
  world,
  person,
  planted,
}: Control): Promise<{ readonly leaks: number; readonly found: number; readonly told: string }> {
  await rig.owner.query('alter system reset log_error_verbosity')
  await rig.owner.query('select pg_reload_conf()')
  await wait(500)
  const server = await rig.startServer()
  await breakDatabase(rig, server, world, person)
  await appendFile(`${rig.logs}/server-1.log`, `{"planted":"${Buffer.from(`x${person.secret}`).toString('base64')}"}\n`)
  await writeFile(`${rig.passing}/planted`, encodeURIComponent(person.name))
  const page = await browser.newPage({ baseURL: server.address })
  await page.goto('/')
  await page.evaluate((pid) => {
    localStorage.setItem('planted', pid)
    document.cookie = `planted=${pid}`
    history.pushState(null, '', `/?planted=${pid}`)
  }, person.pid)
  await wait(500)
  const sinks: readonly Sink[] = [
    ...(await sinksOfFolder(rig.logs)),
    ...(await sinksOfFolder(rig.passing)),
    ...(await leftIn(page.context(), page)),
  ]
  await page.close()
  await server.stop()
  const hits = searchPlanted(planted, sinks)
  const places = ['postgres.log', 'server-1.log', 'planted', 'browser: local storage', 'browser: cookies', 'browser: address bar']
  const found = places.filter((place) => hits.some((hit) => hit.endsWith(` in ${place}`)))
  return { leaks: places.length, found: found.length, told: found.join(', ') }
}

/** Takes traces as a collector does, and keeps the bytes. */
async function startCollector(): Promise<{ readonly address: string; readonly received: () => Buffer; readonly stop: () => void }> {
  const bytes: Buffer[] = []
  const collector = createServer((request, response) => {
    request.on('data', (part: Buffer) => void bytes.push(part)).on('end', () => response.end())
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo // it listens on a port
  return { address: `http://127.0.0.1:${port}`, received: () => Buffer.concat(bytes), stop: () => void collector.close() }
}
