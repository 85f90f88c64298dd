import {
  useInfiniteQuery,
  useQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import {
  getChat,
  listContacts,
  listEarlier,
  readUser,
  searchMessages,
  type ChatUser,
  type Contact,
  type Found,
  type Message,
} from '../contract.ts'

/** A piece of a conversation, in the order it was said; the first piece is the newest. */
export type DialogPage = {
  readonly chatId: string
  readonly dialog: readonly Message[]
  readonly hasEarlier: boolean
  /** Only the newest piece knows it. */
  readonly firstUnreadId: string | null
}
export type Dialog = InfiniteData<DialogPage, Before | undefined>
type Before = { readonly chatId: string; readonly before: string }

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useChatKey(): QueryKey {
  const workspaceId = useUser()?.workspace.id
  return useMemo(() => ['chat', workspaceId], [workspaceId])
}

export function contactsKey(key: QueryKey): QueryKey {
  return [...key, 'contacts']
}

export function userKey(key: QueryKey): QueryKey {
  return [...key, 'user']
}

export function dialogKey(key: QueryKey, contactId: string | undefined): QueryKey {
  return [...key, 'dialog', contactId]
}

/** Of conversations one hears only where one is a side; of people everybody hears. */
export function useChatTopics(): LiveTopics {
  const key = useChatKey()
  const accountId = useUser()?.id
  return useMemo(
    () => ({
      chat: (concerned) => (concerned === undefined || concerned === accountId ? [key] : []),
      'chat-people': () => [contactsKey(key), userKey(key)],
    }),
    [key, accountId],
  )
}

export function useContacts(): UseQueryResult<readonly Contact[]> {
  return useQuery({ queryKey: contactsKey(useChatKey()), queryFn: ({ signal }) => call(listContacts, {}, { signal }) })
}

/** Oneself, and with whom one talks. */
export function useChatUser(): UseQueryResult<ChatUser> {
  return useQuery({ queryKey: userKey(useChatKey()), queryFn: ({ signal }) => call(readUser, {}, { signal }) })
}

/** The conversation with a contact, from its end backwards. */
export function useDialog(contactId: string): UseInfiniteQueryResult<Dialog> {
  return useInfiniteQuery({
    queryKey: dialogKey(useChatKey(), contactId),
    initialPageParam: undefined as Before | undefined, // the type of the later ones, which the first one cannot tell
    queryFn: ({ pageParam, signal }) => readPage(contactId, pageParam, signal),
    getNextPageParam: ({ chatId, dialog, hasEarlier }) => {
      const first = dialog[0]
      return hasEarlier && first ? { chatId, before: first.id } : undefined
    },
    // What waits to be read is known only by asking anew.
    refetchOnMount: 'always',
    retry: (failures, cause) => failures < 1 && !isMissing(cause),
  })
}

async function readPage(contactId: string, before: Before | undefined, signal: AbortSignal): Promise<DialogPage> {
  if (before) return { ...(await call(listEarlier, before, { signal })), chatId: before.chatId, firstUnreadId: null }
  const { chat } = await call(getChat, { contactId }, { signal })
  return { chatId: chat.id, dialog: chat.dialog, hasEarlier: chat.hasEarlier, firstUnreadId: chat.firstUnreadId }
}

/** Also an address that no contact could have. */
export function isMissing(cause: unknown): boolean {
  return cause instanceof Problem && (cause.code === 'not-found' || cause.code === 'invalid-input')
}

/** Messages somebody looks for; nothing is asked where nothing was. */
export function useFoundMessages(wish: InputOf<typeof searchMessages> | undefined): UseQueryResult<readonly Found[]> {
  return useQuery({
    queryKey: [...useChatKey(), 'found', wish],
    queryFn: ({ signal }) => (wish ? call(searchMessages, wish, { signal }) : []),
    placeholderData: (before) => before,
  })
}
