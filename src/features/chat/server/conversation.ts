import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { plainOf } from '../../../kit/markup.ts'
import { mentionsIn, type Mentions } from '../../../kit/mentions.ts'
import { Problem } from '../../../kit/problem.ts'
import { publishTo } from '../../../platform/live.ts'
import type { Notices } from '../../../platform/notices.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { ChatAnswer, getChat, sendMessage } from '../contract.ts'
import { beginChat, findChat, findChatWith, noSuchChat, openChat, readChat, readChatList, type OwnChat } from './chat-store.ts'
import { readPeople, type Members } from './people-store.ts'
import { addMessage, findSent, keepNames, lockChat, type NewMessage } from './send-store.ts'
import type { ChatTables } from './tables.ts'

type Tx = Transaction<ChatTables>
type Asker = { readonly accountId: string; readonly members: Members }

/** The conversation with somebody, which begins now where there is none. With who has left it can only be read. */
export async function showChat(tx: Tx, asker: Asker, { contactId, userId }: InputOf<typeof getChat>): Promise<ChatAnswer> {
  if (userId !== undefined && userId !== asker.accountId) throw noSuchContact()
  const found = await findChatWith(tx, contactId)
  const isPerson = (await readPeople(tx, asker.accountId, asker.members)).some(({ id }) => id === contactId)
  if (!isPerson && !found?.hasMessages) throw noSuchContact()
  if (!found) await beginChat(tx, contactId)
  const chat = found ?? (await findChatWith(tx, contactId))
  if (!chat) throw noSuchContact()
  const isNewOnList = (await openChat(tx, chat.id)) && !chat.hasMessages
  if (isNewOnList) await publishTo(tx, 'chat', asker.accountId)
  return { chat: await readChat(tx, chat.id), userChatData: await readChatList(tx) }
}

const noSuchContact = (): Problem => new Problem('not-found', 'There is no such contact.')

type Sending = InputOf<typeof sendMessage>

/** Says something. Sent again under the same id it is answered again, and nothing else happens. */
export async function say(
  tx: Tx,
  asker: Asker & { readonly notices: Notices },
  { chatId, contactId, message }: Sending,
): Promise<OutputOf<typeof sendMessage>> {
  const { id = randomUUID() } = message
  const text = sayable(message.message)
  const chat = await findChat(tx, chatId)
  if (contactId !== undefined && contactId !== chat.contactId) throw noSuchChat()
  const names = await readNames(tx, asker, chat)
  await lockChat(tx, chatId)
  const sent = await findSent(tx, chatId, id)
  if (sent) return { message: sent, userChatData: await readChatList(tx) }
  if (names.other === undefined) throw new Problem('not-allowed', 'This person has left the workspace.')
  await keepNames(tx, chatId, names.own, names.other)
  const mentions = mentionsOf(text, chat, names)
  const added = await addMessage(tx, chatId, { id, text, mentions })
  await notifyOfMention(tx, asker, chat, { id, text, mentions })
  await tellSides(tx, asker.accountId, chat)
  return { message: added, userChatData: await readChatList(tx) }
}

/** Two talk, so only the other one can be mentioned, and only who has an account. */
function mentionsOf(text: string, { contactId, isContact }: OwnChat, { other = '' }: Names): Mentions | null {
  return isContact ? null : mentionsIn(text, [[contactId, other]])
}

/** Mentions in a text that replaces another one. */
export async function mentionsInEdit(tx: Tx, asker: Asker, chatId: string, text: string): Promise<Mentions | null> {
  const chat = await findChat(tx, chatId)
  return mentionsOf(text, chat, await readNames(tx, asker, chat))
}

type Sender = Pick<Asker, 'accountId'> & { readonly notices: Notices }

/** A message without a mention counts as unread in the chat alone. */
export async function notifyOfMention(
  tx: Tx,
  { accountId, notices }: Sender,
  chat: OwnChat,
  { id, text, mentions }: NewMessage,
): Promise<void> {
  if (mentions === null) return
  const about = { source: 'chat', thingId: chat.id, partId: id, subject: '', path: `/apps/chat/${accountId}` } as const
  await notices.notify(tx, [chat.contactId], { ...about, kind: 'mention', excerpt: plainOf(text).slice(0, 300), onceKey: `mention:${id}` })
}

/** What a message may be once everything is left out that cannot be kept. */
export function sayable(text: string): string {
  const kept = storable(text).trim()
  if (kept === '') throw new Problem('invalid-input', 'A message needs a text.')
  return kept
}

type Names = { readonly own: string; readonly other: string | undefined }

/** What both are called; who has left has no name any more. */
async function readNames(tx: Tx, { accountId, members }: Asker, { contactId }: OwnChat): Promise<Names> {
  const present = await members(tx)
  const people = await readPeople(tx, accountId, async () => present)
  return { own: present.find(({ id }) => id === accountId)?.name ?? '', other: people.find(({ id }) => id === contactId)?.name }
}

/** Both follow in all their browsers. */
export async function tellSides(tx: Tx, accountId: string, { contactId, isContact }: OwnChat): Promise<void> {
  for (const key of isContact ? [accountId] : [accountId, contactId]) await publishTo(tx, 'chat', key)
}
