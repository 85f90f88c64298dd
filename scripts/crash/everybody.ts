import { mkdir } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { createDatabase, startLocalPostgres } from '../local-postgres.ts'
import { seededRandom, type Random } from './seeded-random.ts'
import { serviceProcess, type ServiceProcess } from './service-process.ts'
import { controlFound, promiseKept, type Verdict } from './verdict.ts'
import type { Finding } from './findings.ts'

type Options = { readonly folder: string; readonly seed: number }
type Scene = { readonly folder: string; readonly database: string; readonly owner: pg.Client; readonly random: Random }

const cases = 60_000
const kills = 12
const patience = 240_000
const start = projectPath('src/main/start.ts')
const hasty = projectPath('scripts/crash/planted/hasty-extension.ts')

/** Kills the worker again and again in the middle of a general extension; then once more with a worker that moves place and cases apart. */
export async function runEverybody(options: Options, tell: (line: string) => void): Promise<readonly Verdict[]> {
  tell(`general extension of ${cases} cases, its worker killed ${kills} times`)
  const kept = await inScene(options, 'everybody', async (scene) => {
    const killed = await extendUnderKills(scene, [start, 'worker'])
    tell(`worker killed ${killed} times before the end`)
    return [...(await findings(scene.owner)), { name: 'worker never killed in the middle', found: killed > 0 ? 0 : 1 }].map(promiseKept)
  })
  tell('control place and cases in two transactions')
  const control = await inScene(options, 'everybody-control', async (scene) => {
    await extendUnderKills(scene, [hasty])
    return controlFound('place and cases in two transactions', await leftBehind(scene.owner))
  })
  return [...kept, control]
}

async function inScene<T>({ folder, seed }: Options, name: string, act: (scene: Scene) => Promise<T>): Promise<T> {
  const own = `${folder}/${name}`
  await mkdir(own, { recursive: true })
  const local = await startLocalPostgres({ folder: `${own}/data`, isTemporary: true })
  try {
    await createDatabase(local.url('postgres'), 'everybody')
    const database = local.url('everybody')
    const owner = new pg.Client({ connectionString: database })
    await owner.connect()
    try {
      await prepare(database, owner)
      return await act({ folder: own, database, owner, random: seededRandom(seed) })
    } finally {
      await owner.end()
    }
  } finally {
    await local.stop()
  }
}

/** Every third case is outside of the terms: two groups, and a deadline that is later already. */
async function prepare(database: string, owner: pg.Client): Promise<void> {
  const pool = createPool({ url: database, connections: 2 }, () => {})
  await migrate(pool, projectPath('db/migrations'), () => {})
  await pool.end()
  await owner.query(`
    insert into extension.person (canton, legal_form, pid, name, birth_date)
      select 'musterland', 'natural-person', n, 'Probe', '1980-01-01' from generate_series(1, ${cases}) n;
    insert into extension.tax_case (canton, legal_form, pid, period, deadline, base_deadline, taxpayer_group)
      select 'musterland', 'natural-person', n, 2025, case n % 6 when 0 then date '2026-12-31' else date '2026-03-31' end, '2026-03-31',
        case n % 6 when 3 then 'self-employed' else 'employed' end from generate_series(1, ${cases}) n;
    analyze extension.tax_case;
    insert into desk.general_extension (canton, period, legal_form, taxpayer_groups, old_from, old_to, deadline, reason, state, total, expected, proposer,
        proposer_name, started_at, starter, starter_name, place_form, running_since)
      values ('musterland', 2025, 'natural-person', array['employed'], '2026-03-31', '2026-12-31', '2026-06-30', 'Probe', 'running', ${cases}, 0, 'one',
        'Eine', now(), 'other', 'Andere', 'natural-person', clock_timestamp())`)
}

/** Says how often the worker was killed while there was work left. */
async function extendUnderKills({ folder, database, owner, random }: Scene, command: readonly string[]): Promise<number> {
  const environment = { DATABASE_URL: database, LOG_LEVEL: 'warn' }
  const worker: ServiceProcess = serviceProcess({ name: 'worker', command, environment, logFile: `${folder}/worker.log` })
  const until = performance.now() + patience
  let killed = 0
  try {
    while (performance.now() < until && (await stateOf(owner)).state !== 'done') {
      const { place } = await stateOf(owner)
      await worker.start()
      // A worker takes its time to start; it is killed a little after it has begun to work.
      while (performance.now() < until && (await isAt(owner, place))) await wait(20)
      await wait(random.between(10, 400))
      if (killed >= kills || (await stateOf(owner)).state === 'done') break
      await worker.kill()
      killed += 1
    }
    while (performance.now() < until && (await stateOf(owner)).state !== 'done') await wait(100)
    return killed
  } finally {
    await worker.kill()
  }
}

type State = { readonly state: string; readonly place: number }

async function stateOf(owner: pg.Client): Promise<State> {
  const { rows } = await owner.query<State>('select state, place_pid as place from desk.general_extension')
  return rows[0] ?? { state: 'gone', place: 0 }
}

async function isAt(owner: pg.Client, place: number): Promise<boolean> {
  const now = await stateOf(owner)
  return now.state !== 'done' && now.place === place
}

async function countOf(owner: pg.Client, text: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(`select (${text})::int as count`)
  return rows[0]?.count ?? Number.NaN
}

async function leftBehind(owner: pg.Client): Promise<Finding> {
  const text = "select count(*) from extension.tax_case where taxpayer_group = 'employed' and deadline < '2026-06-30'"
  return { name: 'cases left behind', found: await countOf(owner, text) }
}

async function findings(owner: pg.Client): Promise<readonly Finding[]> {
  const of = async (name: string, text: string): Promise<Finding> => ({ name, found: Math.abs(await countOf(owner, text)) })
  const raised = '(select raised from desk.general_extension)'
  const noted = `select sum((detail ->> 'raised')::int) from (
    select action, detail from extension.outbox union all select action, detail from extension.audit) n where action = 'general-batch'`
  return [
    await of('general extension not done', "select count(*) from desk.general_extension where state <> 'done'"),
    await leftBehind(owner),
    await of('extended twice', 'select count(*) - count(distinct pid) from desk.general_batch, unnest(pids) pid'),
    await of(
      'extended and not recorded',
      `select count(*) from extension.tax_case c where c.deadline = '2026-06-30'
      and c.pid not in (select unnest(pids) from desk.general_batch)`,
    ),
    await of(
      'counted otherwise than extended',
      `select ${raised} - (select count(*) from extension.tax_case where deadline = '2026-06-30')`,
    ),
    await of('chain otherwise than counted', `select ${raised} - (${noted})`),
    await of('looked at otherwise than once', `select (select walked from desk.general_extension) - ${cases}`),
    await of(
      'shortened or of another group',
      `select count(*) from extension.tax_case where (pid % 6 = 0 and deadline <> '2026-12-31')
      or (pid % 6 = 3 and deadline <> '2026-03-31')`,
    ),
  ]
}
