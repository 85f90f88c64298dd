import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import type { SignInAgainProps } from '../../../../shell/workspace/session/session-keeper.ts'
import { Button } from '../../../../ui/button.tsx'
import { signIn, type StepNeeded } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { useAttempt } from '../entry/attempt.ts'
import { SecondStep } from '../entry/second-step.tsx'
import { PasswordField } from '../entry/password-field.tsx'
import { useWays } from '../entry/ways-queries.ts'
import styles from './sign-in-again.module.css'

/** Asks only for what is needed to go on: the password of whoever was here, or a visit at their provider. */
export function SignInAgain(props: SignInAgainProps): ReactNode {
  const texts = useTexts(accountWords)
  const { user, onLeave } = props
  const hasPassword = user.from === 'custom api' || user.from === 'firebase'
  return (
    <div className={styles.again}>
      <p>{fill(texts.againAs, { email: user.email })}</p>
      {hasPassword ? <PasswordAgain {...props} /> : <Elsewhere />}
      <Button kind="quiet" onClick={onLeave}>
        {texts.againLeave}
      </Button>
    </div>
  )
}

const schema = z.object({ password: z.string().check(z.minLength(1)) })

function PasswordAgain({ user, onSignedIn }: SignInAgainProps): ReactNode {
  const texts = useTexts(accountWords)
  const { data: ways } = useWays()
  const [step, setStep] = useState<StepNeeded>()
  const attempt = useAttempt({ onSignedIn })

  async function submit({ password }: { readonly password: string }): Promise<{ password?: string } | void> {
    const outcome = await attempt(async () => {
      if (user.from !== 'firebase' || !ways?.firebase) return call(signIn, {}, { credentials: { name: user.email, password } })
      const { signInWithFirebase } = await import('../firebase/firebase.ts')
      return signInWithFirebase(ways.firebase, { email: user.email, password })
    })
    // The address is not asked for, so whatever is wrong is said where somebody types.
    if (outcome.success) return
    setStep(outcome.step)
    if (!outcome.step) return { password: outcome.error.password ?? outcome.error.email ?? texts.unexpected }
  }

  if (step) return <SecondStep step={step} onBack={() => setStep(undefined)} onSignedIn={onSignedIn} />
  return (
    <AppForm schema={schema} start={{ password: '' }} onSubmit={submit} isShort>
      {/* Password managers look for whose password it is. */}
      <input type="text" autoComplete="username" value={user.email} readOnly hidden />
      <div ref={focusPassword}>
        <PasswordField name="password" label={texts.password} autoComplete="current-password" isRequired />
      </div>
      <FormActions submit={texts.againSubmit} busy={texts.signingIn} />
    </AppForm>
  )
}

/** The layer around it was there first and had nothing better to focus. */
function focusPassword(place: HTMLElement | null): void {
  place?.querySelector('input')?.focus()
}

/** Going to a provider would leave the page and what is typed there; another tab tells this one when it is done. */
function Elsewhere(): ReactNode {
  const texts = useTexts(accountWords)
  return (
    <>
      <p>{texts.againElsewhere}</p>
      <a href="/login" target="_blank" rel="noopener">
        {texts.againOpen}
      </a>
    </>
  )
}
