import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../../shell/call.ts'
import { setRead, type Contact } from '../../contract.ts'
import { contactsKey, useChatKey, type DialogPage } from '../chat-queries.ts'

type ReadingOptions = {
  readonly contact: Contact
  /** The end of the conversation as the server gave it. */
  readonly newest: DialogPage | undefined
  readonly isReady: boolean
  readonly isAtEnd: boolean
  readonly isAtEndNow: () => boolean
}

type Reading = {
  /** The first message after the line; the line stays until the conversation is left. */
  readonly unreadFrom: string | undefined
  readonly markUnread: (messageId: string) => Promise<void>
}

/** Marks as read what somebody has before their eyes: shown, in a window they work in, down to the end. */
export function useReading({ contact, newest, isReady, isAtEnd, isAtEndNow }: ReadingOptions): Reading {
  const client = useQueryClient()
  const key = useChatKey()
  const [unreadFrom, setUnreadFrom] = useState<string>()
  /** Nothing before the first answer. */
  const [known, setKnown] = useState<string | null>()
  const [isHeld, setHeld] = useState(false)
  const readTo = useRef<string>(undefined)
  const first = newest?.firstUnreadId ?? null
  if (isReady && first !== known) {
    const isBeginning = known === undefined
    setKnown(first)
    // What comes in while somebody reads along is not news to them.
    if (first !== null && (isBeginning || !isPresent() || !isAtEnd)) setUnreadFrom(first)
  }

  const put = useCallback(
    (unread: number): void => {
      client.setQueryData<readonly Contact[]>(contactsKey(key), (all) =>
        all?.map((each) => (each.id === contact.id ? { ...each, unread } : each)),
      )
    },
    [client, key, contact.id],
  )

  const chatId = newest?.chatId
  const lastId = newest?.dialog.at(-1)?.id
  const isUnread = first !== null || contact.unread > 0
  useEffect(() => {
    if (!isReady || !isUnread || !isAtEnd || isHeld || chatId === undefined || lastId === undefined) return undefined
    function read(): void {
      if (chatId === undefined || readTo.current === lastId || !isPresent() || !isAtEndNow()) return
      readTo.current = lastId
      put(0)
      // What was not taken is read with the next look; nothing is lost by it.
      call(setRead, { chatId, messageId: lastId }).catch(() => void (readTo.current = undefined))
    }
    read()
    addEventListener('focus', read)
    document.addEventListener('visibilitychange', read)
    return () => {
      removeEventListener('focus', read)
      document.removeEventListener('visibilitychange', read)
    }
  }, [isReady, isUnread, isAtEnd, isAtEndNow, isHeld, chatId, lastId, put])

  const markUnread = useCallback(
    async (messageId: string): Promise<void> => {
      if (chatId === undefined) return
      setHeld(true)
      const { unread } = await call(setRead, { chatId, messageId, isUnreadFrom: true })
      setUnreadFrom(messageId)
      put(unread)
    },
    [chatId, put],
  )
  return { unreadFrom, markUnread }
}

function isPresent(): boolean {
  return document.visibilityState === 'visible' && document.hasFocus()
}
