import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useFlow } from './flow.tsx'
import { formCatalogue } from './form-catalogue.ts'
import styles from './result-footer.module.css'
import type { Sent } from './sent-store.ts'

/** 'Fertig' after a decision; after an error 'Zurück', and beside it the way that keeps all entries. */
export function ResultFooter({ sent }: { readonly sent: Sent }): ReactNode {
  const texts = useTexts(formCatalogue)
  const { flow } = useFlow()
  const [, navigate] = useLocation()
  const { kind } = sent.outcome

  function leave(clear: () => void): void {
    clear()
    navigate('/')
  }

  if (kind === 'decided') {
    return (
      <div className={styles.actions}>
        <Button kind="primary" aria-describedby="leave-effect" onClick={() => leave(flow.finish)}>
          {texts.done}
        </Button>
        <p id="leave-effect">{texts.doneEffect}</p>
      </div>
    )
  }
  return (
    <div className={styles.actions}>
      {kind === 'unknown' ? (
        <Button kind="primary" icon="refresh" onClick={flow.retry}>
          {texts.retry}
        </Button>
      ) : null}
      <Button kind={kind === 'unknown' ? 'secondary' : 'primary'} onClick={() => navigate(flow.correct())}>
        {texts.correct}
      </Button>
      <Button aria-describedby="leave-effect" onClick={() => leave(flow.back)}>
        {texts.back}
      </Button>
      <p id="leave-effect">{texts.backEffect}</p>
    </div>
  )
}
