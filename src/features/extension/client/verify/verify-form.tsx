import { useEffect, type ReactNode, type SubmitEvent } from 'react'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Page as FramePage } from '../../../../shell/page.tsx'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { formCatalogue } from '../form/form-catalogue.ts'
import footerStyles from '../form/form-footer.module.css'
import { proofCatalogue } from '../result/proof-catalogue.ts'
import { checkProof } from './proof-state.ts'
import type { ProofForm } from './use-proof.ts'
import { VerifyFields } from './verify-fields.tsx'
import styles from './verify-form.module.css'

const formId = 'proof-form'
const failureId = 'proof-failure'

/** Two fields and a button; what went wrong stands above them. */
export function VerifyForm({ form }: { readonly form: ProofForm }): ReactNode {
  const texts = useTexts(proofCatalogue)
  const { problem, errorPrefix } = useTexts(formCatalogue)
  const { proof, attempt, isAsking } = form
  const check = checkProof(proof.typed)
  const faults = proof.isChecked && check.kind === 'faulty' ? check.faults : []

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    form.check()
  }

  return (
    <FramePage title={texts.verifyTitle} titlePrefix={faults.length > 0 ? errorPrefix : ''} footer={<VerifyFooter isAsking={isAsking} />}>
      {faults.length > 0 ? (
        <ErrorSummary
          title={problem}
          items={faults.map(({ field, text }) => ({ target: field, message: texts[text] }))}
          attempt={attempt}
        />
      ) : null}
      <h1 tabIndex={-1}>{texts.verifyTitle}</h1>
      <div className={styles.intro}>
        <p>{texts.verifyLead}</p>
        <p>{texts.verifyPlace}</p>
      </div>
      {proof.failure === undefined ? null : <Failure message={proof.failure} attempt={attempt} />}
      <form id={formId} method="post" action="/beleg" noValidate autoComplete="off" onSubmit={submit}>
        <VerifyFields form={form} faults={faults} />
      </form>
    </FramePage>
  )
}

function VerifyFooter({ isAsking }: { readonly isAsking: boolean }): ReactNode {
  const texts = useTexts(proofCatalogue)
  return (
    <div className={footerStyles.actions}>
      <Button kind="primary" type="submit" form={formId} className={footerStyles.submit} aria-busy={isAsking}>
        {isAsking ? texts.checking : texts.check}
      </Button>
    </div>
  )
}

type FailureProps = { readonly message: string; readonly attempt: number }

function Failure({ message, attempt }: FailureProps): ReactNode {
  const { failed } = useTexts(proofCatalogue)
  const { language } = useLanguage()
  useEffect(() => {
    if (attempt > 0) document.getElementById(failureId)?.focus()
  }, [attempt])
  return (
    <div className={styles.failure}>
      <Notice kind="warn" id={failureId} title={failed}>
        <p lang={language === 'de' ? undefined : 'de-CH'}>{message}</p>
      </Notice>
    </div>
  )
}
