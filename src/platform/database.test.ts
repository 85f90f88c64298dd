import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { appRole, connect } from './database.ts'

const mine = '018f0000-0000-7000-8000-000000000001'
const theirs = '018f0000-0000-7000-8000-000000000002'

it('the application acts as a role that owns nothing and cannot bypass row-level security', async () => {
  const { pool } = await aDatabaseForThisTest()

  const { rows } = await pool.query('select current_user as role, rolbypassrls, rolsuper from pg_roles where rolname = current_user')

  expect(rows).toEqual([{ role: appRole, rolbypassrls: false, rolsuper: false }])
  await expect(pool.query('create table platform.mine (id int)')).rejects.toMatchObject({ code: '42501' })
  await expect(pool.query('delete from extension.request')).rejects.toMatchObject({ code: '42501' })
})

it('a raw select sees only the rows of the workspace in force, and none without one', async () => {
  const { pool, owner } = await aDatabaseForThisTest()
  await owner.query("insert into platform.live_event (workspace_id, topic, key) values ($1, 'a', '1'), ($2, 'b', '2')", [mine, theirs])
  const db = connect(pool)

  const seen = await db.transaction().execute(async (tx) => {
    await sql`select set_config('app.workspace', ${mine}, true)`.execute(tx)
    return (await sql<{ topic: string }>`select topic from platform.live_event`.execute(tx)).rows
  })
  const outside = (await sql`select topic from platform.live_event`.execute(db)).rows

  expect(seen).toEqual([{ topic: 'a' }])
  expect(outside).toEqual([])
  expect((await owner.query('select 1 from platform.live_event')).rowCount).toBe(2)
})

it('refuses to write into another workspace', async () => {
  const { pool } = await aDatabaseForThisTest()
  const db = connect(pool)

  const write = db.transaction().execute(async (tx) => {
    await sql`select set_config('app.workspace', ${mine}, true)`.execute(tx)
    await sql`insert into platform.live_event (workspace_id, topic, key) values (${theirs}, 'x', '1')`.execute(tx)
  })

  await expect(write).rejects.toMatchObject({ code: '42501', routine: 'ExecWithCheckOptions' })
})

it('prepares a statement once per connection, however often it runs', async () => {
  const { pool } = await aDatabaseForThisTest({ connections: 1 })
  const db = connect(pool)

  for (let turn = 0; turn < 3; turn += 1) await sql`select ${turn}::int`.execute(db)

  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from pg_prepared_statements where statement like 'select $1::int%'`.execute(db)
  expect(rows).toEqual([{ count: 1 }])
})

it('gives calendar days as text', async () => {
  const { pool } = await aDatabaseForThisTest()

  const { rows } = await pool.query("select date '2026-02-28' as day")

  expect(rows).toEqual([{ day: '2026-02-28' }])
})

it('every table with a workspace has row-level security and a policy', async () => {
  const { owner } = await aDatabaseForThisTest()

  const { rows } = await owner.query(`
    select c.oid::regclass::text as table from pg_class c join pg_attribute a on a.attrelid = c.oid
    where a.attname = 'workspace_id' and c.relkind in ('r', 'p')
      and (not c.relrowsecurity or not exists (select from pg_policy p where p.polrelid = c.oid))`)

  expect(rows).toEqual([])
})
