import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { listEarlier, Message } from '../contract.ts'
import { asMessage, messageOf } from './chat-row.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
type Dialog = { readonly dialog: Message[]; readonly hasEarlier: boolean; readonly hasLater: boolean }
/** From which number to which, given the number of the last message. */
type Span = (last: number) => { readonly from: number; readonly to: number }

/** As many messages as one call brings. */
const size = 50

export const noSuchMessage = (): Problem => new Problem('not-found', 'There is no such message.')

export const newestSpan: Span = (last) => ({ from: last - size + 1, to: last })

/** Part of a conversation in the order it was said. Numbers have no gaps, so they tell what is before and behind it. */
export async function readSpan(tx: Tx, chatId: string, span: Span): Promise<Dialog> {
  const last = await lastNumber(tx, chatId)
  const { from, to } = span(last)
  const { rows } = await sql<Parameters<typeof messageOf>[0]>`
    select ${asMessage} from chat.message m
    where m.workspace_id = platform.workspace() and m.chat_id = ${chatId}::uuid and m.number between ${from} and ${to}
    order by m.number`.execute(tx)
  return { dialog: rows.map(messageOf), hasEarlier: from > 1, hasLater: to < last }
}

/** Which part somebody asks for. */
export async function wishedSpan(tx: Tx, { chatId, before, around, after }: InputOf<typeof listEarlier>): Promise<Span> {
  const place = before ?? around ?? after
  if (place === undefined) throw new Problem('invalid-input', 'Before, after or around which message?')
  const number = await numberOf(tx, chatId, place)
  if (before !== undefined) return () => ({ from: number - size, to: number - 1 })
  if (around !== undefined) return () => ({ from: number - size / 2, to: number + size / 2 - 1 })
  return () => ({ from: number + 1, to: number + size })
}

export async function numberOf(tx: Tx, chatId: string, messageId: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select number from chat.message where chat_id = ${chatId}::uuid and id = ${messageId}::uuid`.execute(tx)
  const [message] = rows
  if (!message) throw noSuchMessage()
  return message.number
}

export async function lastNumber(tx: Tx, chatId: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(number), 0) as last from chat.message
    where workspace_id = platform.workspace() and chat_id = ${chatId}::uuid`.execute(tx)
  return rows[0]?.last ?? 0
}
