import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { accountWords } from '../account-words.ts'
import { inWords } from '../entry/explain.ts'
import { PasswordField } from '../entry/password-field.tsx'
import { useSecurityChange } from './security-queries.ts'
import { securityWords } from './security-words.ts'
import styles from './security.module.css'

type Refusal = { readonly error: { readonly password: string } }
type PasswordStepProps<Answer> = {
  /** What follows from it, above the field. */
  readonly text?: string
  readonly submit?: string
  readonly ask: (password: string) => Promise<Answer>
  readonly onDone: (answer: Exclude<Answer, Refusal>) => void
  readonly onCancel: () => void
}

const schema = z.object({ password: z.string().check(z.minLength(1)) })

/** Asks for the password before a change; the change is made with it, so that a wrong one is told at the field. */
export function PasswordStep<Answer extends object>({ text, submit, ask, onDone, onCancel }: PasswordStepProps<Answer>): ReactNode {
  const texts = useTexts(securityWords)
  const accountTexts = useTexts(accountWords)
  const change = useSecurityChange()

  async function send({ password }: { readonly password: string }): Promise<{ password?: string } | void> {
    const answer = await change(() => ask(password))
    if ('error' in answer) return { password: inWords((answer as Refusal).error.password, accountTexts) } // no answer has a field of this name
    onDone(answer as Exclude<Answer, Refusal>)
  }

  return (
    <AppForm schema={schema} start={{ password: '' }} onSubmit={send}>
      <p className={styles.lead}>{text ?? texts.askPassword}</p>
      <CurrentPassword name="password" label={texts.yourPassword} />
      <FormActions submit={submit ?? texts.next} busy={texts.checking} onCancel={onCancel} />
    </AppForm>
  )
}

/** The password somebody has now, where the focus begins. */
export function CurrentPassword({ name, label }: { readonly name: string; readonly label: string }): ReactNode {
  const user = useUser()
  return (
    <>
      {/* Password managers look for whose password it is. */}
      <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <div ref={focusField}>
        <PasswordField name={name} label={label} autoComplete="current-password" isRequired />
      </div>
    </>
  )
}

/** A dialog that has just opened would give the focus to its cross, and one that loses its focused button takes it itself: after both. */
export function focusField(box: HTMLElement | null): void {
  const field = box?.querySelector('input')
  if (field) requestAnimationFrame(() => setTimeout(() => field.focus()))
}
