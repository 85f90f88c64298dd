import { orderSorts, productSorts } from '../../src/features/e-commerce/contract.ts'
import { dashboardCalls } from './dashboards.ts'
import type { Call } from './measure.ts'
import type { Bench, Part } from './part.ts'
import { fillShop } from './shop-fill.ts'
import { frequentWord, rareWord } from './vocabulary.ts'

type Asked = Readonly<Record<string, string>>
const app = '/api/e-commerce-app'

/** A million orders and a hundred thousand products, and the dashboard that counts them. */
export const shopPart: Part = { topics: ['orders', 'products', 'analytics'], fill: fillShop, calls: shopCalls }

function call(name: string, path: string, asked: Asked = {}): Call {
  return { name, addresses: [`${app}${path}?${new URLSearchParams(asked).toString()}`] }
}

/** A list and how many it has. */
function both(topic: 'orders' | 'products', name: string, asked: Asked): readonly Call[] {
  return [call(`${topic}: ${name}`, `/${topic}`, asked), call(`${topic}: counts, ${name}`, `/${topic}/counts`, asked)]
}

async function shopCalls({ owner, workspaceId, share }: Bench): Promise<readonly Call[]> {
  const someOf = async (table: string): Promise<readonly string[]> => {
    const { rows } = await owner.query<{ id: string }>(
      `select id from e_commerce.${table} where workspace_id = $1 and removed_at is null order by id limit 6`,
      [workspaceId],
    )
    return rows.map(({ id }) => id)
  }
  const { rows } = await owner.query<{ id: string }>('select customer_id as id from e_commerce.purchase where workspace_id = $1 limit 1', [
    workspaceId,
  ])
  const [orders, products] = [await someOf('purchase'), await someOf('product')]
  return [...orderCalls(orders, rows[0]?.id ?? '', share), ...productCalls(products), ...dashboardCalls()]
}

/** Each order of a list from both ends and from somewhere within. */
function sorted(topic: 'orders' | 'products', sorts: readonly string[], ids: readonly string[]): readonly Call[] {
  return sorts.flatMap((name) =>
    [name, `-${name}`].flatMap((sort) => [
      call(`${topic}: by ${sort}`, `/${topic}`, { sort }),
      {
        name: `${topic}: by ${sort}, from the middle`,
        addresses: ids.map((after) => `${app}/${topic}?${new URLSearchParams({ sort, after }).toString()}`),
      },
    ]),
  )
}

function orderCalls(ids: readonly string[], customerId: string, share: number): readonly Call[] {
  const filters: Readonly<Record<string, Asked>> = {
    'view open': { view: 'open' },
    'view open, oldest first': { view: 'open', sort: 'date' },
    'view unpaid by customer': { view: 'unpaid', sort: 'customer' },
    'view closed': { view: 'closed' },
    'view bin': { view: 'bin' },
    'a state': { status: '8' },
    'two states by total': { status: '5,13', sort: '-total' },
    payment: { payment: 'Check' },
    campaign: { campaign: 'Radio', sort: 'total' },
    'campaign, device, payment': { campaign: 'Radio', device: 'tablet', payment: 'Bank-wire' },
    'a campaign that is none': { campaign: 'Nirgends' },
    'a customer': { customerId },
    'a month': { from: '2025-05-01', to: '2025-05-31' },
    'a month by customer': { from: '2025-05-01', to: '2025-05-31', sort: 'customer' },
  }
  const words: Readonly<Record<string, string>> = {
    'a rare word': rareWord,
    'a frequent word': frequentWord,
    'the beginning of many words': 'ho',
    'a name': 'Müller',
    'an e-mail': 'kunde17@example.com',
    'two words': 'Anna Meier',
    'two words, one rare': `${frequentWord} ${rareWord}`,
    'a word and not another': 'Meier -Anna',
    'a number': '51234',
    nothing: 'Xylophonstunde',
  }
  return [
    ...sorted('orders', orderSorts, ids),
    ...Object.entries(filters).flatMap(([name, asked]) => both('orders', name, asked)),
    ...Object.entries(words).flatMap(([name, q]) => both('orders', `search ${name}`, { q })),
    ...both('orders', 'search a frequent word by total', { q: frequentWord, sort: 'total' }),
    ...both('orders', 'search a name among open ones', { q: 'Müller', view: 'open' }),
    call('orders: counts', '/orders/counts'),
    call('orders: a jump to the middle', '/orders', { skip: String(480_000 * share), limit: '10' }),
    call('orders: a jump to the end', '/orders', { skip: String(1_000_000 * share - 10), limit: '10', sort: 'customer' }),
    { name: 'orders: one with its neighbours', addresses: ids.map((id) => `${app}/order?orderId=${id}&isWhole=true`) },
  ]
}

function productCalls(ids: readonly string[]): readonly Call[] {
  const filters: Readonly<Record<string, Asked>> = {
    'view inactive by price': { view: 'inactive', sort: 'price' },
    'view low': { view: 'low' },
    'view bin': { view: 'bin' },
    category: { category: 'Bench 7' },
    'category and tag': { category: 'Karte', tag: 'Marke 11', sort: 'name' },
  }
  const words: Readonly<Record<string, string>> = {
    'a rare word': rareWord,
    'a frequent word': frequentWord,
    'the beginning of many words': 'ho',
    'two words': `${frequentWord} Holz`,
    'a word and not another': `${frequentWord} -Holz`,
    nothing: 'Xylophonstunde',
  }
  return [
    ...sorted('products', productSorts, ids),
    ...Object.entries(filters).flatMap(([name, asked]) => both('products', name, asked)),
    ...Object.entries(words).flatMap(([name, q]) => both('products', `search ${name}`, { q })),
    call('products: counts', '/products/counts'),
    call('products: words', '/products/words'),
    call('products: a jump to the end', '/products', { skip: '9900', limit: '10', sort: 'name' }),
    { name: 'products: one', addresses: ids.map((id) => `${app}/product?productId=${id}`) },
  ]
}
