import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { addDays, dayAt, dottedDate, type PlainDate } from '../../../../../kit/plain-date.ts'
import { readDate } from '../../../../../kit/read-date.ts'
import { readWhen } from '../../../../../kit/read-when.ts'
import { momentAt, timeAt } from '../../../../../kit/zoned-moment.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import '../../../../../shell/parts/form/field-scale.css'
import { readTime } from '../../../../../shell/parts/form/read-number.ts'
import { useMinute } from '../../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../../../ui/button.tsx'
import { controlProps, Field } from '../../../../../ui/field.tsx'
import boxStyles from '../../../../../ui/field.module.css'
import { cardWords } from '../card-words.ts'
import { useCardChanges } from '../use-card-changes.ts'
import type { ChoiceProps } from './choice.ts'
import styles from './choices.module.css'
import { DueDay } from './due-day.tsx'

/** Work is handed in before the day ends. */
const usualTime = '17:00'

/** Until when a card is to be done: one click for what is usual, in words, or as a day and a time. */
export function DueChoice({ board, card, onDone }: ChoiceProps): ReactNode {
  const texts = useTexts(cardWords)
  const changes = useCardChanges(board)
  const id = useId()
  const now = useMinute()
  const today = dayAt(now, officeTimeZone)
  const first = card.due === null ? undefined : new Date(card.due)
  const [words, setWords] = useState('')
  const [day, setDay] = useState(dottedDate(first ? dayAt(first, officeTimeZone) : today))
  const [time, setTime] = useState(first ? timeAt(first, officeTimeZone) : usualTime)
  const [isUnclear, setUnclear] = useState(false)

  /** What is written in words shows in the fields below as it is understood. */
  function readWords(typed: string): void {
    setWords(typed)
    setUnclear(false)
    const when = readWhen(typed, { now, timeZone: officeTimeZone })
    if (!when) return
    setDay(dottedDate(when.day))
    setTime(when.time ?? usualTime)
  }

  function choose(due: string | null): void {
    if (due !== card.due) void changes.setDue(card, due)
    onDone()
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const due = momentOf(day, time, today)
    if (due === undefined) setUnclear(true)
    else choose(due)
  }

  const offers = [
    { title: texts.today, on: today },
    { title: texts.tomorrow, on: addDays(today, 1) },
    { title: texts.nextWeek, on: addDays(today, 7) },
  ]
  const wordsTexts = { id: `${id}-words`, label: texts.inWords, hint: texts.wordsHint }
  const timeTexts = { id: `${id}-time`, label: texts.time, ...(isUnclear ? { error: texts.dueUnclear } : {}) }
  return (
    <form className={styles.choices} onSubmit={submit} noValidate>
      <div className={styles.offers}>
        {offers.map(({ title, on }) => (
          <Button key={on} onClick={() => choose(momentAt(on, usualTime, officeTimeZone).toISOString())}>
            {title}
          </Button>
        ))}
      </div>
      <Field {...wordsTexts}>
        <input
          {...controlProps(wordsTexts)}
          className={boxStyles.box}
          value={words}
          autoComplete="off"
          onChange={({ target }) => readWords(target.value)}
        />
      </Field>
      <DueDay id={`${id}-day`} day={day} today={today} onChange={setDay} />
      <Field {...timeTexts}>
        <input
          {...controlProps(timeTexts)}
          className={boxStyles.box}
          size={6}
          inputMode="numeric"
          autoComplete="off"
          value={time}
          onChange={({ target }) => setTime(target.value)}
          onBlur={() => setTime((typed) => readTime(typed) ?? typed)}
        />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          {texts.setDue}
        </Button>
        {card.due === null ? null : <Button onClick={() => choose(null)}>{texts.removeDue}</Button>}
      </div>
    </form>
  )
}

/** Nothing where one of both cannot be read. */
function momentOf(day: string, time: string, today: PlainDate): string | undefined {
  const date = readDate(day, { towards: 'future', today })
  const clock = readTime(time)
  return date && clock !== undefined ? momentAt(date, clock, officeTimeZone).toISOString() : undefined
}
