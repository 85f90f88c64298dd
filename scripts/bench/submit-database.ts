import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import type { Pool } from 'pg'
import { projectPath } from '../../src/main/project.ts'
import { createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { createDatabase, startLocalPostgres, type LocalPostgres } from '../local-postgres.ts'

export type BenchDatabase = {
  readonly url: string
  readonly cases: number
  /** Natural persons with the numbers 1 to this one, each with one case that can be extended day by day. */
  readonly people: number
  readonly grantedShare: () => Promise<number>
  /** What a stored request takes, with its indexes and its line in the outbox. */
  readonly bytesPerRequest: () => Promise<number>
  readonly stop: () => Promise<void>
}
export type BenchPlace = { readonly local: LocalPostgres; readonly births: string }

/** A day of their own for the legal clock: at the end of a year hardly anything is left to ask for. */
const clock = '2026-03-10T12:00:00Z'
const birthDates = 1000

/** A durable local PostgreSQL, and the birth dates of its people in order. */
export async function benchPlace(): Promise<BenchPlace> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-bench-`)
  const settings = ['shared_buffers=1GB', 'max_wal_size=6GB', 'checkpoint_timeout=30min', 'maintenance_work_mem=512MB']
  const local = await startLocalPostgres({ folder: `${folder}/data`, isTemporary: true, settings })
  const births = `${folder}/births.txt`
  const lines = Array.from({ length: birthDates }, (_, at) => birthDate(at))
  await writeFile(births, lines.join('\n'))
  return { local, births }
}

/** A register of so many cases: up to 900,000 persons in the canton that is asked, the rest spread over other cantons. */
export async function benchDatabase({ local }: BenchPlace, cases: number): Promise<BenchDatabase> {
  const name = `bench_${cases}`
  await createDatabase(local.url('postgres'), name)
  const pool = createPool({ url: local.url(name), connections: 2 }, () => {})
  await migrate(pool, projectPath('db/migrations'), () => {})
  await pool.query(`alter database ${name} set app.clock = '${clock}'`)
  const people = Math.min(cases, 900_000)
  await fill(pool, cases, people)
  return {
    url: local.url(name),
    cases,
    people,
    grantedShare: async () => {
      const { rows } = await pool.query<{ share: number }>("select avg((outcome = 'granted')::int)::float8 as share from extension.request")
      return rows[0]?.share ?? 0
    },
    bytesPerRequest: async () => {
      const { rows } = await pool.query<{ bytes: number }>(`
        select (select sum(pg_total_relation_size(relid)) from pg_partition_tree('extension.request') where isleaf)::float8 / count(*)
          + pg_total_relation_size('extension.outbox')::float8 / count(*) as bytes from extension.request`)
      return rows[0]?.bytes ?? 0
    },
    stop: () => pool.end(),
  }
}

async function fill(pool: Pool, cases: number, people: number): Promise<void> {
  const client = await pool.connect()
  await client.query('set statement_timeout = 0')
  await client.query('alter table extension.tax_case drop constraint tax_case_canton_legal_form_pid_fkey')
  const everybody = `
    select case when n <= ${people} then 'musterland' else 'canton-' || lpad(((n - ${people}) % 25)::text, 2, '0') end as canton,
      case when n <= ${people} then n else (n - ${people}) / 25 + 1 end as pid, n
    from generate_series(1, ${cases}) n`
  await client.query(`
    insert into extension.person (canton, legal_form, pid, name, first_name, birth_date)
    select canton, 'natural-person', pid, 'Muster-' || md5(n::text), 'Andrea', date '1940-01-01' + ((pid - 1) % ${birthDates}) * 20 from (${everybody}) e`)
  await client.query(`
    insert into extension.tax_case (canton, legal_form, pid, period, deadline, base_deadline)
    select canton, 'natural-person', pid, 2026, date '2027-03-31', date '2027-03-31' from (${everybody}) e`)
  await client.query('vacuum analyze extension.person, extension.tax_case')
  await client.query('checkpoint')
  client.release()
}

function birthDate(at: number): string {
  return new Date(Date.UTC(1940, 0, 1) + at * 20 * 86_400_000).toISOString().slice(0, 10)
}
