import type { ReactNode } from 'react'
import { dayAt, dottedDate, isPlainDate, type PlainDate } from '../../../kit/plain-date.ts'
import { readDate, type Leaning } from '../../../kit/read-date.ts'
import { fill } from '../../../kit/texts.ts'
import { DateField } from '../../../ui/date-field.tsx'
import { useTexts } from '../../language.tsx'
import { useMinute } from '../formats/minute-clock.ts'
import { officeTimeZone, useFormats } from '../formats/use-formats.ts'
import { calendarTextWords } from './calendar-text-words.ts'
import { formWords } from './form-words.ts'
import { useFormField, type FormFieldProps } from './use-form-field.ts'
import { useTyped } from './use-typed.ts'

type FormDateProps = FormFieldProps & {
  readonly earliest?: PlainDate
  readonly latest?: PlainDate
  /** What a short year means: a birth date lies behind, most others ahead. */
  readonly leaning?: Leaning['towards']
}

/** A calendar day; typing comes first, a calendar helps. The form holds a `PlainDate`; check it with `z.iso.date()`. */
export function FormDate({ earliest, latest, leaning = 'future', ...props }: FormDateProps): ReactNode {
  const words = useTexts(formWords)
  const calendarTexts = useTexts(calendarTextWords)
  const formats = useFormats()
  const today = dayAt(useMinute(), officeTimeZone)
  const { value, change, leave, texts } = useFormField<string>(props)
  const chosen = isPlainDate(value) ? value : undefined
  const typed = useTyped<string>({
    value,
    read: (text) => readDate(text, { towards: leaning, today }) ?? text,
    write: (day) => (isPlainDate(day) ? dottedDate(day) : day),
    onChange: change,
    onLeave: leave,
  })
  const label = props.label
  const date = chosen ? formats.date(chosen, 'day', new Date(0)) : ''
  return (
    <DateField
      {...texts}
      value={typed.text}
      onChange={typed.type}
      onLeave={typed.leave}
      isRequired={props.isRequired ?? false}
      calendar={{
        label: words.calendar,
        name: chosen ? fill(words.calendarOpenChosen, { label, date }) : fill(words.calendarOpen, { label }),
        broken: words.calendarBroken,
        load: async () => (await import('./calendar-contents.ts')).calendarContents(calendarTexts, formats),
        today,
        chosen,
        ...(earliest ? { earliest } : {}),
        ...(latest ? { latest } : {}),
        onChoose: change,
      }}
    />
  )
}
