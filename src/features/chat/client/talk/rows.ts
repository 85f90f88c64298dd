import { dayAt, type PlainDate } from '../../../../kit/plain-date.ts'
import type { Message } from '../../contract.ts'
import type { Outgoing } from '../writing/outbox.ts'

/** A message as it shows: one the server has, or one on its way there. */
export type ShownMessage = Message & { readonly outgoing?: Outgoing }

export type MessageRow = {
  readonly kind: 'message'
  readonly message: ShownMessage
  readonly isOwn: boolean
  /** First and last of what one person said in a row. */
  readonly isFirst: boolean
  readonly isLast: boolean
}
export type TalkRow =
  | MessageRow
  | { readonly kind: 'day'; readonly day: PlainDate }
  /** What follows was not read yet. */
  | { readonly kind: 'unread'; readonly before: string }

type Around = { readonly me: string; readonly unreadFrom: string | undefined; readonly timeZone: string }

// After such a pause it is a new thought, and its time matters again.
const longestPause = 10 * 60_000

/** Messages with the days between them, the line before what is new, and who spoke in a row. */
export function talkRows(messages: readonly ShownMessage[], { me, unreadFrom, timeZone }: Around): readonly TalkRow[] {
  const days = messages.map(({ time }) => dayAt(new Date(time), timeZone))
  const begins = (at: number): boolean => {
    const message = messages[at]
    const before = messages[at - 1]
    if (!message || !before || days[at] !== days[at - 1] || message.id === unreadFrom) return true
    return before.who !== message.who || Date.parse(message.time) - Date.parse(before.time) > longestPause
  }
  return messages.flatMap((message, at): readonly TalkRow[] => {
    const day = days[at]
    const isNewDay = day !== undefined && day !== days[at - 1]
    return [
      ...(isNewDay ? [{ kind: 'day' as const, day }] : []),
      ...(message.id === unreadFrom ? [{ kind: 'unread' as const, before: message.id }] : []),
      {
        kind: 'message',
        message,
        isOwn: message.who === me,
        isFirst: begins(at),
        isLast: at === messages.length - 1 || begins(at + 1),
      },
    ]
  })
}

/** What the server has, then what is on its way; what it has already is not shown twice. */
export function withOutgoing(dialog: readonly Message[], outgoing: readonly Outgoing[], me: string): readonly ShownMessage[] {
  const known = new Set(dialog.map(({ id }) => id))
  const underway = outgoing.filter(({ id }) => !known.has(id))
  return [...dialog, ...underway.map((each) => shownOutgoing(each, me))]
}

function shownOutgoing(outgoing: Outgoing, me: string): ShownMessage {
  const { id, text, at } = outgoing
  return { id, who: me, message: text, time: at, version: 0, editedAt: null, isRemoved: false, outgoing }
}
