import { expect, it, onTestFinished } from 'vitest'
import { aDatabaseForThisTest } from '../../scripts/testing/database.ts'
import type { Lane } from './lane.ts'
import { openLanes, type Lanes } from './lanes.ts'

const oneRow = { name: 'one', text: 'select 1 as figure' }
const warn = { name: 'warn', text: 'select public.warned() as figure' }

async function lanesOn(url: string, connections: number): Promise<Lanes> {
  const lanes = await openLanes({ url, connections }, () => {})
  onTestFinished(() => lanes.stop())
  return lanes
}

function taken(lanes: Lanes): Lane {
  const lane = lanes.take()
  if (!lane) throw new Error('a lane should be free')
  return lane
}

async function tryOne(lanes: Lanes): Promise<unknown> {
  const lane = lanes.take()
  return lane
    ?.read(oneRow, [])
    .catch(() => undefined)
    .finally(() => lane.giveBack())
}

it('a lane belongs to one taker until it is given back', async () => {
  const { url } = await aDatabaseForThisTest()
  const lanes = await lanesOn(url, 1)
  const lane = taken(lanes)

  expect(lanes.take()).toBeUndefined()
  expect(await lane.read(oneRow, [])).toEqual([{ figure: 1 }])
  lane.giveBack()

  expect(lanes.take()).toBeDefined()
})

it('refuses to call a write kept when the database warns, and takes it when it does not', async () => {
  const { url, owner } = await aDatabaseForThisTest()
  await owner.query(
    "create function public.warned() returns int language plpgsql as $$ begin raise warning 'canceling wait for synchronous replication'; return 1; end $$",
  )
  const lanes = await lanesOn(url, 2)

  expect(await taken(lanes).write(oneRow, [])).toEqual([{ figure: 1 }])
  await expect(taken(lanes).write(warn, [])).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 })
})

it('passes on an error of a statement and keeps the connection, in whatever language the database speaks', async () => {
  const { url } = await aDatabaseForThisTest()
  const lane = taken(await lanesOn(url, 1))
  const session = { name: 'session', text: 'select pg_backend_pid() as session' }
  const before = await lane.read(session, [])

  await expect(lane.read({ name: 'fault', text: 'select 1 / 0' }, [])).rejects.toMatchObject({ name: 'error', code: '22012' })

  expect(await lane.read(session, [])).toEqual(before)
})

it('a statement on a connection that has just been cut, before it is closed, is told as a lost connection', async () => {
  const { url, owner } = await aDatabaseForThisTest()
  const told: Promise<unknown>[] = []
  const lanes: Lanes = await openLanes(
    { url, connections: 1 },
    () => void told.push(lane.read(oneRow, []).catch((error: unknown) => error)),
  )
  onTestFinished(() => lanes.stop())
  const lane = taken(lanes)

  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'",
  )

  await expect.poll(() => told.length).toBeGreaterThan(0)
  expect(await told[0]).toMatchObject({ name: 'ConnectionError' })
})

it('comes back after its connections were cut', async () => {
  const { url, owner } = await aDatabaseForThisTest()
  const lanes = await lanesOn(url, 2)
  const lane = taken(lanes)
  const running = lane.read({ name: 'slow', text: 'select pg_sleep(60)' }, [])
  const end = running.catch((error: unknown) => error)
  const asleep = "select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'"
  await expect.poll(async () => (await owner.query(asleep)).rowCount).toBe(1)

  await owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database() and backend_type = 'client backend'",
  )
  expect(await end).toMatchObject({ name: 'ConnectionError', cause: { code: '57P01' } })
  lane.giveBack()

  await expect.poll(() => tryOne(lanes), { timeout: 30_000 }).toEqual([{ figure: 1 }])
})
