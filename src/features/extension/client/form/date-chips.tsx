import type { ReactNode } from 'react'
import { dottedDate, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { keepFocus } from '../../../../ui/keep-focus.ts'
import { latestDeadline } from '../../rules.ts'
import styles from './date-chips.module.css'
import type { Draft } from './draft.ts'
import { formCatalogue } from './form-catalogue.ts'
import { usefulDates } from './useful-dates.ts'

type DateChipsProps = {
  readonly draft: Draft
  readonly today: PlainDate
  readonly chosen: PlainDate | undefined
  readonly onChoose: (date: PlainDate) => void
}

/** Dates that are one press away. */
export function DateChips({ draft: { legalForm, period }, today, chosen, onChoose }: DateChipsProps): ReactNode {
  const texts = useTexts(formCatalogue)
  const latest = latestDeadline(legalForm, period)
  return (
    <div className={`needs-script ${styles.chips}`}>
      {usefulDates(legalForm, period, today, useSite()).map((date) => (
        <button
          key={date}
          type="button"
          className={styles.chip}
          aria-pressed={date === chosen}
          onMouseDown={keepFocus}
          onClick={() => onChoose(date)}
        >
          {date === latest ? fill(texts.chipLatest, { date: dottedDate(date) }) : dottedDate(date)}
        </button>
      ))}
    </div>
  )
}
