import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { OutputOf } from '../../../kit/endpoint.ts'
import type { listDuplicates } from '../contract.ts'
import { asContact, contactColumns, type ContactRow } from './contact-fields.ts'
import type { ContactsTables } from './tables.ts'

type Tx = Transaction<ContactsTables>
type Sets = OutputOf<typeof listDuplicates>
type Found = { readonly reason: Sets[number]['reason']; readonly ids: readonly string[] }

const mostSets = 50
/** What more than these share is the number or the address of a firm, not of somebody. */
const mostAlike = 8

const alike: Readonly<Record<Found['reason'], { readonly keys: RawBuilder<unknown>; readonly where: RawBuilder<unknown> }>> = {
  email: { keys: sql`email_key`, where: sql`email_key <> ''` },
  phone: { keys: sql`phone_key`, where: sql`phone_key >= '0' and length(phone_key) >= 7` },
  name: { keys: sql`list_key, name_key, last_name_key`, where: sql`true` },
}

/** Those with the same address, then those with the same number, then those with the same name; no set within another. */
export async function readDuplicates(tx: Tx): Promise<Sets> {
  const sets: Found[] = []
  for (const reason of ['email', 'phone', 'name'] as const) {
    const found = await readAlike(tx, reason)
    sets.push(...found.filter(({ ids }) => !sets.some((set) => ids.every((id) => set.ids.includes(id)))))
  }
  const shown = sets.slice(0, mostSets)
  const contacts = await readMany(
    tx,
    shown.flatMap(({ ids }) => ids),
  )
  return shown.map(({ reason, ids }) => ({ reason, contacts: ids.flatMap((id) => contacts.get(id) ?? []) }))
}

async function readAlike(tx: Tx, reason: Found['reason']): Promise<readonly Found[]> {
  const { keys, where } = alike[reason]
  const { rows } = await sql<{ ids: string[] }>`
    select array_agg(id order by id) as ids from contacts.own_contact where deleted_at is null and ${where}
    group by ${keys} having count(*) between 2 and ${mostAlike} order by ${keys} limit ${mostSets}`.execute(tx)
  return rows.map(({ ids }) => ({ reason, ids }))
}

async function readMany(tx: Tx, ids: readonly string[]) {
  const { rows } = await sql<ContactRow>`
    select ${contactColumns} from contacts.contact where id = any(${[...new Set(ids)]}::uuid[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, asContact(row)]))
}
