import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { call } from '../../../../shell/call.ts'
import { saveDraft, sendMessage, type ChatEntry, type ChatUser, type Message } from '../../contract.ts'
import { dialogKey, useChatKey, userKey, type Dialog } from '../chat-queries.ts'
import { draftKeeper, type DraftKeeper } from './draft-keeper.ts'
import { outboxSender, type OutboxSender } from './outbox-sender.ts'
import { writingStore, type Writing, type WritingStore } from './writing-store.ts'

type Desk = { readonly store: WritingStore; readonly outbox: OutboxSender; readonly drafts: DraftKeeper }

// By what was read for an account, so that both end together: another account has a cache of its own.
const desks = new WeakMap<QueryClient, Desk>()

/** What page, panel and companion write and send together. */
export function useDesk(): Desk {
  const client = useQueryClient()
  const key = useChatKey()
  const desk = desks.get(client) ?? deskFor(client, key)
  desks.set(client, desk)
  return desk
}

/** A part of what is written and sent. */
export function useWriting<Part>(select: (writing: Writing) => Part): Part {
  return useStore(useDesk().store, select)
}

function deskFor(client: QueryClient, key: QueryKey): Desk {
  const store = writingStore()

  function keepEntries(chatList: readonly ChatEntry[]): void {
    client.setQueryData<ChatUser>(userKey(key), (user) => user && { ...user, chatList: [...chatList] })
  }

  const outbox = outboxSender(store, async ({ id, chatId, contactId, text }) => {
    const { message, userChatData } = await call(sendMessage, { chatId, contactId, message: { id, message: text } })
    client.setQueryData<Dialog>(dialogKey(key, contactId), (dialog) => dialog && withMessage(dialog, message))
    keepEntries(userChatData)
  })

  const drafts = draftKeeper(store, async (contactId, text, way) => {
    const entries = client.getQueryData<ChatUser>(userKey(key))?.chatList ?? []
    const chatId = client.getQueryData<Dialog>(dialogKey(key, contactId))?.pages[0]?.chatId ?? entryOf(entries, contactId)?.chatId
    if (chatId === undefined) return
    const { draft } = await call(saveDraft, { chatId, draft: text }, way)
    const now = client.getQueryData<ChatUser>(userKey(key))?.chatList ?? []
    keepEntries(now.map((entry) => (entry.contactId === contactId ? { ...entry, draft } : entry)))
  })

  return { store, outbox, drafts }
}

export function entryOf(entries: readonly ChatEntry[], contactId: string): ChatEntry | undefined {
  return entries.find((entry) => entry.contactId === contactId)
}

/** At the end of what is known; a reading of the server may have brought it already. */
function withMessage(dialog: Dialog, message: Message): Dialog {
  const [newest, ...earlier] = dialog.pages
  if (!newest || dialog.pages.some((page) => page.dialog.some(({ id }) => id === message.id))) return dialog
  return { ...dialog, pages: [{ ...newest, dialog: [...newest.dialog, message] }, ...earlier] }
}
