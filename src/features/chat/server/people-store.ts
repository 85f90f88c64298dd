import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { NoTables } from '../../../platform/sample.ts'
import type { Contact, Status } from '../contract.ts'
import { otherSide, unreadCount } from './chat-row.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
type Member = { readonly id: string; readonly name: string; readonly avatar: string }
/** The accounts of the workspace. */
export type Members = (tx: Transaction<NoTables>) => Promise<readonly Member[]>
type Somebody = Omit<Contact, 'unread'>

/** Whoever has not said for so long that they are here counts as offline. */
const isHere = sql`seen_at >= platform.moment() - interval '2 minutes'`
/** What others see of somebody's status. */
export const visibleStatus: RawBuilder<Status> = sql`case when ${isHere} then status else 'offline' end`

/** Everybody an account can write to, and those who have left but were written with; by name. */
export async function readContacts(tx: Tx, accountId: string, members: Members): Promise<Contact[]> {
  const people = await readPeople(tx, accountId, members)
  const known = new Set(people.map(({ id }) => id))
  const chats = await readSides(tx)
  const unread = new Map(chats.map((chat) => [chat.contactId, chat.unread]))
  const former = chats.filter(({ contactId, hasMessages }) => hasMessages && !known.has(contactId))
  return [...people, ...former.map(formerMember)]
    .map((person) => ({ ...person, unread: unread.get(person.id) ?? 0 }))
    .toSorted((one, other) => byName.compare(one.name, other.name) || (one.id < other.id ? -1 : 1))
}

const byName = new Intl.Collator('de-CH')

function formerMember({ contactId, name }: Side): Somebody {
  return { id: contactId, name, avatar: '', status: 'offline', mood: '', isMember: false, isFormer: true }
}

/** Everybody who can be written to. */
export async function readPeople(tx: Tx, accountId: string, members: Members): Promise<readonly Somebody[]> {
  // Nobody stands behind a contact, so none of them is ever here, whatever older workspaces were founded with.
  const { rows: contacts } = await sql<Omit<Somebody, 'isMember'>>`
    select id, name, avatar, 'offline' as status, mood from chat.contact`.execute(tx)
  const { rows: persons } = await sql<{ id: string; status: Status; mood: string }>`
    select account_id as id, ${visibleStatus} as status, mood from chat.person`.execute(tx)
  const said = new Map(persons.map(({ id, status, mood }) => [id, { status, mood }]))
  const colleagues = (await members(tx)).filter(({ id }) => id !== accountId)
  return [
    ...contacts.map((contact) => ({ ...contact, isMember: false })),
    ...colleagues.map(({ id, name, avatar }) => ({ id, name, avatar, ...(said.get(id) ?? silent), isMember: true })),
  ]
}

const silent = { status: 'offline', mood: '' } as const

type Side = { readonly contactId: string; readonly name: string; readonly unread: number; readonly hasMessages: boolean }

/** Whom one's conversations are with. */
async function readSides(tx: Tx): Promise<readonly Side[]> {
  const { rows } = await sql<Side>`
    select ${otherSide} as "contactId", case when c.low_id = platform.account() then c.high_name else c.low_name end as name,
      ${unreadCount} as unread,
      exists (select from chat.message m where m.workspace_id = c.workspace_id and m.chat_id = c.id) as "hasMessages"
    from chat.chat c left join chat.reading r on r.workspace_id = c.workspace_id and r.chat_id = c.id`.execute(tx)
  return rows
}
