import type { ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { isPeriodOver, latestDeadline, pidFrom, pidPattern } from '../../rules.ts'
import { deadlineOf, type Draft } from './draft.ts'
import { Filled } from './filled.tsx'
import { formCatalogue } from './form-catalogue.ts'
import styles from './request-summary.module.css'
import { longDate } from '../../written-date.ts'

type RequestSummaryProps = { readonly id: string; readonly draft: Draft; readonly today: PlainDate }

/** What pressing the button will ask for, in one sentence: the chance to see a slip before a legal act. */
export function RequestSummary({ id, draft, today }: RequestSummaryProps): ReactNode {
  const texts = useTexts(formCatalogue)
  if (isPeriodOver(draft.legalForm, draft.period, today)) return null
  const wish = deadlineOf(draft, today)
  const isWishOpen = wish === undefined || wish < today || wish > latestDeadline(draft.legalForm, draft.period)
  const pid = pidFrom(draft.pid)
  return (
    <p id={id} className={styles.summary}>
      <Filled
        text={texts.summary}
        values={{
          form: draft.legalForm === 'natural-person' ? texts.person : texts.entity,
          period: draft.period,
          date: isWishOpen ? texts.open : longDate(wish, texts),
          pid: pidPattern.test(pid) ? pid : texts.open,
        }}
      />
    </p>
  )
}
