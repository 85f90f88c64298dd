import { randomUUID } from 'node:crypto'
import type { Client, Pool } from 'pg'
import { seededRandom, type Random } from '../crash/seeded-random.ts'
import type { Call } from './measure.ts'
import { frequentWord, rareWord, someWords } from './vocabulary.ts'

type Owner = { readonly workspaceId: string; readonly accountId: string }

const rowsAtOnce = 2000
const contacts = 200

/** Half of the messages are in one long conversation, a third in those of others, the rest in 200 short ones. */
export async function fillChats(client: Client, { workspaceId, accountId }: Owner, count: number): Promise<void> {
  const ids = Array.from({ length: contacts }, () => randomUUID())
  await client.query(
    "insert into chat.contact (workspace_id, id, name) select $1, id, 'Person ' || n from unnest($2::uuid[]) with ordinality as p (id, n)",
    [workspaceId, ids],
  )
  const chatsOf = async (side: string): Promise<readonly string[]> => {
    const { rows } = await client.query<{ id: string }>(
      `insert into chat.chat (workspace_id, low_id, high_id) select $1, least($2::uuid, id), greatest($2::uuid, id) from unnest($3::uuid[]) id
       returning id`,
      [workspaceId, side, ids],
    )
    return rows.map(({ id }) => id)
  }
  const [own, others] = [await chatsOf(accountId), await chatsOf(randomUUID())]
  const random = seededRandom(1)
  const share = Math.floor(count / 2)
  await say(client, random, { chat: own[0] ?? '', count: share, step: 60_000 })
  const short = Math.floor((count - share) / 3 / contacts)
  for (const chat of own.slice(1)) await say(client, random, { chat, count: short, step: 7_200_000 })
  // Nearly everything is read.
  await client.query(
    `insert into chat.reading (workspace_id, account_id, chat_id, read_number)
     select $1, $2, chat_id, max(number) - 5 from chat.message where workspace_id = $1 and chat_id = any($3::uuid[]) group by chat_id`,
    [workspaceId, accountId, own],
  )
  for (const chat of others) await say(client, random, { chat, count: short * 2, step: 3_600_000 })
}

type Talk = { readonly chat: string; readonly count: number; readonly step: number }

/** Both sides in turn, the last one just now; a thousandth was taken away. */
async function say(client: Client, random: Random, { chat, count, step }: Talk): Promise<void> {
  for (let place = 0; place < count; place += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - place) }, (_, at) => {
      const number = place + at + 1
      const time = new Date(Date.now() - (count - number) * step).toISOString()
      const rarely = number % 9001 === 77 ? ` ${rareWord}` : ''
      return { number, time, message: someWords(random, 3, 30) + rarely, removed_at: number % 1000 === 1 ? time : null }
    })
    await client.query(
      `insert into chat.message (workspace_id, chat_id, low_id, high_id, number, sender_id, message, time, removed_at)
       select c.workspace_id, c.id, c.low_id, c.high_id, m.number, case m.number % 3 when 0 then c.low_id else c.high_id end, m.message, m.time, m.removed_at
       from chat.chat c, jsonb_populate_recordset(null::chat.message, $2::jsonb) m where c.id = $1`,
      [chat, JSON.stringify(rows)],
    )
  }
}

/** What the chat asks for: people, the long conversation from its end to its beginning, and words. */
export async function chatCalls(pool: Pool, workspaceId: string, accountId: string): Promise<readonly Call[]> {
  const { rows } = await pool.query<{ chat_id: string; contact_id: string; places: readonly string[] }>(
    `select m.chat_id, case when m.low_id = $2 then m.high_id else m.low_id end as contact_id, array_agg(m.id order by number) filter (where number % 997 = 0) as places
     from chat.message m where workspace_id = $1 and $2 in (low_id, high_id) group by 1, 2 order by count(*) desc limit 2`,
    [workspaceId, accountId],
  )
  const [long, short] = rows
  const call = (name: string, path: string, ...asked: readonly Readonly<Record<string, string>>[]): Call => ({
    name: `chat: ${name}`,
    addresses: asked.map((each) => `/api/chat/${path}?${new URLSearchParams(each).toString()}`),
  })
  const places = (wish: string) => (long?.places ?? []).map((id) => ({ chatId: long?.chat_id ?? '', [wish]: id }))
  const contactId = long?.contact_id ?? ''
  return [
    call('contacts', 'contacts', {}),
    call('user', 'user', {}),
    call('the long conversation', 'get-chat', { contactId }),
    call('a short conversation', 'get-chat', { contactId: short?.contact_id ?? '' }),
    call('earlier messages', 'earlier', ...places('before')),
    call('messages around one', 'earlier', ...places('around')),
    ...[
      frequentWord,
      rareWord,
      'ste',
      'Frist Steuer',
      `${frequentWord} ${rareWord}`,
      '"bitte prüfen"',
      `${frequentWord} -invoice`,
      'Xylophonstunde',
    ].map((q) => call(`search ${q}`, 'search', { q })),
    call('search with a contact', 'search', { q: frequentWord, contactId: short?.contact_id ?? '' }),
    call('search with who and since', 'search', { q: frequentWord, who: accountId, from: '2020-01-01' }),
    call('search by days alone', 'search', { q: '', contactId, from: '2020-01-01', to: '2040-01-01' }),
  ]
}
