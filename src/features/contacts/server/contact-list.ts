import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { Contact } from '../contact.ts'
import type { listContacts } from '../contract.ts'
import { cellPasses } from './column-filter.ts'
import { asContact, contactColumns, missing, type ContactRow } from './contact-fields.ts'
import { comesAfter, latestDeletedFirst, orderBy, orderOf, sortedOrder, usualOrder, type Order } from './list-order.ts'
import { searchConditions } from './search-conditions.ts'
import type { ContactsTables } from './tables.ts'
import { readToday } from './today.ts'
import { readFrequent } from './use-store.ts'

type Tx = Transaction<ContactsTables>
type Asked = InputOf<typeof listContacts>
export type Which = Pick<Asked, 'id' | 'groupId' | 'q' | 'filters'>
type Claim = RawBuilder<boolean>
/** What is in a list, and how it stands there without sorting. */
type List = { readonly claims: readonly Claim[]; readonly order: Order; readonly isNarrowed: boolean }

const usualLength = 100

/** The whole address book as it begins: what changes give back. */
export async function firstContacts(tx: Tx): Promise<Contact[]> {
  return readContacts(tx, {})
}

export async function readContacts(tx: Tx, { sort, after, skip = 0, limit = usualLength, ...which }: Asked): Promise<Contact[]> {
  const list = await listOf(tx, which)
  const order = sort === undefined ? list.order : sortedOrder(sort)
  const later = after === undefined ? undefined : await comesAfter(tx, order, after)
  // The ids first, which the indexes know; what else there is to tell is read for the rows of the page only.
  const page = sql`select id from ${rowsOf(list)} where ${later ?? sql`true`} order by ${orderBy(order)} limit ${limit} offset ${later ? 0 : skip}`
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from contacts.own_contact join (select id, row_number() over () as place from (${page}) as page) as placed using (id)
    order by place`.execute(tx)
  return rows.map(asContact)
}

export async function readContact(tx: Tx, id: string): Promise<Contact> {
  const { rows } = await sql<ContactRow>`select ${contactColumns} from contacts.contact where id = ${id}`.execute(tx)
  if (!rows[0]) throw missing()
  return asContact(rows[0])
}

/** How many are in a list, and how many of them begin with which letter, in the order of the list. */
export async function countLetters(tx: Tx, which: Which): Promise<readonly { letter: string; count: number }[]> {
  const list = await listOf(tx, which)
  const { rows } = await sql<{ letter: string; count: number }>`
    select left(list_key, 1) as letter, count(*)::int as count from ${rowsOf(list)} group by 1 order by 1`.execute(tx)
  return rows
}

/** NOTE what is searched or filtered is found first and put in order then; looking through all rows in order would take long for rare words. */
function rowsOf({ claims, isNarrowed }: List): RawBuilder<unknown> {
  const where = sql.join([...claims], sql` and `)
  const keys = sql.raw('list_key, name_key, last_name_key, company_key, job_title_key, email_key, phone_key, deleted_at')
  return sql`(select id, ${keys} from contacts.own_contact where ${where} ${isNarrowed ? sql`offset 0` : sql``}) as found`
}

async function listOf(tx: Tx, { id = 'all', groupId, q = '', filters = [] }: Which): Promise<List> {
  const place = await placeOf(tx, id)
  const inGroup = groupId === undefined ? [] : [await membersOf(tx, groupId)]
  const searched = q.trim() === '' ? [] : searchConditions(storable(q), await readToday(tx))
  const filtered = filters.flatMap(({ column, mode, text }) => cellPasses(sql.ref(columnNames[column]), mode, storable(text)) ?? [])
  return {
    claims: [...place.claims, ...inGroup, ...searched, ...filtered],
    order: place.order,
    isNarrowed: searched.length + filtered.length > 0,
  }
}

const columnNames = {
  name: 'name',
  lastName: 'last_name',
  company: 'company',
  jobTitle: 'job_title',
  email: 'email',
  phone: 'phone',
} as const
const isThere: Claim = sql<boolean>`deleted_at is null`

async function placeOf(tx: Tx, id: NonNullable<Which['id']>): Promise<Pick<List, 'claims' | 'order'>> {
  if (id === 'bin') return { claims: [sql<boolean>`deleted_at is not null`], order: latestDeletedFirst }
  if (id === 'starred') return { claims: [isThere, sql<boolean>`id in (select contact_id from contacts.star)`], order: usualOrder }
  if (id === 'all') return { claims: [isThere], order: usualOrder }
  const ids = await readFrequent(tx)
  return { claims: [isThere, sql<boolean>`id = any(${[...ids]}::uuid[])`], order: orderOf(ids) }
}

async function membersOf(tx: Tx, groupId: string): Promise<Claim> {
  const { rows } = await sql`select from contacts.contact_group where id = ${groupId} and deleted_at is null`.execute(tx)
  if (rows.length === 0) throw new Problem('not-found', 'This group does not exist.')
  return sql<boolean>`id in (select contact_id from contacts.group_member where group_id = ${groupId})`
}
