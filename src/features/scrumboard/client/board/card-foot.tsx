import { AlarmClock, AlignLeft, Clock, Eye, ListChecks, MessageSquare, Paperclip, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Card, Member } from '../../board.ts'
import { boardWords } from '../board-words.ts'
import { dueState } from '../due-state.ts'
import { useDueWords } from '../due-words.ts'
import styles from './card.module.css'
import { MemberStack } from './member-stack.tsx'

type CardFootProps = { readonly card: Card; readonly members: readonly Member[] }

/** What a card has, in small signs; each says in words what it means. */
export function CardFoot({ card, members }: CardFootProps): ReactNode {
  const texts = useTexts(boardWords)
  const items = card.checklists.flatMap(({ checkItems }) => checkItems)
  const done = items.filter(({ checked }) => checked).length
  const comments = card.activities.filter(({ type }) => type === 'comment').length
  const people = members.filter(({ id }) => card.idMembers.includes(id))
  const isBare = card.due === null && items.length === 0 && people.length === 0
  return (
    <>
      {isBare ? null : (
        <div className={styles.middle}>
          <span className={styles.chips}>
            {card.due === null ? null : <DueChip due={card.due} />}
            {items.length === 0 ? null : (
              <span className={styles.chip} data-state={done === items.length ? 'done' : undefined}>
                <Sign icon={ListChecks} words={fill(texts.checklist, { done, all: items.length })} shown={`${done}/${items.length}`} />
              </span>
            )}
          </span>
          {people.length === 0 ? null : (
            <span className={styles.people}>
              <MemberStack members={people} limit={4} />
            </span>
          )}
        </div>
      )}
      <div className={styles.foot}>
        {card.subscribed ? <Sign icon={Eye} words={texts.cardSubscribed} /> : null}
        {card.description.trim() === '' ? null : <Sign icon={AlignLeft} words={texts.hasDescription} />}
        <Sign
          icon={Paperclip}
          words={fill(texts.attachments, { count: card.attachments.length })}
          shown={String(card.attachments.length)}
        />
        <Sign icon={MessageSquare} words={fill(texts.comments, { count: comments })} shown={String(comments)} />
      </div>
    </>
  )
}

/** Colour only helps: the sign and the words say the same. */
function DueChip({ due }: { readonly due: string }): ReactNode {
  const texts = useTexts(boardWords)
  const formats = useFormats()
  const now = useMinute()
  const write = useDueWords()
  const state = dueState(due, now)
  const said = { overdue: texts.overdue, soon: texts.dueSoon, later: texts.dueOn }[state]
  const when = write(due)
  return (
    <time
      className={styles.chip}
      data-state={state}
      dateTime={due}
      title={fill(said as '{when}', { when: formats.date(due, 'exact', now) })}
    >
      {state === 'overdue' ? <AlarmClock aria-hidden="true" /> : <Clock aria-hidden="true" />}
      {state === 'overdue' ? fill(said as '{when}', { when }) : <span aria-hidden="true">{when}</span>}
      {state === 'overdue' ? null : <VisuallyHidden>{fill(said as '{when}', { when })}</VisuallyHidden>}
    </time>
  )
}

type SignProps = { readonly icon: LucideIcon; readonly words: string; readonly shown?: string }

function Sign({ icon: Picture, words, shown }: SignProps): ReactNode {
  return (
    <span className={styles.sign} title={words}>
      <Picture aria-hidden="true" />
      {shown === undefined ? null : <span aria-hidden="true">{shown}</span>}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
