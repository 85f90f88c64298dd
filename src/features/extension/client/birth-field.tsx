import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { DateBoxes } from '../../../ui/date-boxes.tsx'
import { birthDateOf } from './draft.ts'
import { formCatalogue } from './form-catalogue.ts'
import type { FieldProps } from './form-fields.tsx'
import { readDate } from './read-date.ts'

export function BirthField({ draft, today, edit, error }: FieldProps): ReactNode {
  const texts = useTexts(formCatalogue)

  function takeWhole(text: string): boolean {
    const date = readDate(text, { towards: 'past', today })
    if (date) edit({ kind: 'whole-birth', date })
    return date !== undefined
  }

  return (
    <DateBoxes
      id="birth"
      label={texts.birth}
      hint={texts.birthHint}
      error={error}
      note={draft.fromLink.includes('birth') ? texts.fromLink : undefined}
      labels={{ day: texts.day, month: texts.month, year: texts.year }}
      values={draft.birth}
      onChange={(box, text) => edit({ kind: 'birth', box, text })}
      onPaste={takeWhole}
      onLeave={() => edit({ kind: 'leave-birth' })}
      isRequired
      autoComplete="bday"
      calendar={{
        label: texts.calendar,
        name: texts.calendarOpen,
        chosen: birthDateOf(draft, today),
        latest: today,
        onChoose: (date) => edit({ kind: 'whole-birth', date }),
      }}
    />
  )
}
