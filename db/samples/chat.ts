import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { readSelf } from '../../src/features/accounts/server/offers.ts'
import { addDays, type PlainDate } from '../../src/kit/plain-date.ts'
import type { NoTables, Sample } from '../../src/platform/sample.ts'
import { germanMoods, germanTalks } from './chat-talks.de.ts'
import { sampleChats, samplePeople, type SampleChat } from './chat-talks.ts'
import { faceOf } from './faces.ts'

type Tx = Transaction<NoTables>

/** People a small trust company writes to, and what they have written. */
export const chatSample: Sample = async (tx, workspace) => {
  // They are made up, so none of them is ever here.
  const people = samplePeople.map(([name, mood]) => ({
    id: randomUUID(),
    name,
    avatar: faceOf(name),
    mood: workspace.language === 'de' ? (germanMoods[name] ?? mood) : mood,
  }))
  await sql`
    insert into chat.contact (workspace_id, id, name, avatar, status, mood)
    select platform.workspace(), p.id, p.name, p.avatar, 'offline', p.mood
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p (id uuid, name text, avatar text, mood text)`.execute(tx)
  await talksSample(tx, workspace)
}

/** The conversations of one account with those people. */
export const talksSample: Sample = async (tx, { accountId, today, language }) => {
  const { rows: people } = await sql<Side>`select id, name from chat.contact where workspace_id = platform.workspace()`.execute(tx)
  const self = { id: accountId, name: (await readSelf(tx)).name }
  for (const chat of language === 'de' ? sampleChats.map(inGerman) : sampleChats) {
    const other = people.find(({ name }) => name === chat.with)
    if (other) await addChat(tx, { self, other, chat, today })
  }
}

function inGerman(chat: SampleChat): SampleChat {
  const texts = germanTalks[chat.with] ?? []
  return { ...chat, messages: chat.messages.map(([who, daysAgo, at, text], index) => [who, daysAgo, at, texts[index] ?? text]) }
}

type Side = { readonly id: string; readonly name: string }
type NewChat = { readonly self: Side; readonly other: Side; readonly chat: SampleChat; readonly today: PlainDate }

async function addChat(tx: Tx, { self, other, chat, today }: NewChat): Promise<void> {
  const chatId = randomUUID()
  const [low, high] = self.id < other.id ? [self, other] : [other, self]
  await sql`
    insert into chat.chat (workspace_id, id, low_id, high_id, low_name, high_name)
    values (platform.workspace(), ${chatId}::uuid, ${low.id}::uuid, ${high.id}::uuid, ${low.name}, ${high.name})`.execute(tx)
  const messages = chat.messages.map(([who, daysAgo, at, message], index) => ({
    number: index + 1,
    sender_id: who === 'me' ? self.id : other.id,
    message,
    time: `${addDays(today, -daysAgo)}T${at}:00Z`,
    // Nothing comes from the future, however early the day is, and nothing overtakes what was said before.
    least_minutes_ago: 5 + 2 * (chat.messages.length - index),
  }))
  await sql`
    insert into chat.message (workspace_id, chat_id, low_id, high_id, number, sender_id, message, time)
    select platform.workspace(), ${chatId}::uuid, ${low.id}::uuid, ${high.id}::uuid, m.number, m.sender_id, m.message,
      least(m.time, date_trunc('milliseconds', platform.moment()) - make_interval(mins => m.least_minutes_ago))
    from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      as m (number int, sender_id uuid, message text, time timestamptz, least_minutes_ago int)`.execute(tx)
  await sql`
    insert into chat.reading (workspace_id, account_id, chat_id, read_number)
    values (platform.workspace(), platform.account(), ${chatId}::uuid, ${messages.length - chat.unread}::int)`.execute(tx)
}
