import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it, onTestFinished } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import { projectPath } from '../main/project.ts'
import { createPool } from './database.ts'
import type { Events, Log } from './log.ts'
import { migrate } from './migrate.ts'

async function aFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(`${tmpdir()}/migrations-`)
  for (const [name, text] of Object.entries(files)) await writeFile(`${folder}/${name}`, text)
  return folder
}

function aLog(): { log: Log; events: (keyof Events)[] } {
  const events: (keyof Events)[] = []
  return { log: (event) => events.push(event), events }
}

it('applies what is new in order, once', async () => {
  const { owner } = await aDatabaseForThisTest()
  const { log, events } = aLog()
  const folder = await aFolder({ '0900_one.sql': 'create table one (id int)', '0901_two.sql': 'alter table one add column two int' })

  await migrate(owner, folder, log)
  await migrate(owner, folder, log)

  expect(events).toEqual(['migration-applied', 'migration-applied'])
})

it('leaves nothing behind when a migration fails', async () => {
  const { owner } = await aDatabaseForThisTest()
  const folder = await aFolder({ '0900_half.sql': 'create table half (id int); select 1 / 0' })

  await expect(migrate(owner, folder, () => {})).rejects.toMatchObject({ code: '22012' })

  const { rows } = await owner.query("select to_regclass('half') as half")
  expect(rows).toEqual([{ half: null }])
})

it('refuses a migration that was edited after it ran', async () => {
  const { owner } = await aDatabaseForThisTest()
  const folder = await aFolder({ '0900_one.sql': 'create table one (id int)' })
  await migrate(owner, folder, () => {})

  await writeFile(`${folder}/0900_one.sql`, 'create table one (id bigint)')

  await expect(migrate(owner, folder, () => {})).rejects.toThrow('0900_one.sql was edited')
})

it('gives up a lock after 200 ms so that others can write, and tries again', async () => {
  const { owner, url } = await aDatabaseForThisTest()
  await owner.query('create table busy (id int)')
  const holder = await owner.connect()
  await holder.query('begin; lock table busy in access exclusive mode')
  const { log, events } = aLog()
  const other = createPool({ url, connections: 2 }, () => {})
  onTestFinished(() => other.end())

  const migrating = migrate(other, await aFolder({ '0900_busy.sql': 'alter table busy add column more int' }), log)
  await expect.poll(() => events, { timeout: 30_000 }).toContain('migration-waiting')
  await holder.query('commit')
  holder.release()
  await migrating

  expect(events.at(-1)).toBe('migration-applied')
})

it('lets only one of four migrators work at a time', async () => {
  const { owner, url } = await aDatabaseForThisTest()
  const folder = await aFolder({ '0900_once.sql': 'create table once (id int); select pg_sleep(0.2)' })
  const pools = [0, 1, 2, 3].map(() => createPool({ url, connections: 2 }, () => {}))
  onTestFinished(async () => void (await Promise.all(pools.map((pool) => pool.end()))))

  await Promise.all(pools.map((pool) => migrate(pool, folder, () => {})))

  const { rows } = await owner.query("select count(*)::int as count from platform.migration where name = '0900_once.sql'")
  expect(rows).toEqual([{ count: 1 }])
})

const outside = '-- Outside of a transaction: a test\n'

it('builds indexes concurrently where a migration says that it runs outside of a transaction', async () => {
  const { owner } = await aDatabaseForThisTest()
  await owner.query('create schema shop; create table shop.big (id int)')
  const folder = await aFolder({
    '0900_big.sql': `${outside}create index concurrently if not exists big_id on shop.big (id);\ncreate index concurrently if not exists big_minus on shop.big ((-id));\n`,
  })

  await migrate(owner, folder, () => {})

  const { rows } = await owner.query(
    "select bool_and(indisvalid) as valid, count(*)::int from pg_index where indrelid = 'shop.big'::regclass",
  )
  expect(rows).toEqual([{ valid: true, count: 2 }])
})

it('goes on after a build that was broken off, and replaces what it left', async () => {
  const { owner } = await aDatabaseForThisTest()
  await owner.query('create schema shop; create table shop.big (id int); insert into shop.big values (1), (1)')
  const folder = await aFolder({ '0900_big.sql': `${outside}create unique index concurrently if not exists big_id on shop.big (id);\n` })
  await expect(migrate(owner, folder, () => {})).rejects.toMatchObject({ code: '23505' })
  await owner.query('delete from shop.big')

  await migrate(owner, folder, () => {})

  const { rows } = await owner.query("select indisvalid from pg_index where indrelid = 'shop.big'::regclass")
  expect(rows).toEqual([{ indisvalid: true }])
})

it('a second migrator that waits does not hold up an index of the first', async () => {
  const { owner, url } = await aDatabaseForThisTest()
  await owner.query('create schema shop; create table shop.big (id int)')
  const { log, events } = aLog()
  const folder = await aFolder({ '0900_big.sql': `${outside}create index concurrently if not exists big_id on shop.big (id);\n` })
  const other = createPool({ url, connections: 2 }, () => {})
  onTestFinished(() => other.end())

  await Promise.all([migrate(owner, folder, log), migrate(other, folder, log)])

  expect(events).toEqual(['migration-applied'])
})

it('the migrations of the product are applied already in a fresh database', async () => {
  const { owner } = await aDatabaseForThisTest()
  const { log, events } = aLog()

  await migrate(owner, projectPath('db/migrations'), log)

  expect(events).toEqual([])
})
