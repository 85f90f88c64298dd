import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { instead } from '../../../../ui/instead.ts'
import { asksForFee, leadsToOffice } from '../../verdict.ts'
import { acceptFee, another, back, finish, retry } from '../endings.ts'
import type { Flow } from '../flow-store.ts'
import { useFlow } from '../flow.tsx'
import { resultCatalogue } from './result-catalogue.ts'
import { PlainFields } from './plain-fields.tsx'
import { proofCatalogue } from './proof-catalogue.ts'
import styles from './result-footer.module.css'
import type { Sent } from '../kept-store.ts'

/** 'Fertig' where the request is taken; after an error 'Zurück', and beside it the ways on that keep all entries. */
export function ResultFooter({ sent }: { readonly sent: Sent }): ReactNode {
  const texts = useTexts(resultCatalogue)
  const { sendNow } = useTexts(proofCatalogue)
  const { flow } = useFlow()
  const [, navigate] = useLocation()
  const { outcome } = sent
  const { kind } = outcome
  const isOpen = kind === 'unknown' || kind === 'unsent' || kind === 'closed'
  const isAboutFee = outcome.kind === 'rejected' && asksForFee(outcome)
  const isToCorrect = outcome.kind === 'rejected' && !isAboutFee && !leadsToOffice(outcome)

  function leave(clear: (flow: Flow) => void): void {
    clear(flow)
    navigate('/')
  }

  if (kind === 'decided' || kind === 'not-required' || kind === 'pending') {
    return (
      // Without script it is sent to the page's own secret address.
      <form method="post" className={styles.actions}>
        <Button icon="plus" type="submit" name="action" value="another" onClick={instead(() => navigate(another(flow)))}>
          {texts.another}
        </Button>
        <Button
          kind="quiet"
          type="submit"
          name="action"
          value="done"
          aria-describedby="leave-effect"
          onClick={instead(() => leave(finish))}
        >
          {texts.done}
        </Button>
        <p id="leave-effect">{texts.doneEffect}</p>
      </form>
    )
  }
  return (
    <form method="post" className={styles.actions}>
      <PlainFields sent={sent} />
      {isAboutFee ? (
        <Button
          kind="primary"
          type="submit"
          name="action"
          value="accept-fee"
          formAction={sent.path}
          onClick={instead(() => acceptFee(flow))}
        >
          {texts.acceptFee}
        </Button>
      ) : null}
      {isOpen ? (
        <Button kind="primary" icon="refresh" onClick={() => retry(flow)}>
          {kind === 'unsent' || kind === 'closed' ? sendNow : texts.retry}
        </Button>
      ) : null}
      <Button
        kind={isToCorrect ? 'primary' : 'secondary'}
        type="submit"
        name="action"
        value="correct"
        onClick={instead(() => navigate(flow.correct()))}
      >
        {texts.correct}
      </Button>
      <Button type="submit" name="action" value="back" aria-describedby="leave-effect" onClick={instead(() => leave(back))}>
        {texts.back}
      </Button>
      <p id="leave-effect">{texts.backEffect}</p>
    </form>
  )
}
