import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { parseQuery } from '../../../kit/query-language.ts'
import { allOf } from '../../../platform/keyset.ts'
import { textCondition } from '../../../platform/text-search.ts'
import type { Found, searchMessages } from '../contract.ts'
import { asMessage, isWith, messageOf } from './chat-row.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
type Wish = InputOf<typeof searchMessages>
type Condition = RawBuilder<unknown>
type FoundRow = Parameters<typeof messageOf>[0] & Pick<Found, 'chatId' | 'contactId'>

const most = 50
const nearRows = 2000

// NOTE row-level security keeps the index of words from being used; the view has the same rows and lets it.

/** Messages in one's own conversations, newest first; never one that was taken away. Who asks for nothing finds nothing. */
export async function findMessages(tx: Tx, { q, contactId, ...wish }: Wish): Promise<Found[]> {
  const words = textCondition(parseQuery(q, []))
  const wished = conditionsOf(wish)
  if (!words && wished.length === 0 && contactId === undefined) return []
  const conditions = [sql`m.removed_at is null`, ...wished]
  const latest = contactId === undefined ? latestOfAll : latestWith(contactId)
  if (!words) return run(tx, latest(conditions, most))
  // Words that stand in many messages are found among the latest; asking the index for all of them would take long.
  const near = await run(tx, sql`(select * from ${latest(conditions, nearRows)} m where ${words})`)
  if (near.length === most) return near
  const place = contactId === undefined ? [] : [chatWith(contactId)]
  return run(tx, sql`(select * from chat.own_message m where ${allOf([...place, ...conditions, words])} offset 0)`)
}

async function run(tx: Tx, from: Condition): Promise<Found[]> {
  const { rows } = await sql<FoundRow>`
    select ${asMessage}, m.chat_id as "chatId",
      case when m.low_id = platform.account() then m.high_id else m.low_id end as "contactId"
    from ${from} m order by m.time desc, m.turn desc limit ${most}`.execute(tx)
  return rows.map((row) => ({ ...messageOf(row), chatId: row.chatId, contactId: row.contactId }))
}

type Latest = (conditions: readonly Condition[], count: number) => Condition

/** Each account is the one side of some conversations and the other of the rest. */
const latestOfAll: Latest = (conditions, count) => {
  const side = (id: Condition): Condition => sql`(
    select * from chat.own_message m where ${id} = platform.account() and ${allOf(conditions)}
    order by m.time desc, m.turn desc limit ${sql.lit(count)})`
  return sql`(
    select * from (${side(sql`m.low_id`)} union all ${side(sql`m.high_id`)}) m order by m.time desc, m.turn desc limit ${sql.lit(count)})`
}

function latestWith(contactId: string): Latest {
  return (conditions, count) => sql`(
    select * from chat.own_message m where ${allOf([chatWith(contactId), ...conditions])} order by m.number desc limit ${sql.lit(count)})`
}

function chatWith(contactId: string): Condition {
  return sql`m.chat_id = (select c.id from chat.chat c where ${isWith(contactId)})`
}

function conditionsOf({ who, from, to }: Pick<Wish, 'who' | 'from' | 'to'>): readonly Condition[] {
  return [
    ...(who === undefined ? [] : [sql`m.sender_id = ${who}::uuid`]),
    ...(from === undefined ? [] : [sql`m.time >= ${startOf(from, 0)}`]),
    ...(to === undefined ? [] : [sql`m.time < ${startOf(to, 1)}`]),
  ]
}

/** When a day, or one some days later, begins where the office is. */
function startOf(day: string, later: number): Condition {
  // The database knows no year zero.
  if (day.startsWith('0000')) throw new Problem('invalid-input', 'There is no such year.')
  return sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Zurich')`
}
