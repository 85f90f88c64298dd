import { sql, type RawBuilder, type Transaction } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { contactColumns, type ContactColumn } from '../contact.ts'
import { missing } from './contact-fields.ts'
import type { ContactsTables } from './tables.ts'

type Key = { readonly value: RawBuilder<unknown>; readonly type: 'text' | 'uuid' | 'timestamptz' | 'int'; readonly isDescending: boolean }
export type Order = readonly Key[]

const keyColumn = {
  name: 'name_key',
  lastName: 'last_name_key',
  company: 'company_key',
  jobTitle: 'job_title_key',
  email: 'email_key',
  phone: 'phone_key',
} as const satisfies Readonly<Record<ContactColumn, string>>

/** By last name, or by name where there is none. */
const usual: readonly string[] = ['list_key', 'name_key']

/** The order of columns as `company,-lastName` says it; what is equal in all of them comes as usual. */
export function sortedOrder(sort: string): Order {
  const columns = sort.split(',').map((name) => {
    const isDescending = name.startsWith('-')
    const column = contactColumns.find((each) => each === name.replace('-', ''))
    if (!column) throw new Problem('invalid-input', 'This column cannot be sorted.')
    return { column: keyColumn[column], isDescending }
  })
  // NOTE all in one direction, so that an index gives the rows in this order from its one end or the other.
  const isDescending = columns.at(-1)?.isDescending ?? false
  const rest = usual.filter((name) => columns.every(({ column }) => column !== name))
  return [
    ...columns.map((each) => textKey(each.column, each.isDescending)),
    ...rest.map((column) => textKey(column, isDescending)),
    idKey(isDescending),
  ]
}

export const usualOrder: Order = [...usual.map((column) => textKey(column, false)), idKey(false)]
export const latestDeletedFirst: Order = [{ value: sql`deleted_at`, type: 'timestamptz', isDescending: true }, idKey(true)]

/** As they stand in a list of ids. */
export function orderOf(ids: readonly string[]): Order {
  return [{ value: sql`array_position(${[...ids]}::uuid[], id)`, type: 'int', isDescending: false }, idKey(false)]
}

function textKey(column: string, isDescending: boolean): Key {
  return { value: sql.ref(column), type: 'text', isDescending }
}
function idKey(isDescending: boolean): Key {
  return { value: sql.ref('id'), type: 'uuid', isDescending }
}

export function orderBy(order: Order): RawBuilder<unknown> {
  return sql.join(order.map(({ value, isDescending }) => (isDescending ? sql`${value} desc` : value)))
}

/** What a row must be to come after the one with this id. */
export async function comesAfter(tx: Transaction<ContactsTables>, order: Order, id: string): Promise<RawBuilder<boolean>> {
  const values = sql.join(order.map(({ value }) => sql`${value}::text`))
  const { rows } = await sql<{ keys: string[] }>`select array[${values}] as keys from contacts.own_contact where id = ${id}`.execute(tx)
  const keys = rows[0]?.keys
  if (!keys) throw missing()
  const last = order.map(({ type }, place) => sql`${keys[place]}::${sql.raw(type)}`)
  return isOneWay(order) ? allTogether(order, last) : oneByOne(order, last)
}

function isOneWay(order: Order): boolean {
  return order.every(({ isDescending }) => isDescending === order[0]?.isDescending)
}

function allTogether(order: Order, last: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const values = sql.join(order.map(({ value }) => value))
  return sql<boolean>`(${values}) ${order[0]?.isDescending ? sql`<` : sql`>`} (${sql.join(last)})`
}

/** The first key that differs decides. What holds for the first one in any case is said beside, because an index can use it. */
function oneByOne(order: Order, last: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const cases = order.map(({ value, isDescending }, place) => {
    const same = order.slice(0, place).map((key, before) => sql`${key.value} = ${last[before]}`)
    return sql`(${sql.join([...same, sql`${value} ${isDescending ? sql`<` : sql`>`} ${last[place]}`], sql` and `)})`
  })
  const [first] = order
  const begins = sql`${first?.value} ${first?.isDescending ? sql`<=` : sql`>=`} ${last[0]}`
  return sql<boolean>`(${begins} and (${sql.join(cases, sql` or `)}))`
}
