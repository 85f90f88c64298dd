import { Repeat } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { wordsOf } from '../../../../shell/workspace/words.ts'
import styles from './event-dialog.module.css'
import { texts as de } from './recurrence-texts.de.ts'
import { texts as en } from './recurrence-texts.ts'
import { recurrenceInWords } from './recurrence-words.ts'

export const recurrenceWords = wordsOf({ en, de })

/** By which rule the event repeats; it is shown, not changed. */
export function RecurrenceNote({ lines }: { readonly lines: string }): ReactNode {
  const texts = useTexts(recurrenceWords)
  const { weekdays, list, date } = useFormats()
  const words = recurrenceInWords(lines, { texts, weekdays, list, day: (day) => date(day, 'day', new Date(0)) })
  return (
    <div className={styles.repeats}>
      <Repeat aria-hidden="true" />
      <p>
        <strong>{words}</strong>
        {texts.note}
      </p>
    </div>
  )
}
