import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { ExtensionRequest } from '../../contract.ts'
import { shownReference } from '../../reference.ts'
import { resultRows } from '../../result-rows.ts'
import { asksForFee, type Rejected } from '../../verdict.ts'
import { CopyButton } from './copy-button.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import { NextSteps } from './next-steps.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { proofCatalogue } from './proof-catalogue.ts'
import styles from './refusal.module.css'
import { Rows } from './rows.tsx'
import { RuleLine } from './rule-line.tsx'
import { Spelled } from './spelled.tsx'

type RefusalProps = { readonly answer: Rejected; readonly request: ExtensionRequest }

/** The office says no, or not without a yes to its fee. */
export function Refusal({ answer, request }: RefusalProps): ReactNode {
  const texts = useTexts(resultCatalogue)
  const isAboutFee = asksForFee(answer)
  return (
    <>
      {isAboutFee ? (
        <OutcomeHead kind="warn" icon="warning" word={texts.fee} title={texts.feeTitle} />
      ) : (
        <OutcomeHead kind="danger" icon="error" word={texts.rejected} title={texts.rejectedTitle} />
      )}
      <Rows rows={resultRows(answer, request.pid, texts)} />
      <RuleLine answer={answer} />
      {answer.reference === undefined ? null : <Inquiry reference={shownReference(answer.reference)} />}
      <NextSteps steps={[isAboutFee ? texts.nextFee : texts.nextRejected]} />
    </>
  )
}

/** By what the office finds the request when somebody asks about it. */
function Inquiry({ reference }: { readonly reference: string }): ReactNode {
  const { askReference } = useTexts(proofCatalogue)
  const { copy } = useTexts(resultCatalogue)
  return (
    <div className={styles.inquiry}>
      <p>
        {askReference}{' '}
        <b>
          <Spelled text={reference} />
        </b>
      </p>
      <CopyButton text={reference}>{copy}</CopyButton>
    </div>
  )
}
