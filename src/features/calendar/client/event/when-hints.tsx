import { useWatch } from 'react-hook-form'
import type { ReactNode } from 'react'
import { daysBetween } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import styles from './event-dialog.module.css'
import { whenIn, type EventInput } from './event-fields.ts'
import { isInOrder, realMinutes, timesOf, whenOf, type EventWhen } from './event-when.ts'
import { eventWords } from './event-words.ts'
import { useClockHints } from './use-clock-hints.ts'
import { useWhenWords } from './use-when-words.ts'

/** How long the event lasts, what the clocks do to it, and when it is where the reader looks from. */
export function WhenHints({ zone }: { readonly zone: string }): ReactNode {
  const input = useWatch<EventInput>() as EventInput // the form has a start value for every field
  const when = whenIn(input)
  return (
    <div className={styles.hints} role="status">
      {when ? <Hints when={when} own={input.timeZone} shown={zone} /> : null}
    </div>
  )
}

type HintsProps = { readonly when: EventWhen; readonly own: string; readonly shown: string }

function Hints({ when, own, shown }: HintsProps): ReactNode {
  const texts = useTexts(eventWords)
  const { duration, number } = useFormats()
  const write = useWhenWords()
  const zone = own === '' ? shown : own
  const clocks = useClockHints(when, zone)
  if (!isInOrder(when)) return <p className={styles.wrong}>{texts.endBeforeStart}</p>
  const days = when.allDay ? daysBetween(when.first, when.last) + 1 : 0
  const wholeDays = days === 1 ? texts.oneDay : fill(texts.manyDays, { count: number(days) })
  const minutes = when.allDay ? 0 : realMinutes(when, zone)
  const length = when.allDay ? wholeDays : duration(minutes * 60)
  const elsewhere = when.allDay || zone === shown ? undefined : whenOf(timesOf(when, zone), shown)
  return (
    <>
      <p>{!when.allDay && minutes === 0 ? texts.noLength : fill(texts.lasts, { length })}</p>
      {elsewhere && !when.allDay ? (
        <p>{fill(texts.elsewhere, { zone: shown.replaceAll('_', ' '), when: write(elsewhere, when.start.day) })}</p>
      ) : null}
      {clocks.map((hint) => (
        <p key={hint} className={styles.clock}>
          {hint}
        </p>
      ))}
    </>
  )
}
