import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { OutcomeHead } from './outcome-head.tsx'
import { resultCatalogue } from './result-catalogue.ts'

/** Neither granted nor refused: the answer was lost, the request perhaps not. */
export function Unknown(): ReactNode {
  const texts = useTexts(resultCatalogue)
  return (
    <OutcomeHead tone="warning" word={texts.unknown} title={texts.unknownTitle} notes={[texts.unknownText]} next={[texts.unknownRetry]} />
  )
}
