import type { ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import type { Answer, ExtensionRequest } from '../contract.ts'
import { formCatalogue } from './form-catalogue.ts'
import { NextSteps } from './next-steps.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { resultRows } from './result-rows.ts'
import { Rows } from './rows.tsx'

type RefusalProps = { readonly answer: Extract<Answer, { kind: 'rejected' }>; readonly request: ExtensionRequest }

export function Refusal({ answer, request }: RefusalProps): ReactNode {
  const texts = useTexts(formCatalogue)
  return (
    <>
      <OutcomeHead kind="danger" icon="error" word={texts.rejected} title={texts.rejectedTitle} />
      <Rows rows={resultRows(answer, request.pid, texts)} />
      <NextSteps steps={[texts.nextRejected]} />
    </>
  )
}
