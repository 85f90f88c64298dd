import type { Kysely, Transaction } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish, publishTo } from '../../../platform/live.ts'
import type { Notices } from '../../../platform/notices.ts'
import { storable } from '../../../platform/storable-text.ts'
import {
  editMessage as editMessageCall,
  getChat,
  listContacts,
  listEarlier,
  readUser as readUserCall,
  removeMessage as removeMessageCall,
  restoreMessage as restoreMessageCall,
  saveDraft,
  searchMessages,
  sendMessage,
  setRead,
  tellHere,
  updateUser,
  type Message,
} from '../contract.ts'
import { editMessage, removeMessage, restoreMessage } from './change-store.ts'
import { findChat } from './chat-store.ts'
import { mentionsInEdit, notifyOfMention, say, sayable, showChat, tellSides } from './conversation.ts'
import { readSpan, wishedSpan } from './dialog-store.ts'
import { readContacts, type Members } from './people-store.ts'
import { noteHere, readUser, storeSaid } from './person-store.ts'
import { countUnread, storeDraft, storeRead } from './reading-store.ts'
import { findMessages } from './search-store.ts'
import type { ChatTables } from './tables.ts'

type Needs = { readonly db: Kysely<ChatTables>; readonly members: Members; readonly notices: Notices }
type Tx = Transaction<ChatTables>

/** Conversations between two; nobody else sees them. */
export function chatRoutes(needs: Needs): readonly Route[] {
  return [...peopleRoutes(needs), ...talkRoutes(needs), ...changeRoutes(needs), ...readingRoutes(needs)]
}

function peopleRoutes({ db, members }: Needs): readonly Route[] {
  return [
    workspaceRoute(listContacts, db, (_input, tx, { accountId }) => readContacts(tx, accountId, members)),
    workspaceRoute(readUserCall, db, (_input, tx, { accountId }) => readUser(tx, accountId, members)),
    workspaceRoute(updateUser, db, async (said, tx, { accountId }) => {
      const isNew = await storeSaid(tx, said)
      const { hasChanged } = await noteHere(tx)
      if (isNew || hasChanged) await publish(tx, { topic: 'chat-people', key: accountId })
      return readUser(tx, accountId, members)
    }),
    workspaceRoute(tellHere, db, async (_input, tx, { accountId }) => {
      const { status, hasChanged } = await noteHere(tx)
      if (hasChanged) await publish(tx, { topic: 'chat-people', key: accountId })
      return { status }
    }),
  ]
}

function talkRoutes({ db, members, notices }: Needs): readonly Route[] {
  return [
    workspaceRoute(getChat, db, (wish, tx, { accountId }) => showChat(tx, { accountId, members }, wish)),
    workspaceRoute(listEarlier, db, async (wish, tx) => {
      const { id } = await findChat(tx, wish.chatId)
      return readSpan(tx, id, await wishedSpan(tx, wish))
    }),
    workspaceRoute(searchMessages, db, (wish, tx) => findMessages(tx, wish)),
    workspaceRoute(sendMessage, db, (sending, tx, { accountId }) => say(tx, { accountId, members, notices }, sending)),
  ]
}

function changeRoutes({ db, members, notices }: Needs): readonly Route[] {
  return [
    workspaceRoute(editMessageCall, db, async ({ message, ...which }, tx, { accountId }) => {
      const text = sayable(message)
      const mentions = await mentionsInEdit(tx, { accountId, members }, which.chatId, text)
      const changed = await editMessage(tx, which, text, mentions)
      const chat = await findChat(tx, which.chatId)
      await notifyOfMention(tx, { accountId, notices }, chat, { id: which.messageId, text, mentions })
      return told(tx, accountId, which.chatId, changed)
    }),
    workspaceRoute(removeMessageCall, db, async (which, tx, { accountId }) => {
      const changed = await removeMessage(tx, which)
      await notices.setGone(tx, [which.messageId], { isGone: true })
      return told(tx, accountId, which.chatId, changed)
    }),
    workspaceRoute(restoreMessageCall, db, async (which, tx, { accountId }) => {
      const changed = await restoreMessage(tx, which)
      await notices.setGone(tx, [which.messageId], { isGone: false })
      return told(tx, accountId, which.chatId, changed)
    }),
  ]
}

function readingRoutes({ db }: Needs): readonly Route[] {
  return [
    workspaceRoute(setRead, db, async (read, tx, { accountId }) => {
      await findChat(tx, read.chatId)
      if (await storeRead(tx, read)) await publishTo(tx, 'chat', accountId)
      return { unread: await countUnread(tx, read.chatId) }
    }),
    workspaceRoute(saveDraft, db, async ({ chatId, draft: written }, tx, { accountId }) => {
      await findChat(tx, chatId)
      const draft = storable(written)
      if (await storeDraft(tx, chatId, draft)) await publishTo(tx, 'chat', accountId)
      return { draft }
    }),
  ]
}

type Changed = { readonly message: Message; readonly hasChanged: boolean }

async function told(tx: Tx, accountId: string, chatId: string, { message, hasChanged }: Changed): Promise<Message> {
  if (hasChanged) await tellSides(tx, accountId, await findChat(tx, chatId))
  return message
}
