import { Check, Clock, TriangleAlert } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { plainOf } from '../../../../kit/markup.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Markup } from '../../../../shell/parts/markup/markup.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { chatWords } from '../chat-words.ts'
import { PersonFace, type Person } from '../people/person-face.tsx'
import type { Outgoing } from '../writing/outbox.ts'
import { useDesk } from '../writing/use-writing.ts'
import { MessageTools, type MessageActs } from './message-tools.tsx'
import styles from './message.module.css'
import type { MessageRow } from './rows.ts'

type MessageViewProps = {
  readonly row: MessageRow
  /** Who said it; oneself is not shown. */
  readonly author: Person
  /** Whoever may be mentioned. */
  readonly names: readonly string[]
  readonly acts: MessageActs
  readonly isActive: boolean
  readonly isPointedAt: boolean
  readonly onReach: (id: string) => void
  readonly onPoint: (id: string) => void
}

/** One message. Those who listen hear author, time and text in one sentence. */
export const MessageView = memo(function MessageView(props: MessageViewProps): ReactNode {
  const { row, author, names, acts, isActive, isPointedAt, onReach, onPoint } = props
  const { message, isOwn, isFirst, isLast } = row
  const texts = useTexts(chatWords)
  const formats = useFormats()
  const exact = formats.date(message.time, 'exact', useMinute())
  const text = message.isRemoved ? texts.removed : plainOf(message.message)
  const label = fill(texts.readout, { name: isOwn ? texts.ownName : author.name, time: exact, text })
  return (
    // Not a control, but reached by arrow keys, so that those who listen go from one to the next.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="article"
      aria-label={label}
      data-message={message.id}
      data-own={isOwn}
      data-first={isFirst}
      data-last={isLast}
      data-removed={message.isRemoved}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isActive ? 0 : -1}
      className={styles.row}
      onFocus={() => onReach(message.id)}
      onPointerEnter={() => onPoint(message.id)}
    >
      {isOwn ? null : <span className={styles.face}>{isLast ? <PersonFace person={author} /> : null}</span>}
      <div className={styles.bubble}>
        {message.isRemoved ? texts.removed : <Markup text={message.message} names={names} />}
        <span className={styles.exact} aria-hidden="true">
          {exact}
        </span>
      </div>
      {message.outgoing === undefined && (isActive || isPointedAt) ? <MessageTools row={row} acts={acts} isReachable={isActive} /> : null}
      <MessageFoot row={row} />
    </div>
  )
})

/** Below the bubble: when, whether it was changed, whether it is there. */
function MessageFoot({ row: { message, isOwn, isLast } }: { readonly row: MessageRow }): ReactNode {
  const texts = useTexts(chatWords)
  const formats = useFormats()
  const now = useMinute()
  const { outgoing, editedAt, isRemoved, time } = message
  if (outgoing && outgoing.state !== 'sending') return <NotSent outgoing={outgoing} />
  const isEdited = editedAt !== null && !isRemoved
  if (!isLast && !isEdited && !outgoing) return null
  return (
    <span className={styles.foot}>
      {isLast ? <time dateTime={time}>{formats.time(time)}</time> : null}
      {isEdited ? <span title={fill(texts.editedAt, { time: formats.date(editedAt, 'exact', now) })}>{texts.edited}</span> : null}
      {isOwn && isLast && !isRemoved ? <Progress isSent={outgoing === undefined} /> : null}
    </span>
  )
}

function Progress({ isSent }: { readonly isSent: boolean }): ReactNode {
  const texts = useTexts(chatWords)
  const Picture = isSent ? Check : Clock
  return (
    <span className={styles.progress} title={isSent ? texts.sent : texts.sending}>
      <Picture aria-hidden="true" />
      <VisuallyHidden>{isSent ? texts.sent : texts.sending}</VisuallyHidden>
    </span>
  )
}

function NotSent({ outgoing }: { readonly outgoing: Outgoing }): ReactNode {
  const texts = useTexts(chatWords)
  const { retry } = useTexts(sharedWords)
  const { outbox } = useDesk()
  return (
    <span className={styles.foot} data-kind="failed">
      <TriangleAlert aria-hidden="true" />
      <span className={styles.reason}>{outgoing.state === 'waiting' ? texts.waitingNetwork : texts.notSent}</span>
      <Button kind="quiet" className={styles.small} onClick={() => outbox.retry(outgoing)}>
        {retry}
      </Button>
      <Button kind="quiet" className={styles.small} onClick={() => outbox.discard(outgoing.id)}>
        {texts.discard}
      </Button>
    </span>
  )
}
