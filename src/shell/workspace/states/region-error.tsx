import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { RetryBoundary } from './retry-boundary.tsx'
import styles from './region-error.module.css'
import { statesWords } from './states-words.ts'

/** Stands in for a region that failed. */
function RegionError({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const texts = useTexts(statesWords)
  const words = useTexts(sharedWords)
  return (
    <div className={styles.region} role="alert">
      <TriangleAlert className={styles.sign} aria-hidden="true" />
      <p className={styles.words}>
        <b>{texts.regionBroken}.</b> {texts.regionHelp}
      </p>
      <Button onClick={onRetry}>{words.retry}</Button>
    </div>
  )
}

/** A region that may fail alone: what breaks inside is replaced by words and a retry. */
export function SafeRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <RetryBoundary onRetry={reset} fallback={RegionError}>
      {children}
    </RetryBoundary>
  )
}
