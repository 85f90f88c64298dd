import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import { NextSteps } from './next-steps.tsx'
import { OutcomeHead } from './outcome-head.tsx'

/** Neither granted nor refused: the answer was lost, the request perhaps not. */
export function Unknown(): ReactNode {
  const texts = useTexts(resultCatalogue)
  return (
    <>
      <OutcomeHead kind="warn" icon="warning" word={texts.unknown} title={texts.unknownTitle}>
        <p>{texts.unknownText}</p>
      </OutcomeHead>
      <NextSteps steps={[texts.unknownRetry]} />
    </>
  )
}
