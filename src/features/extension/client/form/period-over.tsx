import { useEffect, type ReactNode } from 'react'
import { dottedDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { latestDeadline, oldestOpenPeriod } from '../../rules.ts'
import { formCatalogue } from './form-catalogue.ts'
import type { FieldProps } from './form-fields.tsx'
import { resultCatalogue } from '../result/result-catalogue.ts'
import { Office } from '../office.tsx'
import styles from './period-over.module.css'

type PeriodOverProps = FieldProps & {
  /** Each one brings the focus here; the first may come before this has arrived. */
  readonly attempts: number
}

/** Stands in place of the date field when no date could be right: not a fault of the reader, so not an error. */
export function PeriodOver({ draft, today, edit, attempts }: PeriodOverProps): ReactNode {
  const texts = useTexts(formCatalogue)
  const { overTitle, overText } = useTexts(resultCatalogue)
  const open = oldestOpenPeriod(draft.legalForm, today)
  useEffect(() => {
    if (attempts > 0) document.getElementById('period-over')?.focus()
  }, [attempts])
  return (
    <div className={styles.over}>
      <Notice kind="info" id="period-over" title={fill(overTitle, { period: draft.period })}>
        <p>{fill(overText, { date: dottedDate(latestDeadline(draft.legalForm, draft.period)) })}</p>
        <Office />
        <Button className="needs-script" onClick={() => edit({ kind: 'period', period: open })}>
          {fill(texts.choosePeriod, { period: open })}
        </Button>
      </Notice>
    </div>
  )
}
