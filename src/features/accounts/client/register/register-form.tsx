import { useMemo, useState, type ReactNode } from 'react'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { register } from '../../contract.ts'
import type { FirebaseConfig } from '../../provider-contract.ts'
import { accountWords } from '../account-words.ts'
import { AccountChoice, type AccountKind } from '../entry/account-choice.tsx'
import { useAttempt } from '../entry/attempt.ts'
import { invitedEmail } from '../entry/invited-email.ts'
import { NewPassword } from './new-password.tsx'
import { registrationSchema, type Registration } from './registration-schema.ts'

type Faults = { displayName?: string; email?: string; password?: string }

type RegisterFormProps = {
  readonly firebase: FirebaseConfig | undefined
  /** The code of their invitation: it lets them in where only invited people may register, and proves the address it was mailed to. */
  readonly invitation: string | undefined
}

/** A new account, with us or, where it is set up, with Firebase. */
export function RegisterForm({ firebase, invitation }: RegisterFormProps): ReactNode {
  const texts = useTexts(accountWords)
  const { language } = useLanguage()
  const [kind, setKind] = useState<AccountKind>('own')
  const schema = useMemo(() => registrationSchema(texts), [texts])
  const [start] = useState(() => ({ displayName: '', email: invitedEmail(), password: '', confirm: '' }))
  const attempt = useAttempt({ notice: texts.registered })

  async function submit({ displayName, email, password }: Registration): Promise<Faults | void> {
    const registration = { displayName: displayName.trim(), email: email.trim(), password }
    const outcome = await attempt(async () => {
      if (!firebase || kind === 'own')
        return call(register, { ...registration, ...(invitation === undefined ? {} : { invitation }) }, { language })
      const { registerWithFirebase } = await import('../firebase/firebase.ts')
      return registerWithFirebase(firebase, registration)
    })
    if (!outcome.success) return outcome.error
  }

  return (
    <AppForm schema={schema} start={start} onSubmit={submit} isShort>
      {firebase ? <AccountChoice kind={kind} onChange={setKind} /> : null}
      <FormText name="displayName" label={texts.displayName} autoComplete="name" isRequired />
      <FormText name="email" label={texts.email} type="email" autoComplete="email" inputMode="email" isRequired />
      <NewPassword />
      <FormActions submit={texts.register} busy={texts.registering} />
    </AppForm>
  )
}
