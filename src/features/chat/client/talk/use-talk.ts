import { useEffect, useMemo } from 'react'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import type { ChatUser, Contact } from '../../contract.ts'
import { useDialog, type DialogPage } from '../chat-queries.ts'
import { useWriting } from '../writing/use-writing.ts'
import { talkRows, withOutgoing, type ShownMessage, type TalkRow } from './rows.ts'
import { useEarlier, useFoundPlace } from './use-earlier.ts'
import { useReading } from './use-reading.ts'
import { useTalkScroll } from './use-talk-scroll.ts'

type TalkOptions = { readonly contact: Contact; readonly user: ChatUser; readonly messageId?: string | undefined }

type Talk = {
  readonly query: ReturnType<typeof useDialog>
  readonly newest: DialogPage | undefined
  readonly messages: readonly ShownMessage[]
  readonly rows: readonly TalkRow[]
  readonly scroll: ReturnType<typeof useTalkScroll>
  readonly earlier: ReturnType<typeof useEarlier>
  readonly reading: ReturnType<typeof useReading>
}

/** One conversation as it shows: what was said, what is on its way, where the reader is in it. */
export function useTalk({ contact, user, messageId }: TalkOptions): Talk {
  const query = useDialog(contact.id)
  const outbox = useWriting((writing) => writing.outbox)
  const pages = query.data?.pages
  const messages = useMemo(() => {
    const dialog = pages?.toReversed().flatMap((page) => page.dialog) ?? []
    const outgoing = outbox.filter((message) => message.contactId === contact.id)
    return withOutgoing(dialog, outgoing, user.id)
  }, [pages, outbox, contact.id, user.id])
  const ids = useMemo(() => new Set(messages.map(({ id }) => id)), [messages])
  const isRead = query.isFetchedAfterMount && query.isSuccess
  const isReady = isRead && hasBeginning(query, ids)
  const scroll = useTalkScroll({ messages, isReady, me: user.id })
  const reading = useReading({ contact, newest: pages?.[0], isReady, ...scroll })
  const earlier = useEarlier(query, scroll.log)
  const isMissed = isRead && !isReady && !earlier.isLoading
  const { load } = earlier
  useEffect(() => {
    if (isMissed) load()
  }, [isMissed, load])
  useFoundPlace({ messageId, ids, log: scroll.log }, earlier)
  const rows = useMemo(
    () => talkRows(messages, { me: user.id, unreadFrom: reading.unreadFrom, timeZone: officeTimeZone }),
    [messages, user.id, reading.unreadFrom],
  )
  return { query, newest: pages?.[0], messages, rows, scroll, earlier, reading }
}

const mostPages = 10

/** Whether what was not read begins in what is here; of very much, only the end is shown at first. */
function hasBeginning({ data: dialog, hasNextPage }: ReturnType<typeof useDialog>, ids: ReadonlySet<string>): boolean {
  const first = dialog?.pages[0]?.firstUnreadId ?? null
  return first === null || ids.has(first) || !hasNextPage || (dialog?.pages.length ?? 0) >= mostPages
}
