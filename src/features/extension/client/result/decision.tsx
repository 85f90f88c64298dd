import type { ReactNode } from 'react'
import { daysBetween } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { ExtensionRequest } from '../../contract.ts'
import { resultRows } from '../../result-rows.ts'
import { verdictOf, type Decided } from '../../verdict.ts'
import { longDate } from '../../written-date.ts'
import { formCatalogue } from '../form/form-catalogue.ts'
import { NextSteps } from './next-steps.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { Proof } from './proof.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import { Rows } from './rows.tsx'
import { RuleLine } from './rule-line.tsx'

type DecisionProps = { readonly answer: Decided; readonly request: ExtensionRequest }

/** The office has decided: the deadline that now holds, and the record to keep. */
export function Decision({ answer, request }: DecisionProps): ReactNode {
  const texts = useTexts(resultCatalogue)
  const date = longDate(answer.newDeadline, useTexts(formCatalogue))
  const rows = resultRows(answer, request.pid, texts)
  const first =
    verdictOf(answer) === 'expired'
      ? fill(texts.nextExpired, { period: request.period })
      : fill(texts.nextFile, { period: request.period, date })
  return (
    <>
      <Head answer={answer} date={date} />
      <Rows rows={rows} />
      <RuleLine answer={answer} />
      <Proof answer={answer} rows={rows} />
      <NextSteps steps={verdictOf(answer) === 'expired' ? [first, texts.nextKeep] : [first, texts.nextKeep, texts.nextLonger]} />
    </>
  )
}

function Head({ answer, date }: { readonly answer: Decided; readonly date: string }): ReactNode {
  const texts = useTexts(resultCatalogue)
  const before = longDate(answer.oldDeadline, useTexts(formCatalogue))
  switch (verdictOf(answer)) {
    case 'granted':
      return (
        <OutcomeHead kind="ok" icon="check" word={texts.granted} title={texts.grantedTitle} large={date}>
          <p>
            {fill(texts.was, { date: before })} · {fill(texts.moreTime, { days: daysBetween(answer.oldDeadline, answer.newDeadline) })}
          </p>
        </OutcomeHead>
      )
    case 'unchanged':
      return <OutcomeHead kind="info" icon="info" word={texts.unchanged} title={texts.unchangedTitle} large={date} />
    case 'expired':
      return <OutcomeHead kind="warn" icon="warning" word={texts.expired} title={texts.expiredTitle} large={date} />
  }
}
