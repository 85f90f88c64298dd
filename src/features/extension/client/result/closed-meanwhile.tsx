import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { formCatalogue } from '../form/form-catalogue.ts'
import { Office } from '../office.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { proofCatalogue } from './proof-catalogue.ts'
import { resultCatalogue } from './result-catalogue.ts'

/** The office closed the online service before the request came: nothing was stored. */
export function ClosedMeanwhile({ text }: { readonly text: string }): ReactNode {
  const { closedTitle } = useTexts(formCatalogue)
  const { closedInstead } = useTexts(resultCatalogue)
  const { unsent } = useTexts(proofCatalogue)
  return (
    <>
      <OutcomeHead tone="warning" word={unsent} title={closedTitle} notes={[text]} next={[closedInstead]} />
      <Office />
    </>
  )
}
