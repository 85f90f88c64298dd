import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { startServerProcess } from '../bench/server-process.ts'
import { requestOf } from '../crash/register.ts'
import { startLocalPostgres, type LocalPostgres } from '../local-postgres.ts'
import type { Proof } from '../proof.ts'
import { oldDatabase, programUntil, type OldDatabase } from './rig.ts'
import { underLoad, type Load } from './steady-load.ts'

const longestGap = 500
const delivered = '0030'
const beforeTheLast = '0080'

/** From the form that was delivered last to the newest one while people ask, the same through the real server, and what would have happened otherwise. */
export async function* proveMigrations(rows: number): AsyncGenerator<readonly Proof[]> {
  const folder = `${await mkdtemp(`${tmpdir()}/efristerstreckung-migrations-`)}/data`
  const local = await startLocalPostgres({ folder, isTemporary: true, settings: ['shared_buffers=512MB', 'max_wal_size=4GB'] })
  try {
    yield* proveOldForm(local, rows)
    yield* proveServer(local, rows)
  } finally {
    await local.stop()
  }
}

async function* proveOldForm(local: LocalPostgres, rows: number): AsyncGenerator<readonly Proof[]> {
  const database = await oldDatabase(local, 'old_form', delivered, rows)
  const load = await underLoad(database.submit, () => migrate(database.owner, projectPath('db/migrations'), () => {}))
  const stored = await storedRequests(database)
  yield [
    within(`from ${delivered} to the newest form with ${rows} persons, cases and requests`, load),
    {
      title: 'every submit that was answered is stored',
      isTrue: stored === rows + load.answered,
      figures: `${stored - rows} stored, ${load.answered} answered`,
    },
  ]

  const change = 'alter table extension.request add column probe integer'
  const patient = await underLoad(database.submit, () => behindLongTransaction(database, () => migrateOnce(database, change)))
  yield [within('a change of a table behind a transaction of 4 s', patient)]

  const impatient = 'alter table extension.request add column second_probe integer'
  const stalled = await underLoad(database.submit, () => behindLongTransaction(database, () => database.owner.query(impatient)))
  yield [beyond('the same change without a limit for its lock', stalled)]
  await database.owner.query('drop index extension.request_time, extension.request_rule, extension.case_state')
  const plain = await underLoad(database.submit, () =>
    database.owner.query(`begin;
      create index case_state on extension.tax_case (canton, state, period, legal_form, pid);
      create index request_time on extension.request (canton, received_at, id);
      create index request_rule on extension.request (canton, rule, received_at, id) where rule <> 'D6';
      commit`),
  )
  yield [beyond('the same indexes built in a transaction', plain)]
  await database.close()
}

/** The product as it ships, on the form before the last migrations, which run while it answers: it does not need them to answer. */
async function* proveServer(local: LocalPostgres, rows: number): AsyncGenerator<readonly Proof[]> {
  const database = await oldDatabase(local, 'served_form', beforeTheLast, rows)
  const settings = { DATABASE_URL: database.url, SUBMITS_PER_MINUTE: '1000000', LOG_LEVEL: 'silent' }
  const server = await startServerProcess(settings, [], await programUntil(beforeTheLast))
  let place = 0
  const submit = async (): Promise<void> => {
    place += 1
    const reply = await fetch(`${server.url}/BusinessAPI/efristerstreckung`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(requestOf(place)),
    })
    if (!reply.ok) throw new Error(`A request was answered ${reply.status}.`)
    await reply.arrayBuffer()
  }
  try {
    const load = await underLoad(submit, () => migrate(database.owner, projectPath('db/migrations'), () => {}))
    yield [within(`through the server, from ${beforeTheLast} to the newest form`, load)]
  } finally {
    await server.stop()
    await database.close()
  }
}

/** Somebody reads requests in a transaction of 4 seconds; the change comes right after them. */
async function behindLongTransaction({ url }: OldDatabase, change: () => Promise<unknown>): Promise<void> {
  const reader = new pg.Client({ connectionString: url })
  await reader.connect()
  await reader.query('begin; select count(*) from (select from extension.request limit 1) one')
  const changed = change()
  await wait(4000)
  await reader.query('commit')
  await reader.end()
  await changed
}

async function migrateOnce({ owner }: OldDatabase, text: string): Promise<void> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-migrations-`)
  await writeFile(`${folder}/9000_probe.sql`, text)
  await migrate(owner, folder, () => {})
}

async function storedRequests({ owner }: OldDatabase): Promise<number> {
  const { rows } = await owner.query<{ count: number }>('select count(*)::int as count from extension.request')
  return rows[0]?.count ?? 0
}

function within(title: string, load: Load): Proof {
  return { title, isTrue: load.gap <= longestGap && load.failed === 0, figures: told(load) }
}

function beyond(title: string, load: Load): Proof {
  return { title: `control: seen: ${title}`, isTrue: load.gap > longestGap, figures: told(load) }
}

function told({ gap, slowest, answered, failed, took }: Load): string {
  return `longest write gap ${Math.round(gap)} ms (limit ${longestGap}), longest wait ${Math.round(slowest)} ms, ${failed} errors in ${answered + failed} submits, ${(took / 1000).toFixed(1)} s`
}
