import { KeyRound } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import type { User } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { StepNeeded } from '../../contract.ts'
import { finishSignIn, startPasskey } from '../../security-contract.ts'
import { accountWords } from '../account-words.ts'
import { useAttempt } from './attempt.ts'
import { explained } from './explain.ts'
import { canUsePasskeys, PasskeyFault, showPasskey } from './passkey-prompt.ts'
import styles from './second-step.module.css'

type SecondStepProps = {
  readonly step: StepNeeded
  /** To where the password is typed. */
  readonly onBack: () => void
  /** Once somebody is signed in, where no page leads on by itself. */
  readonly onDone?: () => void
  readonly onSignedIn?: (user: User) => void
}
type Kind = StepNeeded['kinds'][number]

/** What follows the password where two-step sign-in is on: a code, a passkey or a recovery code. */
export function SecondStep({ step: { ticket, kinds }, onBack, ...then }: SecondStepProps): ReactNode {
  const texts = useTexts(accountWords)
  const offered = kinds.filter((kind) => kind !== 'passkey' || canUsePasskeys())
  const [kind, setKind] = useState<Kind>(offered[0] ?? 'code')
  const names: Readonly<Record<Kind, string>> = {
    passkey: texts.stepPasskey,
    code: texts.stepUseCode,
    recovery: texts.stepUseRecovery,
  }
  return (
    <div className={styles.step}>
      {kind === 'passkey' ? <PasskeyStep ticket={ticket} {...then} /> : <CodeStep key={kind} kind={kind} ticket={ticket} {...then} />}
      <div className={styles.others}>
        {offered
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} kind="quiet" onClick={() => setKind(other)}>
              {names[other]}
            </Button>
          ))}
        <Button kind="quiet" onClick={onBack}>
          {texts.stepBack}
        </Button>
      </div>
    </div>
  )
}

type PartProps = Pick<SecondStepProps, 'onDone' | 'onSignedIn'> & { readonly ticket: string }

const schema = z.object({ code: z.string().check(z.trim(), z.minLength(1)) })

function CodeStep({ kind, ticket, onDone, onSignedIn }: PartProps & { readonly kind: 'code' | 'recovery' }): ReactNode {
  const texts = useTexts(accountWords)
  const attempt = useAttempt({ onSignedIn })

  async function submit({ code }: { readonly code: string }): Promise<{ code?: string } | void> {
    const outcome = await attempt(() => call(finishSignIn, { ticket, proof: { kind, code } }))
    if (!outcome.success) return outcome.error
    onDone?.()
  }

  return (
    <AppForm schema={schema} start={{ code: '' }} onSubmit={submit}>
      <p className={styles.lead}>{kind === 'code' ? texts.stepCodeLead : texts.stepRecoveryLead}</p>
      <div ref={focusField}>
        {kind === 'code' ? (
          <FormText name="code" label={texts.stepCode} autoComplete="one-time-code" inputMode="numeric" isRequired />
        ) : (
          <FormText name="code" label={texts.stepRecovery} hint={texts.stepRecoveryHint} inputMode="text" isRequired />
        )}
      </div>
      <FormActions submit={texts.stepContinue} busy={texts.stepChecking} />
    </AppForm>
  )
}

/** The field takes the place of the one that had the focus. */
function focusField(box: HTMLElement | null): void {
  box?.querySelector('input')?.focus()
}

function PasskeyStep({ ticket, onDone, onSignedIn }: PartProps): ReactNode {
  const texts = useTexts(accountWords)
  const attempt = useAttempt({ onSignedIn })
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function use(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    setProblem(undefined)
    try {
      const assertion = await showPasskey(
        await call(startPasskey, { ticket }).catch((cause: unknown) => Promise.reject(explained(cause, texts))),
      )
      const outcome = await attempt(() => call(finishSignIn, { ticket, proof: { kind: 'passkey', assertion } }))
      if (outcome.success) onDone?.()
      else setProblem(outcome.error.code)
    } catch (cause) {
      if (cause instanceof PasskeyFault) setProblem(texts.passkeyCancelled)
      else setProblem(cause instanceof Problem ? cause.message : texts.unexpected)
    }
    setBusy(false)
  }

  return (
    <>
      <p className={styles.lead}>{texts.stepPasskeyLead}</p>
      {problem === undefined ? null : (
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      <Button kind="primary" aria-busy={isBusy} onClick={() => void use()} ref={(button) => button?.focus()}>
        <KeyRound aria-hidden="true" />
        {texts.stepPasskey}
      </Button>
    </>
  )
}
