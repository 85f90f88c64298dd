import type { ReactNode } from 'react'
import { dayAt } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { ExtensionRequest } from '../../contract.ts'
import { resultRows } from '../../result-rows.ts'
import { placeOfLaw } from '../../rules.ts'
import type { Pending as PendingAnswer } from '../../verdict.ts'
import { longDate } from '../../written-date.ts'
import { formCatalogue } from '../form/form-catalogue.ts'
import { NextSteps } from './next-steps.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { proofCatalogue } from './proof-catalogue.ts'
import { Proof } from './proof.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import { Rows } from './rows.tsx'

type PendingProps = { readonly answer: PendingAnswer; readonly request: ExtensionRequest }

/** Received and stamped: the moment that counts, and the record to keep until the office has decided. */
export function Pending({ answer, request }: PendingProps): ReactNode {
  const texts = useTexts(resultCatalogue)
  const { rowPeriod } = useTexts(proofCatalogue)
  const date = longDate(dayAt(new Date(answer.receivedAt), placeOfLaw), useTexts(formCatalogue))
  const rows = [...resultRows(answer, request.pid, texts), { label: rowPeriod, value: String(request.period) }]
  return (
    <>
      <OutcomeHead kind="info" icon="info" word={texts.pending} title={texts.pendingTitle} large={date} />
      <Rows rows={rows} />
      <Proof answer={answer} rows={rows} />
      <NextSteps steps={[texts.nextPendingLetter, texts.nextPendingCounts, texts.nextPendingCheck]} />
    </>
  )
}
