import type { ReactNode } from 'react'
import { inYear, yearOf } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { DateField } from '../../../../ui/date-field.tsx'
import { longDate } from '../../written-date.ts'
import { useCalendarPart } from './calendar-part.ts'
import { birthDateOf } from './draft.ts'
import { formCatalogue } from './form-catalogue.ts'
import type { FieldProps } from './form-fields.tsx'

/** Where the list of years opens while nothing is typed: from there the way to most years of birth is short. */
const usualAge = 45

export function BirthField({ draft, today, edit, error }: FieldProps): ReactNode {
  const texts = useTexts(formCatalogue)
  const calendarPart = useCalendarPart()
  const chosen = birthDateOf(draft, today)
  return (
    <DateField
      id="birth"
      label={texts.birth}
      hint={texts.birthHint}
      error={error}
      note={draft.fromLink.includes('birth') ? texts.fromLink : undefined}
      value={draft.birth}
      onChange={(text) => edit({ kind: 'birth', text })}
      onLeave={() => edit({ kind: 'leave-birth' })}
      isRequired
      autoComplete="bday"
      // Digits and a dot or comma, on a phone.
      inputMode="decimal"
      calendar={{
        ...calendarPart,
        name: chosen ? fill(texts.calendarOpenChosen, { date: longDate(chosen, texts) }) : texts.calendarOpen,
        today,
        chosen,
        latest: today,
        opensOn: 'years',
        opensAt: inYear(today, yearOf(today) - usualAge),
        onChoose: (date) => edit({ kind: 'whole-birth', date }),
      }}
    />
  )
}
