import { useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { signIn, type StepNeeded } from '../../contract.ts'
import type { FirebaseConfig } from '../../provider-contract.ts'
import { accountWords } from '../account-words.ts'
import { AccountChoice, type AccountKind } from '../entry/account-choice.tsx'
import { useAttempt } from '../entry/attempt.ts'
import { invitedEmail } from '../entry/invited-email.ts'
import { PasswordField } from '../entry/password-field.tsx'
import { SecondStep } from '../entry/second-step.tsx'
import { OtherWays } from './other-ways.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SampleAccounts } from './sample-accounts.tsx'

const schema = z.object({ email: z.string().check(z.minLength(1)), password: z.string().check(z.minLength(1)) })
type Credentials = z.output<typeof schema>

type LoginFormProps = { readonly firebase: FirebaseConfig | undefined; readonly isDemo: boolean; readonly hasPasskeys: boolean }

/** Name and password, for an account with us or, where it is set up, with Firebase. */
export function LoginForm({ firebase, isDemo, hasPasskeys }: LoginFormProps): ReactNode {
  const texts = useTexts(accountWords)
  const [kind, setKind] = useState<AccountKind>('own')
  const [start] = useState(() => ({ email: invitedEmail(), password: '' }))
  const [step, setStep] = useState<StepNeeded>()
  const attempt = useAttempt()

  async function submit({ email, password }: Credentials): Promise<{ email?: string; password?: string } | void> {
    const outcome = await attempt(async () => {
      if (!firebase || kind === 'own') return call(signIn, {}, { credentials: { name: email.trim(), password } })
      const { signInWithFirebase } = await import('../firebase/firebase.ts')
      return signInWithFirebase(firebase, { email: email.trim(), password })
    })
    if (outcome.success) return
    setStep(outcome.step)
    return outcome.error
  }

  if (step) return <SecondStep step={step} onBack={() => setStep(undefined)} />
  return (
    <AppForm schema={schema} start={start} onSubmit={submit} isShort>
      {firebase ? <AccountChoice kind={kind} onChange={setKind} /> : null}
      <FormText
        name="email"
        label={texts.username}
        autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
        inputMode="email"
        isRequired
      />
      <PasswordField name="password" label={texts.password} autoComplete="current-password" isRequired />
      <FormActions submit={texts.login} busy={texts.signingIn} />
      {hasPasskeys ? <PasskeySignIn /> : null}
      <OtherWays />
      {isDemo ? <SampleAccounts /> : null}
    </AppForm>
  )
}
