import { useState, type ReactNode } from 'react'
import { isPlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { DayBox } from '../../../../shell/parts/form/day-box.tsx'
import { formWords } from '../../../../shell/parts/form/form-words.ts'
import type { FieldTexts } from '../../../../ui/field.tsx'

type DayFieldProps = FieldTexts & {
  readonly value: string
  /** Gets a day, or nothing where there is none that can be read. */
  readonly onChange: (day: string) => void
  /** Whether a short year lies ahead or behind. */
  readonly leaning?: 'past' | 'future'
}

/** A calendar day beside other fields; what cannot be read stays in the box and is said. */
export function DayField({ value, onChange, leaning = 'past', ...field }: DayFieldProps): ReactNode {
  const words = useTexts(formWords)
  const [unread, setUnread] = useState('')
  const [hasLeft, setLeft] = useState(false)

  function take(next: string): void {
    const isDay = isPlainDate(next)
    setUnread(isDay ? '' : next.trim())
    setLeft(false)
    onChange(isDay ? next : '')
  }

  const fault = hasLeft && unread !== '' ? { error: fill(words.notDate, { label: field.label }) } : {}
  return (
    <DayBox
      field={{ ...field, ...fault }}
      name={field.label}
      leaning={leaning}
      value={unread === '' ? value : unread}
      onChange={take}
      onLeave={() => setLeft(true)}
    />
  )
}
