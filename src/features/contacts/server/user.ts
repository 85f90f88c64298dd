import { sql, type Transaction } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'
import type { ContactsUser } from '../contact.ts'
import { readGroups } from './group-store.ts'
import type { ContactsTables } from './tables.ts'
import { readFrequent } from './use-store.ts'

/** How an account shows itself; the accounts know it. */
export type ReadSelf = (tx: Transaction<NoTables>) => Promise<{ readonly name: string; readonly avatar: string }>

export async function readContactsUser(tx: Transaction<ContactsTables>, accountId: string, readSelf: ReadSelf): Promise<ContactsUser> {
  const plain = tx as unknown as Transaction<NoTables> // the same transaction, seen without our tables
  const { name, avatar } = await readSelf(plain)
  const starred = await sql<{ id: string }>`
    select c.id from contacts.star s join contacts.contact c on c.workspace_id = s.workspace_id and c.id = s.contact_id
    where c.deleted_at is null order by c.list_key, c.name_key, c.id`.execute(tx)
  return {
    id: accountId,
    name,
    avatar,
    starred: starred.rows.map(({ id }) => id),
    frequentContacts: [...(await readFrequent(tx))],
    groups: await readGroups(tx),
  }
}
