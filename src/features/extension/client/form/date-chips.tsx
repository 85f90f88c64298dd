import type { ReactNode } from 'react'
import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { keepFocus } from '../../../../ui/keep-focus.ts'
import type { formTexts } from '../../form-texts.ts'
import styles from './date-chips.module.css'
import type { Draft } from './draft.ts'
import { formCatalogue } from './form-catalogue.ts'
import { usefulDates, type UsefulDate } from './useful-dates.ts'

type DateChipsProps = {
  readonly draft: Draft
  readonly today: PlainDate
  readonly wish: PlainDate | undefined
  readonly onChoose: (date: PlainDate) => void
}

/** Dates that are one press away. */
export function DateChips({ draft, today, wish, onChoose }: DateChipsProps): ReactNode {
  const texts = useTexts(formCatalogue)
  return (
    <div className={`needs-script ${styles.chips}`}>
      {usefulDates(draft.legalForm, draft.period, today).map((useful) => (
        <button
          key={useful.date}
          type="button"
          className={styles.chip}
          aria-pressed={useful.date === wish}
          onMouseDown={keepFocus}
          onClick={() => onChoose(useful.date)}
        >
          {chipText(useful, texts)}
        </button>
      ))}
    </div>
  )
}

function chipText(useful: UsefulDate, texts: typeof formTexts): string {
  if (useful.kind === 'months') return fill(texts.chipMonths, { count: useful.count })
  const date = dottedDate(useful.date)
  return useful.kind === 'maximum' ? fill(texts.chipMaximum, { date }) : date
}
