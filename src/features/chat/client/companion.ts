import { MessageCircle } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { plainOf } from '../../../kit/markup.ts'
import { fill } from '../../../kit/texts.ts'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { useBadge } from '../../../shell/workspace/badges.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { useNotify } from '../../../shell/workspace/notices/notices.ts'
import { useSettings } from '../../../shell/workspace/settings/settings-store.ts'
import { tellHere } from '../contract.ts'
import { pathTo } from './chat-place.ts'
import { useChatTopics, useChatUser, useContacts } from './chat-queries.ts'
import { chatWords } from './chat-words.ts'
import { newsSince, type Known } from './news.ts'
import { unreadIn } from './people/people.ts'
import { useDesk } from './writing/use-writing.ts'

/** Beside every page: what is unread, that somebody is here, what comes in, and what is still to be sent. */
export function Companion(): null {
  useLive(useChatTopics())
  const { data: contacts } = useContacts()
  const senders = useMemo(() => contacts?.filter(({ unread }) => unread > 0), [contacts])
  useBadge('chat', contacts && unreadIn(contacts), senders)
  useHere()
  useNews()
  useSendingOn()
  useWriteCommands()
  return null
}

const hereEvery = 60_000

/** Others see who is there: said now and then, while this window is seen. */
function useHere(): void {
  useEffect(() => {
    function tell(): void {
      // Nobody needs to know that it failed; the next one is a minute away.
      if (document.visibilityState === 'visible') call(tellHere, {}).catch(() => undefined)
    }
    tell()
    const timer = setInterval(tell, hereEvery)
    document.addEventListener('visibilitychange', tell)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tell)
    }
  }, [])
}

/** Tells of messages in conversations that do not show, unless one does not want to be disturbed. */
function useNews(): void {
  const texts = useTexts(chatWords)
  const notify = useNotify()
  const [, navigate] = useLocation()
  const { notifications } = useSettings().quick
  const { store } = useDesk()
  const { data: contacts, isFetching: areContactsOnTheWay } = useContacts()
  const { data: user, isFetching: isUserOnTheWay } = useChatUser()
  const known = useRef<Known>(undefined)
  // One of the two alone is half of what happened: the message without its being unread, or the number without the message.
  const isHalf = areContactsOnTheWay || isUserOnTheWay
  const tell = useEffectEvent(() => {
    if (!user || !contacts || isHalf) return
    const { news, known: next } = newsSince(known.current, contacts, user.chatList)
    known.current = next
    if (!notifications || user.status === 'do-not-disturb') return
    for (const { contact, text } of news) {
      if (store.getState().shown.includes(contact.id)) continue
      const action = { label: texts.open, run: () => navigate(pathTo(contact.id)) }
      notify(fill(texts.newMessageFrom, { name: contact.name, text: plainOf(text) }), { kind: 'info', action })
    }
  })
  useEffect(() => tell(), [user, contacts, isHalf])
}

/** What the network swallowed goes when it is back; nobody leaves without being asked while something waits. */
function useSendingOn(): void {
  const { outbox, drafts, store } = useDesk()
  useEffect(() => {
    function resume(): void {
      outbox.resume()
      drafts.flush()
    }
    const keep = (): void => drafts.flush({ keepalive: true })
    function ask(event: BeforeUnloadEvent): void {
      if (store.getState().outbox.length > 0) event.preventDefault()
    }
    addEventListener('online', resume)
    addEventListener('pagehide', keep)
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('online', resume)
      removeEventListener('pagehide', keep)
      removeEventListener('beforeunload', ask)
    }
  }, [outbox, drafts, store])
}

/** Everybody by name in the palette. */
function useWriteCommands(): void {
  const texts = useTexts(chatWords)
  const [, navigate] = useLocation()
  const { data: contacts } = useContacts()
  const commands = useMemo(
    (): readonly Command[] =>
      (contacts ?? []).map(({ id, name, mood, status }) => ({
        id: `chat-${id}`,
        title: fill(texts.writeTo, { name }),
        group: 'go',
        icon: MessageCircle,
        keywords: `chat ${mood} ${texts[status]}`,
        isSearchOnly: true,
        run: () => navigate(pathTo(id)),
      })),
    [contacts, texts, navigate],
  )
  useCommands(commands, 'app')
}
