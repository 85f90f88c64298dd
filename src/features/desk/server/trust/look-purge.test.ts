import { expect, it, onTestFinished } from 'vitest'
import { aDatabaseForThisTest, type TestDatabase } from '../../../../../scripts/testing/database.ts'
import { connect, createPool } from '../../../../platform/database.ts'
import { verifyLooks } from './look-check.ts'

/** Two looks of 2024 and one of 2026, all sealed. */
async function looksOfThen(): Promise<TestDatabase> {
  const database = await aDatabaseForThisTest()
  for (const at of ['2024-01-10', '2024-02-10', '2026-03-01']) {
    await database.owner.query(
      `insert into desk.look (canton, at, officer, officer_name, action, reason, question, subjects)
       values ('musterland', $1, 'clara', 'Clara Muster', 'dossier', 'call', '{}', '{natural-person 123456}')`,
      [at],
    )
  }
  await seal(database)
  return database
}

const seal = ({ owner }: TestDatabase) => owner.query("select extension.pass_on('musterland', 500, false)")
const removeAfter = async ({ owner }: TestDatabase, days: number): Promise<number> =>
  (await owner.query<{ removed: number }>("select desk.purge_looks('musterland', $1, 100) as removed", [days])).rows[0]?.removed ?? 0
const verdict = ({ owner }: TestDatabase) => verifyLooks(connect(owner), 'musterland')

it('looks go after their days, and the record is whole before and after that is sealed', async () => {
  const database = await looksOfThen()

  expect(await verdict(database)).toEqual({ kind: 'whole', looks: 3, waiting: 0 })
  expect(await removeAfter(database, 730)).toBe(2)
  expect(await verdict(database)).toEqual({ kind: 'whole', looks: 1, waiting: 0 })
  await seal(database)
  expect(await verdict(database)).toEqual({ kind: 'whole', looks: 1, waiting: 0 })
})

it('control: a look that somebody removed by hand breaks the record, whatever the chain says of older ones', async () => {
  const database = await looksOfThen()
  await removeAfter(database, 730)
  const client = await database.owner.connect()
  await client.query('begin; set local session_replication_role = replica; delete from desk.look; commit')
  client.release()

  expect(await verdict(database)).toMatchObject({ kind: 'broken', fault: expect.stringContaining('was sealed and is gone') })
})

it('a removal before the year was over counts for nothing', async () => {
  const database = await looksOfThen()
  await database.owner.query(
    `insert into extension.outbox (canton, action, at, detail)
     values ('musterland', 'looks-purged', platform.moment(), jsonb_build_object('before', platform.moment(), 'looks', 3))`,
  )
  const client = await database.owner.connect()
  await client.query('begin; set local session_replication_role = replica; delete from desk.look; commit')
  client.release()

  expect(await verdict(database)).toMatchObject({ kind: 'broken' })
})

it('what removes by the rules leaves the door closed behind it', async () => {
  const { url } = await looksOfThen()
  const pool = createPool({ url, connections: 1 }, () => {})
  onTestFinished(() => pool.end())
  const client = await pool.connect()
  await client.query("begin; select desk.purge_looks('musterland', 365, 100)")

  await expect(client.query('delete from desk.look')).rejects.toThrow('what happened cannot be changed')

  await client.query('rollback')
  client.release()
})
