import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import { WorkspacePage } from '../workspace-page.tsx'
import { useIsOnline } from './connection.ts'
import styles from './place.module.css'
import { statesWords } from './states-words.ts'
import { useRetrying } from './use-retrying.ts'
import { servedVersion } from './version.ts'

type PlaceProps = { readonly onRetry: () => void }

/** Stands in for a page that failed. */
export function BrokenPlace({ onRetry }: PlaceProps): ReactNode {
  const texts = useTexts(statesWords)
  return <Failure title={texts.pageBroken} text={texts.pageHelp} onRetry={onRetry} />
}

/** Stands in for a page that this browser could not fetch; it comes by itself as soon as it can. */
export function UnloadedPlace({ onRetry }: PlaceProps): ReactNode {
  const texts = useTexts(statesWords)
  const isOnline = useIsOnline()
  // Where the server answers all along, the page is missing for another reason, and trying by itself would never end.
  const [wasAway, setWasAway] = useState(!isOnline)
  useRetrying(async () => {
    const isThere = (await servedVersion()) !== undefined
    if (!isThere) setWasAway(true)
    else if (wasAway) onRetry()
    return isThere
  })
  return <Failure title={texts.pageUnloaded} text={isOnline ? texts.pageUnreachable : texts.pageOffline} onRetry={onRetry} />
}

function Failure({ title, text, onRetry }: { readonly title: string; readonly text: string; readonly onRetry: () => void }): ReactNode {
  const texts = useTexts(statesWords)
  const words = useTexts(sharedWords)
  return (
    <WorkspacePage title={title}>
      <div className={styles.place}>
        <p role="alert">{text}</p>
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
