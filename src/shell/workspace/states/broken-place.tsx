import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { WorkspacePage } from '../workspace-page.tsx'
import styles from './place.module.css'
import { statesWords } from './states-words.ts'

/** Stands in for a page that failed. */
export function BrokenPlace({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const texts = useTexts(statesWords)
  const words = useTexts(sharedWords)
  return (
    <WorkspacePage title={texts.pageBroken}>
      <div className={styles.place}>
        <p role="alert">{texts.pageHelp}</p>
        <p className={styles.ways}>
          <Button kind="primary" onClick={onRetry}>
            {words.retry}
          </Button>
          <Button onClick={() => location.reload()}>{texts.reload}</Button>
        </p>
      </div>
    </WorkspacePage>
  )
}
