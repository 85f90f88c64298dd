import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Mentions } from '../../../kit/mentions.ts'
import { Problem } from '../../../kit/problem.ts'
import { editHours, type Message } from '../contract.ts'
import { asMessage, messageOf } from './chat-row.ts'
import { noSuchMessage } from './dialog-store.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
type Row = Parameters<typeof messageOf>[0]
type Which = { readonly chatId: string; readonly messageId: string; readonly version?: number | undefined }
type Changed = { readonly message: Message; readonly hasChanged: boolean }

export async function editMessage(tx: Tx, which: Which, text: string, mentions: Mentions | null): Promise<Changed> {
  return changeMessage(tx, which, {
    isDone: (message) => !message.isRemoved && message.message === text,
    check: (message) => {
      if (message.isRemoved) throw new Problem('conflict', 'This message was taken away.')
    },
    sets: sql`message = ${text}, mentions = ${mentions && JSON.stringify(mentions)}::jsonb, edited_at = date_trunc('milliseconds', platform.moment())`,
  })
}

export async function removeMessage(tx: Tx, which: Which): Promise<Changed> {
  return changeMessage(tx, which, {
    isDone: ({ isRemoved }) => isRemoved,
    sets: sql`removed_at = date_trunc('milliseconds', platform.moment())`,
  })
}

export async function restoreMessage(tx: Tx, which: Which): Promise<Changed> {
  return changeMessage(tx, which, { isDone: ({ isRemoved }) => !isRemoved, sets: sql`removed_at = null` })
}

type Change = {
  /** It is already as wished: whoever sends the same call again is answered the same. */
  readonly isDone: (message: Row) => boolean
  readonly check?: (message: Row) => void
  readonly sets: RawBuilder<unknown>
}

/** Changes a message of one's own that is not too old. */
async function changeMessage(tx: Tx, which: Which, { isDone, check, sets }: Change): Promise<Changed> {
  const before = await readOwn(tx, which)
  if (isDone(before)) return { message: messageOf(before), hasChanged: false }
  check?.(before)
  if (which.version !== undefined && which.version !== before.version) {
    throw new Problem('conflict', 'This message was changed in another window.')
  }
  const { rows } = await sql<Row>`
    update chat.message m set ${sets}, version = m.version + 1 where ${isThis(which)} returning ${asMessage}`.execute(tx)
  const [after] = rows
  if (!after) throw noSuchMessage()
  return { message: messageOf(after), hasChanged: true }
}

async function readOwn(tx: Tx, which: Which): Promise<Row> {
  const { rows } = await sql<Row & { isOwn: boolean; isRecent: boolean }>`
    select ${asMessage}, m.sender_id = platform.account() as "isOwn",
      m.time >= platform.moment() - make_interval(hours => ${editHours}::int) as "isRecent"
    from chat.message m where ${isThis(which)} for update`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchMessage()
  const { isOwn, isRecent, ...message } = row
  if (!isOwn) throw new Problem('not-allowed', 'Only who said it can change a message.')
  if (!isRecent) throw new Problem('not-allowed', `A message can be changed for ${editHours} hours.`)
  return message
}

function isThis({ chatId, messageId }: Which): RawBuilder<boolean> {
  return sql`m.chat_id = ${chatId}::uuid and m.id = ${messageId}::uuid`
}
