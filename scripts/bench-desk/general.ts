import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { startServerProcess } from '../bench/server-process.ts'
import { benchDatabase, benchPlace } from '../bench/submit-database.ts'
import { loadForm, type FormLoad } from './form-load.ts'
import { benchIssuer } from './officer.ts'

const newDeadline = '2027-06-30'
const perSecond = 40
const quietSeconds = 20
const mostSeconds = 180
const unlimited = { SUBMITS_PER_MINUTE: '1000000', MISSES_PER_ADDRESS: '1000000', MISSES_PER_NETWORK: '1000000', LOG_LEVEL: 'warn' }

/** A general extension over so many cases by a worker of its own, while people come to the form as in the busiest second of the largest canton. */
export async function benchGeneral(cases: number): Promise<boolean> {
  const place = await benchPlace()
  const stops: (() => Promise<void>)[] = [place.local.stop]
  try {
    const database = await benchDatabase(place, cases)
    stops.push(database.stop)
    const environment = { DATABASE_URL: database.url, ...unlimited }
    const server = await startServerProcess(environment)
    stops.push(server.stop)
    const owner = new pg.Client({ connectionString: database.url })
    await owner.connect()
    stops.push(() => owner.end())
    stops.push(startWorker(environment))
    const load = { url: server.url, people: database.people, perSecond }
    await loadForm({ ...load, first: 1, until: wait(3000) })
    const quiet = await loadForm({ ...load, first: 100_001, until: wait(quietSeconds * 1000) })

    await startGeneral(owner, cases)
    const done = untilDone(owner)
    const busy = await loadForm({ ...load, first: 200_003, until: done })
    return told(cases, { quiet, busy, ...(await done), ...(await leftOf(owner)) })
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}

type Seen = {
  readonly quiet: FormLoad
  readonly busy: FormLoad
  readonly seconds: number
  readonly raised: number
  readonly left: number
  readonly twice: number
}

function told(cases: number, { quiet, busy, seconds, raised, left, twice }: Seen): boolean {
  const written = ({ sent, failed, p50, p99 }: FormLoad): string =>
    `${sent} requests, ${failed} failed, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`
  console.log(
    `general: ${raised} of ${cases} cases extended in ${seconds.toFixed(1)} s (limit ${mostSeconds} s), ${Math.round(cases / seconds)} cases a second`,
  )
  console.log(`cases left behind: ${left}, extended twice: ${twice}`)
  console.log(`form quiet, ${perSecond} a second: ${written(quiet)}`)
  console.log(`form meanwhile: ${written(busy)}, ${(busy.p99 / quiet.p99).toFixed(2)} of its quiet p99 (limit 2)`)
  return seconds < mostSeconds && busy.p99 <= 2 * quiet.p99 && left === 0 && twice === 0 && quiet.failed + busy.failed === 0
}

function startWorker(environment: Readonly<Record<string, string>>): () => Promise<void> {
  const child = spawn('node', [projectPath('src/main/start.ts'), 'worker'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
}

/** Proposed by one and started by another, by the functions that the desk calls. */
async function startGeneral(owner: pg.Client, cases: number): Promise<void> {
  const [clerk, lead] = [await aSession(owner, 'office-clerk'), await aSession(owner, 'office-lead')]
  const terms = [
    "'musterland'",
    '2026::smallint',
    'null',
    "array['employed']",
    "'2027-03-31'",
    "'2027-03-31'",
    `'${newDeadline}'`,
    "'Probe'",
    cases,
    cases,
  ]
  const { rows } = await owner.query<{ id: string }>(`select desk.propose_general($1, $2, ${terms.join(', ')}) as id`, [clerk, benchIssuer])
  await owner.query("select desk.act_on_general($1, $2, 'musterland', $3, 'start', 'Probe')", [lead, benchIssuer, rows[0]?.id])
}

async function aSession(owner: pg.Client, role: string): Promise<Buffer> {
  const hash = createHash('sha256').update(randomBytes(32)).digest()
  await owner.query('insert into desk.office_session (id_hash, issuer, subject, name, realm_roles) values ($1, $2, $3, $3, array[$3])', [
    hash,
    benchIssuer,
    role,
  ])
  return hash
}

async function untilDone(owner: pg.Client): Promise<{ readonly seconds: number; readonly raised: number }> {
  for (;;) {
    await wait(250)
    const { rows } = await owner.query<{ state: string; seconds: number; raised: number }>(
      'select state, ran_seconds as seconds, raised from desk.general_extension',
    )
    const [row] = rows
    if (row?.state === 'done') return row
  }
}

async function leftOf(owner: pg.Client): Promise<{ readonly left: number; readonly twice: number }> {
  const { rows } = await owner.query<{ left: number; twice: number }>(`
    select (select count(*)::int from extension.tax_case where canton = 'musterland' and deadline < '${newDeadline}') as left,
      (select count(*)::int - count(distinct pid)::int from desk.general_batch, unnest(pids) pid) as twice`)
  return rows[0] ?? { left: Number.NaN, twice: Number.NaN }
}
