import { copyFile, cp, mkdtemp, readdir, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { dayAt } from '../../src/kit/plain-date.ts'
import { projectPath } from '../../src/main/project.ts'
import { appRole, createPool } from '../../src/platform/database.ts'
import { migrate } from '../../src/platform/migrate.ts'
import { fillRegister } from '../crash/register.ts'
import { createDatabase, type LocalPostgres } from '../local-postgres.ts'

const canton = 'musterland'
const migrations = projectPath('db/migrations')
const year = Number(dayAt(new Date(), 'Europe/Zurich').slice(0, 4))

/** A database in the form that the migrations up to a number give it, with so many persons, cases and requests. */
export type OldDatabase = {
  readonly url: string
  /** As the owner of the tables, without time limits. */
  readonly owner: pg.Pool
  /** What the product writes for a request that is granted, as the product connects, without the product: it does not run on a form this old. */
  readonly submit: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function oldDatabase(local: LocalPostgres, name: string, until: string, rows: number): Promise<OldDatabase> {
  await createDatabase(local.url('postgres'), name)
  const url = local.url(name)
  const owner = new pg.Pool({ connectionString: url, max: 4 })
  owner.on('connect', (client) => client.on('error', () => {})).on('error', () => {})
  await migrate(owner, await folderUntil(until), () => {})
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fillRegister(client, canton, rows)
  await fillRequests(client, rows)
  await client.query('vacuum analyze extension.person, extension.tax_case, extension.request')
  await client.end()
  const application = createPool({ url, connections: 10, role: appRole }, () => {})
  let place = 0
  return {
    url,
    owner,
    submit: async () => {
      place += 1
      await application.query(grantedSubmit, [canton, 100_000 + place, year])
    },
    close: async () => void (await Promise.all([owner.end(), application.end()])),
  }
}

/** The program as it was when there were no later migrations, as far as its check at the start can tell. */
export async function programUntil(last: string): Promise<string> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-program-`)
  for (const part of ['src', 'db/samples', 'dist', 'dist-server', 'cantons', 'package.json']) {
    await cp(projectPath(part), `${folder}/${part}`, { recursive: true })
  }
  await cp(await folderUntil(last), `${folder}/db/migrations`, { recursive: true })
  await symlink(projectPath('node_modules'), `${folder}/node_modules`)
  return folder
}

async function folderUntil(last: string): Promise<string> {
  const folder = await mkdtemp(`${tmpdir()}/efristerstreckung-migrations-`)
  const names = (await readdir(migrations)).filter((name) => name.slice(0, 4) <= last)
  for (const name of names) await copyFile(`${migrations}/${name}`, `${folder}/${name}`)
  return folder
}

async function fillRequests(client: pg.Client, rows: number): Promise<void> {
  await client.query(
    `insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline, new_deadline,
       message, reference, code)
     select $1, 2024 + n % 2, gen_random_uuid(), 100000 + n, 'natural-person', date '2025-09-30', now() - make_interval(secs => n), 'granted',
       case n % 10 when 0 then 'D1' else 'D6' end, '1-01234567', date '2025-03-31', date '2025-09-30', 'Die Fristerstreckung wurde bewilligt.',
       (24 + n % 2)::text || lpad(upper(to_hex(n)), 10, '0'), '00000000'
     from generate_series(0, $2::int - 1) n`,
    [canton, rows],
  )
}

const grantedSubmit = `
  with moved as (
    update extension.tax_case set deadline = make_date($3::int + 1, 9, 30), extensions = extensions + 1
    where canton = $1 and legal_form = 'natural-person' and pid = $2::int and period = $3::smallint and deadline = make_date($3::int + 1, 3, 31)
    returning deadline
  ), stored as (
    insert into extension.request (canton, period, id, pid, legal_form, wish, received_at, outcome, rule, configuration, old_deadline, new_deadline,
      message, reference, code)
    select $1, $3::smallint, gen_random_uuid(), $2::int, 'natural-person', deadline, platform.moment(), 'granted', 'D6', '1-01234567',
      make_date($3::int + 1, 3, 31), deadline, 'Die Fristerstreckung wurde bewilligt.',
      right($3::text, 2) || lpad(upper(to_hex($2::int)), 10, '0'), '00000000' from moved
    returning period, id, received_at
  )
  insert into extension.outbox (canton, action, at, period, request_id) select $1, 'granted', received_at, period, id from stored`
