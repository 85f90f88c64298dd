import type { ReactNode } from 'react'
import { dayAt, dottedDate, isPlainDate, plainDate, type PlainDate } from '../../../kit/plain-date.ts'
import { readDate, type Leaning } from '../../../kit/read-date.ts'
import { fill } from '../../../kit/texts.ts'
import { DateField } from '../../../ui/date-field.tsx'
import type { FieldTexts } from '../../../ui/field.tsx'
import { useTexts } from '../../language.tsx'
import { useMinute } from '../formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../formats/use-formats.ts'
import { calendarTextWords } from './calendar-text-words.ts'
import { formWords } from './form-words.ts'
import { useTyped } from './use-typed.ts'

export type DayRules = {
  readonly earliest?: PlainDate
  readonly latest?: PlainDate
  /** What a short year means: a birth date lies behind, most others ahead. */
  readonly leaning?: Leaning['towards']
  /** A day of any year is taken too, as `--05-17`. */
  readonly mayLackYear?: boolean
}
type DayBoxProps = DayRules & {
  readonly field: FieldTexts
  /** What the calendar calls it. */
  readonly name: string
  readonly isRequired?: boolean
  readonly value: string
  /** Gets a `PlainDate`, or as text what could not be read. */
  readonly onChange: (value: string) => void
  readonly onLeave: () => void
}

/** A calendar day; typing comes first, a calendar helps. */
export function DayBox({ field, name, isRequired = false, value, onChange, onLeave, ...rules }: DayBoxProps): ReactNode {
  const { earliest, latest, leaning = 'future', mayLackYear = false } = rules
  const words = useTexts(formWords)
  const calendarTexts = useTexts(calendarTextWords)
  const formats = useFormats()
  const today = dayAt(useMinute(), officeTimeZone)
  const chosen = isPlainDate(value) ? value : undefined
  const typed = useTyped<string>({
    value,
    read: (text) => (mayLackYear ? yearlessIn(text) : undefined) ?? readDate(text, { towards: leaning, today }) ?? text,
    write: (day) => (isPlainDate(day) ? dottedDate(day) : dottedYearless(day)),
    onChange,
    onLeave,
  })
  const date = chosen ? formats.date(chosen, 'day', new Date(0)) : ''
  return (
    <DateField
      {...field}
      value={typed.text}
      onChange={typed.type}
      onLeave={typed.leave}
      isRequired={isRequired}
      calendar={{
        name: chosen ? fill(words.calendarOpenChosen, { label: name, date }) : fill(words.calendarOpen, { label: name }),
        broken: words.calendarBroken,
        load: async () => (await import('./calendar-contents.ts')).calendarContents(calendarTexts, formats),
        today,
        chosen,
        ...(earliest ? { earliest } : {}),
        ...(latest ? { latest } : {}),
        onChoose: onChange,
      }}
    />
  )
}

// NOTE 2024 is a leap year: a day of any year may be 29 February, too.
const leapYear: Leaning = { towards: 'future', today: plainDate(2024, 1, 1) }

/** `17.5.`, `17. Mai` or `May 17` as `--05-17`; nothing where a year stands there, or no day. */
function yearlessIn(text: string): string | undefined {
  // With a year, it is a day in the past as well as in the future; without one, it is none in the past.
  if (readDate(text, { ...leapYear, towards: 'past' })) return undefined
  const day = readDate(text, leapYear)
  return day && `--${day.slice(5)}`
}

function dottedYearless(day: string): string {
  return day.replace(/^--(\d\d)-(\d\d)$/, '$2.$1.')
}
