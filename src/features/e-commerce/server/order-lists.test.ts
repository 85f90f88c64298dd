import { afterAll, beforeAll, expect, it } from 'vitest'
import { anAccount, type TestAccount } from '../../../../scripts/testing/accounts.ts'
import { aServer, type TestServer } from '../../../../scripts/testing/server.ts'
import { anOrder, ordersOf } from '../../../../scripts/testing/shop.ts'
import { answerTo } from '../../../../scripts/testing/workspaces.ts'
import { countOrders } from '../contract.ts'

// A list long enough for every way in which it is looked through: words in most orders, in some, in a few of the oldest.
const long = 3000
type Row = { readonly number: number; readonly status: number; readonly words: string; readonly date: Date; readonly total: number }
let server: TestServer
let by: TestAccount
let rows: readonly Row[]
beforeAll(async () => {
  server = await aServer()
  by = await anAccount(server)
  const { customer } = await anOrder(server, by)
  const { owner } = server.database
  await owner.query(
    `insert into e_commerce.purchase (workspace_id, number, reference, customer_id, customer_name, customer_words, subtotal, tax, total, date,
       products, items, status_id, history, payment_method)
     select $1, 10 + n, 'R' || n, $2, case when n % 2 = 0 then 'Anna' else 'Annamaria' end || case when n % 3 = 0 then ' Meier' else ' Huber' end,
       case when n < 9 then 'Fernrohr ' else '' end || 'kunde' || n % 700 || '@example.com', 1, 0, n % 50, '2025-01-15'::timestamptz + n * interval '1 hour',
       '[]', 1, 1 + n % 14, '[]', case when n % 100 = 0 then 'Check' else 'PayPal' end
     from generate_series(1, ${long}) as n`,
    [by.workspaceId, customer.id],
  )
  const answer = await owner.query<Row>(
    `select number, status_id as status, lower(customer_name || ' ' || customer_words) as words, date, total::float8 as total
     from e_commerce.purchase where workspace_id = $1`,
    [by.workspaceId],
  )
  rows = answer.rows
})
afterAll(() => server.app.close())

type Test = (row: Row) => boolean
const has = (begun: string): Test => {
  const word = new RegExp(`(^|[^a-z0-9])${begun}`)
  return ({ words }) => word.test(words)
}
const sorts: Readonly<Record<string, (one: Row, other: Row) => number>> = {
  '-date': (one, other) => other.date.getTime() - one.date.getTime() || other.number - one.number,
  date: (one, other) => one.date.getTime() - other.date.getTime() || one.number - other.number,
  '-total': (one, other) => other.total - one.total || other.number - one.number,
}
const questions: readonly [Readonly<Record<string, string>>, Test][] = [
  [{ q: 'anna' }, has('anna')],
  [{ q: 'annam' }, has('annam')],
  [{ q: 'fernrohr' }, has('fernrohr')],
  [{ q: 'anna fernrohr' }, (row) => has('anna')(row) && has('fernrohr')(row)],
  [{ q: 'meier -annamaria' }, (row) => has('meier')(row) && !has('annamaria')(row)],
  [{ q: '-meier' }, (row) => !has('meier')(row)],
  [{ q: 'kunde17@example.com' }, has('kunde17@example')],
  [{ q: 'kunde17@example.c' }, has('kunde17@example')],
  [{ q: 'kunde17@example.org' }, () => false],
  [{ q: 'huber', status: '2,3' }, (row) => has('huber')(row) && [2, 3].includes(row.status)],
  [{ q: 'huber', payment: 'Check' }, (row) => has('huber')(row) && (row.number - 10) % 100 === 0 && row.number > 10],
  [{ q: 'meier ²' }, has('meier')],
  [{ q: '½' }, () => true],
  [{ status: '5' }, (row) => row.status === 5],
  [{}, () => true],
]

it.each(questions)('%j finds what a look at every order finds, in each order and from anywhere', async (asked, isFound) => {
  const found = rows.filter(isFound)
  for (const [sort, compare] of Object.entries(sorts)) {
    const numbers = found.toSorted(compare).map(({ number }) => number)
    for (const skip of [0, 7, 950, 1600]) {
      const listed = await ordersOf(server, by, { ...asked, sort, skip: String(skip), limit: '40' })
      expect(listed.map(({ number }) => number)).toEqual(numbers.slice(skip, skip + 40))
    }
  }
  const { matching } = await answerTo(server, by, countOrders, asked)
  expect(matching).toBe(asked.q === undefined ? found.length : Math.min(found.length, 1001))
})

it('months are counted as orders come, change their state and go', async () => {
  const { owner } = server.database
  const months = async (from: string): Promise<unknown> => {
    const answer = await owner.query(
      `select word, sum(amount)::int as count from (${from}) as counted group by 1 having sum(amount) <> 0 order by 1`,
      [by.workspaceId],
    )
    return answer.rows
  }
  await owner.query(
    "update e_commerce.purchase set status_id = 7, date = date + interval '40 days' where workspace_id = $1 and number % 7 = 0",
    [by.workspaceId],
  )
  await owner.query('update e_commerce.purchase set removed_at = now() where workspace_id = $1 and number % 11 = 0', [by.workspaceId])
  await owner.query('delete from e_commerce.purchase where workspace_id = $1 and number % 13 = 0', [by.workspaceId])

  expect(await months(`select word, amount from e_commerce.tally where workspace_id = $1 and kind = 'order-month'`)).toEqual(
    await months(`select to_char(date at time zone 'UTC', 'YYYY-MM ') || status_id as word, 1 as amount from e_commerce.purchase
      where workspace_id = $1 and removed_at is null`),
  )
})
