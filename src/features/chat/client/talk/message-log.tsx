import { useState, type ReactNode, type RefObject } from 'react'
import { dayAt, daysBetween, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Contact } from '../../contract.ts'
import { chatWords } from '../chat-words.ts'
import { MessageView } from './message-row.tsx'
import type { MessageActs } from './message-tools.tsx'
import styles from './conversation.module.css'
import type { TalkRow } from './rows.ts'
import { useRoving } from './use-roving.ts'

type MessageLogProps = {
  readonly log: RefObject<HTMLDivElement | null>
  readonly onScroll: () => void
  readonly contact: Contact
  readonly rows: readonly TalkRow[]
  readonly names: readonly string[]
  readonly acts: MessageActs
  readonly earlier: { readonly hasMore: boolean; readonly isLoading: boolean; readonly load: () => void }
}

/** All that was said, read aloud as it comes in. */
export function MessageLog({ log, onScroll, contact, rows, names, acts, earlier }: MessageLogProps): ReactNode {
  const texts = useTexts(chatWords)
  const roving = useRoving(rows.flatMap((row) => (row.kind === 'message' ? [row.message.id] : [])))
  const [pointedAt, setPointedAt] = useState<string>()
  return (
    // The keys are those of the messages in it, which have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={log}
      role="log"
      aria-label={fill(texts.conversationWith, { name: contact.name })}
      // What was said long ago is no news.
      aria-live={earlier.isLoading ? 'off' : 'polite'}
      className={styles.log}
      onScroll={onScroll}
      onKeyDown={roving.onKeyDown}
      onPointerLeave={() => setPointedAt(undefined)}
    >
      {earlier.hasMore ? (
        <Button kind="quiet" className={styles.earlier} aria-disabled={earlier.isLoading} onClick={earlier.load}>
          {earlier.isLoading ? texts.loadingEarlier : texts.earlier}
        </Button>
      ) : null}
      {rows.map((row) => {
        if (row.kind === 'day') return <DayLine key={row.day} day={row.day} />
        if (row.kind === 'unread') {
          return (
            <p key={`unread ${row.before}`} className={styles.unread} data-unread-line="">
              <span>{texts.unreadLine}</span>
            </p>
          )
        }
        const { id } = row.message
        return (
          <MessageView
            key={id}
            row={row}
            author={contact}
            names={names}
            acts={acts}
            isActive={id === roving.activeId}
            isPointedAt={id === pointedAt}
            onReach={roving.setActive}
            onPoint={setPointedAt}
          />
        )
      })}
    </div>
  )
}

function DayLine({ day }: { readonly day: PlainDate }): ReactNode {
  const formats = useFormats()
  const now = useMinute()
  const isNear = Math.abs(daysBetween(day, dayAt(now, officeTimeZone))) < 2
  return (
    <p className={styles.day}>
      <time dateTime={day}>{formats.date(day, isNear ? 'relative' : 'exact', now)}</time>
    </p>
  )
}
