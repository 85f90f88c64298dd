import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount } from '../../../../scripts/testing/accounts.ts'
import { inWorkspace } from '../../../../scripts/testing/contacts.ts'
import { plantCustomer, plantOrders } from '../../../../scripts/testing/orders.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { sql } from 'kysely'
import { connect } from '../../../platform/database.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { paidStatusIds, statuses } from '../statuses.ts'
import { checkFigures } from './figures-check.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

/** The same row of numbers in every run, so that a failure can be looked at. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
const faults = async (): Promise<unknown[]> => (await server.database.owner.query('select * from e_commerce.figure_fault')).rows

it('counts as paid what the states say', async () => {
  const { rows } = await server.database.owner.query<{ id: number }>(
    'select id from unnest($1::smallint[]) as id where e_commerce.is_paid(id) order by id',
    [statuses.map(({ id }) => id)],
  )

  expect(rows.map(({ id }) => id)).toEqual(paidStatusIds)
})

it('keeps the sums exact whatever happens to the orders', async () => {
  const by = await anAccount(server)
  const random = chance(7)
  const customers: string[] = []
  for (let at = 0; at < 6; at += 1)
    customers.push(await plantCustomer(server, by.workspaceId, { address: `Weg ${at}, 8400 Ort ${at % 3}`, lat: 47, lng: at % 3 }))
  const day = (): string => new Date(Date.UTC(2026, 2, 28, random(72), random(60))).toISOString()
  const anOrder = () => ({
    date: day(),
    customerId: customers[random(6)] ?? '',
    statusId: 1 + random(14),
    items: 1 + random(5),
    total: random(10_000) / 100,
    device: ['desktop', 'mobile', 'tablet'][random(3)] ?? '',
    campaign: ['', 'Ostern', 'Herbst'][random(3)] ?? '',
  })
  await plantOrders(server, by.workspaceId, Array.from({ length: 60 }, anOrder))
  const some = () =>
    sql`id in (select id from e_commerce.purchase order by md5(id::text || ${String(random(1000))}) limit ${1 + random(9)})`
  const acts = [
    () => sql`update e_commerce.purchase set status_id = ${1 + random(14)} where ${some()}`,
    () => sql`update e_commerce.purchase set removed_at = case when removed_at is null then platform.moment() end where ${some()}`,
    () => sql`update e_commerce.purchase set date = ${day()} where ${some()}`,
    () => sql`update e_commerce.purchase set total = total + 0.35, items = items + 1 where ${some()}`,
    () => sql`update e_commerce.purchase set campaign = 'Neu', device = 'mobile' where ${some()}`,
    () => sql`update e_commerce.purchase set customer_id = ${customers[random(6)]} where ${some()}`,
    () => sql`update e_commerce.purchase set reference = 'X' where ${some()}`,
    () => sql`delete from e_commerce.purchase where id in (select id from e_commerce.purchase order by id limit 1)`,
    () => sql`update e_commerce.customer set invoice_address = jsonb_build_object('address', 'Neustadt', 'lat', ${random(3)}::integer, 'lng', null)
      where id = ${customers[random(6)]}`,
  ]

  for (let turn = 0; turn < 120; turn += 1) {
    await inWorkspace(server, by, async (tx) => void (await (acts[random(acts.length)] ?? acts[0])?.().execute(tx)))
    if (turn % 20 === 0) await plantOrders(server, by.workspaceId, [anOrder(), anOrder()])
    expect(await faults(), `after turn ${turn}`).toEqual([])
  }
}, 60_000)

it('keeps them exact when many change orders at the same moment', async () => {
  const by = await anAccount(server)
  const customerId = await plantCustomer(server, by.workspaceId)
  const ids = await plantOrders(
    server,
    by.workspaceId,
    Array.from({ length: 40 }, (_, at) => ({ date: `2026-03-1${at % 10}T08:00:00Z`, customerId })),
  )
  const change = (id: string, at: number): Promise<void> =>
    inWorkspace(server, by, async (tx) => {
      await sql`update e_commerce.purchase set status_id = ${1 + (at % 14)}, total = ${at}, removed_at = ${at % 5 === 0 ? '2026-03-20' : null}
        where id = ${id}`.execute(tx)
    })

  // Eight at a time, the same order up to three times: more of them would only wait for a connection.
  const turns = ids.flatMap((id) => [id, id, id]).entries()
  const changeSome = async (): Promise<void> => {
    for (const [at, id] of turns) await change(id, at)
  }
  await Promise.all(Array.from({ length: 8 }, changeSome))

  expect(await faults()).toEqual([])
})

it('an application that is not the owner can neither write the sums nor count them anew', async () => {
  const by = await anAccount(server)
  const tries = [
    sql`update e_commerce.figure_day set orders = 0`,
    sql`delete from e_commerce.figure_month`,
    sql`select e_commerce.recount_figures(platform.workspace())`,
  ]

  for (const each of tries) await expect(inWorkspace(server, by, (tx) => each.execute(tx))).rejects.toMatchObject({ code: '42501' })
})

it('finds sums that are wrong, and counts them anew', async () => {
  const by = await anAccount(server)
  await plantOrders(server, by.workspaceId, [{ date: '2026-03-10T08:00:00Z' }, { date: '2026-03-11T08:00:00Z' }])
  await server.database.owner.query(
    "update e_commerce.figure_day set sales = sales + 0.01 where workspace_id = $1 and day = '2026-03-10'",
    [by.workspaceId],
  )
  await server.database.owner.query('delete from e_commerce.figure_month where workspace_id = $1', [by.workspaceId])
  const db = connect<NoTables>(server.database.owner)

  const found = await checkFigures(db)

  // The wrong line and the right one that is missing, and the month that is missing.
  expect(found).toEqual([{ workspaceId: by.workspaceId, faults: 3 }])
  expect(await checkFigures(db)).toEqual([])
})
