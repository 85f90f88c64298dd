import { useState, type SubmitEvent, type ReactNode } from 'react'
import { dayAt, dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { readDate } from '../../../../kit/read-date.ts'
import { readWhen } from '../../../../kit/read-when.ts'
import { momentAt, timeAt } from '../../../../kit/zoned-moment.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import '../../../../shell/parts/form/field-scale.css'
import { readTime } from '../../../../shell/parts/form/read-number.ts'
import { downloadText } from '../../../../shell/parts/transfer/download.ts'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import { Button } from '../../../../ui/button.tsx'
import { Field, controlProps } from '../../../../ui/field.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { notesWords } from '../notes-words.ts'
import { reminderIcs } from './reminder-ics.ts'
import { ReminderOffers } from './reminder-offers.tsx'
import { ReminderDay } from './reminder-day.tsx'
import { ReminderWords } from './reminder-words.tsx'
import styles from './reminder.module.css'

type ReminderDialogProps = {
  /** What the note is called, for the calendar file. */
  readonly name: string
  readonly reminder: string | null
  readonly onChoose: (reminder: string | null) => void
  readonly onClose: () => void
}

/** When to be reminded: one click for what is usual, else a day and a time. Never in the past. */
export function ReminderDialog({ name, reminder, onChoose, onClose }: ReminderDialogProps): ReactNode {
  const texts = useTexts(notesWords)
  const now = useMinute()
  const today = dayAt(now, officeTimeZone)
  const first = reminder === null ? undefined : new Date(reminder)
  const [day, setDay] = useState(dottedDate(first ? dayAt(first, officeTimeZone) : today))
  const [time, setTime] = useState(first ? timeAt(first, officeTimeZone) : '')
  const [problem, setProblem] = useState<'past' | 'unclear'>()

  /** What is written in words shows in the fields below as it is understood. */
  function readWords(words: string): void {
    const when = readWhen(words, { now, timeZone: officeTimeZone })
    setProblem(undefined)
    if (!when) return
    setDay(dottedDate(when.day))
    setTime(when.time ?? '08:00')
  }

  function choose(at: Date | null): void {
    onChoose(at?.toISOString() ?? null)
    onClose()
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const at = momentOf(day, time, today)
    if (!at) return setProblem('unclear')
    if (at <= now) return setProblem('past')
    choose(at)
  }

  const error = { past: texts.reminderPast, unclear: texts.reminderUnclear }[problem ?? 'past']
  const timeTexts = { id: 'reminder-time', label: texts.time, ...(problem ? { error } : {}) }
  return (
    <Dialog title={texts.remindMe} isOpen onClose={onClose} size="small">
      <ReminderOffers now={now} onChoose={choose} />
      <form onSubmit={submit}>
        <ReminderWords onChange={readWords} />
        <ReminderDay day={day} today={today} onChange={setDay} />
        <Field {...timeTexts}>
          <input
            {...controlProps(timeTexts)}
            className={boxStyles.box}
            size={6}
            inputMode="numeric"
            autoComplete="off"
            placeholder="09:00"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            onBlur={() => setTime((typed) => readTime(typed) ?? typed)}
          />
        </Field>
        <div className={styles.actions}>
          <Button type="submit" kind="primary">
            {texts.setReminder}
          </Button>
          {reminder === null ? null : (
            <>
              <Button onClick={() => choose(null)}>{texts.clearReminder}</Button>
              <Button kind="quiet" onClick={() => downloadText('reminder.ics', reminderIcs({ name, reminder, now }), 'text/calendar')}>
                {texts.downloadIcs}
              </Button>
            </>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** Nothing where one of both cannot be read. */
function momentOf(day: string, time: string, today: PlainDate): Date | undefined {
  const date = readDate(day, { towards: 'future', today })
  const clock = readTime(time)
  return date && clock !== undefined ? momentAt(date, clock, officeTimeZone) : undefined
}
