import type { ReactNode } from 'react'
import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { readDate } from '../../../../kit/read-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { calendarTextWords } from '../../../../shell/parts/form/calendar-text-words.ts'
import { formWords } from '../../../../shell/parts/form/form-words.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { notesWords } from '../notes-words.ts'

type ReminderDayProps = { readonly day: string; readonly today: PlainDate; readonly onChange: (day: string) => void }

/** The day of a reminder: typed first, with a calendar as help that offers no day of the past. */
export function ReminderDay({ day, today, onChange }: ReminderDayProps): ReactNode {
  const texts = useTexts(notesWords)
  const words = useTexts(formWords)
  const calendarTexts = useTexts(calendarTextWords)
  const formats = useFormats()
  const chosen = readDate(day, { towards: 'future', today })
  const label = texts.date
  return (
    <DateField
      id="reminder-day"
      label={label}
      value={day}
      onChange={onChange}
      onLeave={() => (chosen ? onChange(dottedDate(chosen)) : undefined)}
      calendar={{
        name: fill(words.calendarOpen, { label }),
        broken: words.calendarBroken,
        load: async () => (await import('../../../../shell/parts/form/calendar-contents.ts')).calendarContents(calendarTexts, formats),
        today,
        chosen,
        earliest: today,
        onChoose: (date) => onChange(dottedDate(date)),
      }}
    />
  )
}
