import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import styles from '../states/place.module.css'
import { WorkspacePage } from '../workspace-page.tsx'
import { useKeeper } from './keeper-context.ts'
import { useTellStart } from './session-gate.tsx'
import { sessionWords } from './session-words.ts'
import { sessionStore } from './session.ts'
import { startSession } from './start-session.ts'
import { useRetrying } from '../states/use-retrying.ts'

/** Nobody could say whom the stored token belongs to. It is kept, and asked about again. */
export function UnreachablePlace(): ReactNode {
  const texts = useTexts(sessionWords)
  const { retry } = useTexts(sharedWords)
  const reset = sessionStore.useState((state) => state.reset)
  const keeper = useKeeper()
  const tell = useTellStart()
  useRetrying(async () => {
    const start = await startSession(keeper, Date.now)
    if (start.kind === 'unreachable') return false
    tell(start)
    return true
  })
  const [, navigate] = useLocation()
  return (
    <WorkspacePage title={texts.unreachableTitle}>
      <div className={styles.place}>
        <p role="alert">{texts.unreachableText}</p>
        <p className={styles.ways}>
          <Button kind="primary" onClick={reset}>
            {retry}
          </Button>
          <Button onClick={() => navigate('/')}>{texts.toStart}</Button>
        </p>
      </div>
    </WorkspacePage>
  )
}
