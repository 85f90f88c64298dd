import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { calendarWords } from '../calendar-words.ts'
import type { Entry } from '../time/entry.ts'
import type { When } from '../time/when.ts'
import styles from './entry-line.module.css'

type EntryLineProps = { readonly entry: Entry; readonly day: PlainDate; readonly when: When; readonly onOpen: () => void }

/** An event as a line of a day: when, what, and how it goes on. */
export function EntryLine({ entry, day, when, onOpen }: EntryLineProps): ReactNode {
  const texts = useTexts(calendarWords)
  const { event } = entry
  return (
    <button type="button" className={styles.line} data-entry={entry.key} onClick={onOpen}>
      <span className={styles.mark} data-long={event.allDay || undefined} aria-hidden="true" />
      <span className={styles.time}>{timeOn(entry, day, when, texts)}</span>
      <span className={styles.words}>
        <span className={styles.title}>
          {event.title}
          {event.recurrence === '' ? null : <Repeat role="img" aria-label={texts.repeats} />}
        </span>
        {event.desc === '' ? null : <span className={styles.desc}>{event.desc}</span>}
      </span>
    </button>
  )
}

type Texts = { readonly allDay: string; readonly fromTime: string; readonly until: string }

/** The part of its time that lies on this day. */
function timeOn(entry: Entry, day: PlainDate, when: When, texts: Texts): string {
  const { event, first, last, start, end } = entry
  if (event.allDay || (first < day && last > day)) return texts.allDay
  if (first === last) return when.clocks(entry)
  return fill<string>(first === day ? texts.fromTime : texts.until, { time: when.clock(first === day ? start : end) })
}
