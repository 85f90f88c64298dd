import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { anOrder, aProduct } from '../../../../scripts/testing/shop.ts'
import { answerTo } from '../../../../scripts/testing/workspaces.ts'
import { connect } from '../../../platform/database.ts'
import {
  countOrders,
  countProducts,
  deleteOrders,
  listWords,
  removeOrders,
  restoreOrders,
  saveProduct,
  setOrderStatus,
} from '../contract.ts'
import { emptyBins } from './jobs.ts'
import type { ShopTables } from './tables.ts'
import { gatherTally } from './tally.ts'

let server: TestServer
beforeAll(async () => {
  server = await aServer()
})
afterAll(() => server.app.close())

/** What a plain look at all rows says. */
async function counted({ workspaceId }: TestAccount): Promise<Readonly<Record<string, number>>> {
  const { rows } = await server.database.owner.query<{ key: string; count: number }>(
    `select case when removed_at is null then status_id::text else 'bin' end as key, count(*)::int as count
     from e_commerce.purchase where workspace_id = $1 group by 1`,
    [workspaceId],
  )
  return Object.fromEntries(rows.map(({ key, count }) => [key, count]))
}

async function told(by: TestAccount): Promise<Readonly<Record<string, number>>> {
  const { byStatus, bin } = await answerTo(server, by, countOrders)
  return Object.fromEntries(Object.entries({ ...byStatus, bin }).filter(([, count]) => count > 0))
}

it('orders are counted right while many change them at the same time, and after the counts were put together', async () => {
  const by = await anAccount(server)
  const products = [{ id: (await aProduct(server, by, { quantity: 1000 })).id, quantity: 1 }]
  const ids: string[] = []
  for (let count = 0; count < 12; count += 1) ids.push((await anOrder(server, by, { products })).id)
  const db = connect<ShopTables>(server.database.owner)

  await Promise.all([
    answerTo(server, by, setOrderStatus, { orderIds: ids, statusId: 2 }),
    answerTo(server, by, setOrderStatus, { orderIds: ids.toReversed(), statusId: 5 }),
    answerTo(server, by, removeOrders, { orderIds: ids.slice(0, 4) }),
    gatherTally(db),
    anOrder(server, by, { products, statusId: 13 }),
    answerTo(server, by, setOrderStatus, { orderIds: ids.slice(6), statusId: 8 }),
    gatherTally(db),
  ])
  await answerTo(server, by, restoreOrders, { orderIds: ids.slice(0, 1) })
  await answerTo(server, by, deleteOrders, { orderIds: ids.slice(1, 2) })

  expect(await told(by)).toEqual(await counted(by))
  await gatherTally(db)
  expect(await told(by)).toEqual(await counted(by))
  const { rows } = await server.database.owner.query(
    `select kind, word, count(*)::int as count from e_commerce.tally where workspace_id = $1 group by 1, 2 having count(*) > 1`,
    [by.workspaceId],
  )
  expect(rows).toEqual([])
})

it('a product counts under its state and each of its words, once', async () => {
  const by = await anAccount(server)
  const { id } = await aProduct(server, by, { categories: ['A', 'B'], tags: ['t'], quantity: 6 })

  await answerTo(server, by, saveProduct, { id, categories: ['B', 'C', 'C'], tags: [], quantity: 5, active: false })

  expect(await answerTo(server, by, countProducts)).toEqual({ all: 1, active: 0, inactive: 1, low: 1, bin: 0, matching: 1 })
  expect(await answerTo(server, by, listWords)).toEqual({
    categories: [
      { word: 'B', count: 1 },
      { word: 'C', count: 1 },
    ],
    tags: [],
  })
})

it('what has been in the bin for 30 days goes for good, and nothing else', async () => {
  const by = await anAccount(server)
  const [old, recent, kept] = [await anOrder(server, by), await anOrder(server, by), await anOrder(server, by)]
  const product = await aProduct(server, by)
  const { owner } = server.database
  await owner.query(`update e_commerce.purchase set removed_at = platform.moment() - interval '31 days' where id = $1`, [old.id])
  await owner.query(`update e_commerce.purchase set removed_at = platform.moment() - interval '29 days' where id = $1`, [recent.id])
  await owner.query(`update e_commerce.product set removed_at = platform.moment() - interval '31 days' where id = $1`, [product.id])

  await emptyBins(connect(owner))

  const { rows } = await owner.query('select id from e_commerce.purchase where workspace_id = $1 order by number', [by.workspaceId])
  expect(rows.map(({ id }) => id)).toEqual([recent.id, kept.id])
  expect(await answerTo(server, by, countProducts)).toMatchObject({ all: 3, bin: 0 })
  expect(await told(by)).toEqual(await counted(by))
})
