import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { MailOrderOutcome } from '../../deadline-mail.ts'
import { outcomeOf } from '../../feedback.ts'
import { useFlow } from '../flow.tsx'
import { formCatalogue } from '../form/form-catalogue.ts'
import type { Sent } from '../kept-store.ts'
import { mailCatalogue } from './mail-catalogue.ts'
import styles from './mail-offer.module.css'

type Proof = { readonly reference: string; readonly code: string }

/** Receipt and notices by e-mail, for those who got more time, where the installation sends mail. */
export function MailOffer({ sent: { outcome } }: { readonly sent: Sent }): ReactNode {
  const { flow } = useFlow()
  if (!flow.offersMail || outcome.kind !== 'decided' || outcomeOf(outcome) !== 'granted') return null
  return <OfferForm proof={outcome} />
}

function OfferForm({ proof: { reference, code } }: { readonly proof: Proof }): ReactNode {
  const texts = useTexts(mailCatalogue)
  const { language } = useLanguage()
  const first = useFlow().state.mailOrder
  const [email, setEmail] = useState('')
  const [outcome, setOutcome] = useState<MailOrderOutcome | 'sending' | undefined>(first)
  const box = useRef<HTMLFormElement>(null)

  async function order(): Promise<void> {
    setOutcome('sending')
    const part = await import('./order-mail.ts').catch(() => undefined)
    const next = part ? await part.orderMail({ reference, code, language, email: email.trim() }) : 'failed'
    setOutcome(next)
    if (next === 'invalid') box.current?.querySelector('input')?.focus()
    if (next === 'sent') setEmail('')
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (outcome !== 'sending') void order()
  }

  return (
    <details id="mail-offer" className={styles.offer} open={first !== undefined}>
      <summary>{texts.offer}</summary>
      {/* Without script it is sent to the page's own secret address. */}
      <form ref={box} method="post" noValidate className={styles.form} onSubmit={submit}>
        <p>{texts.lead}</p>
        <TextField
          id="email"
          label={texts.email}
          hint={texts.emailHint}
          error={outcome === 'invalid' ? <Fault text={texts.emailWrong} /> : undefined}
          value={email}
          onChange={setEmail}
          length={30}
          inputMode="email"
          autoComplete="email"
        />
        <Button type="submit" name="action" value="mail" aria-busy={outcome === 'sending'}>
          {texts.sendLink}
        </Button>
        <p role="status" className={styles.status} data-outcome={outcome}>
          {outcome === undefined || outcome === 'invalid' ? '' : texts[outcome]}
        </p>
        <p className={styles.kept}>{texts.kept}</p>
      </form>
    </details>
  )
}

function Fault({ text }: { readonly text: string }): ReactNode {
  const { errorPrefix } = useTexts(formCatalogue)
  return (
    <>
      <VisuallyHidden>{errorPrefix}</VisuallyHidden>
      {text}
    </>
  )
}
