import { LockKeyhole } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { passwordFault } from '../../registration.ts'
import { changePassword } from '../../security-contract.ts'
import { accountWords } from '../account-words.ts'
import { inWords } from '../entry/explain.ts'
import { NewPassword } from '../register/new-password.tsx'
import { CurrentPassword } from './password-step.tsx'
import { useSecurityChange } from './security-queries.ts'
import { SecuritySection } from './security-section.tsx'
import { securityWords } from './security-words.ts'

export function PasswordSection(): ReactNode {
  const texts = useTexts(securityWords)
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <SecuritySection
      icon={LockKeyhole}
      title={texts.password}
      text={texts.passwordText}
      actions={<Button onClick={() => setOpen(true)}>{texts.changePassword}</Button>}
    >
      <Dialog title={texts.changePassword} isOpen={isOpen} onClose={close}>
        <ChangePassword onDone={close} />
      </Dialog>
    </SecuritySection>
  )
}

const Change = z.object({ current: z.string().check(z.minLength(1)), password: z.string(), confirm: z.string() })
type Change = z.output<typeof Change>

function ChangePassword({ onDone }: { readonly onDone: () => void }): ReactNode {
  const texts = useTexts(securityWords)
  const accountTexts = useTexts(accountWords)
  const { language } = useLanguage()
  const user = useUser()
  const notify = useNotify()
  const change = useSecurityChange()
  const schema = useChangeSchema([user?.name ?? '', user?.email ?? ''])

  async function send({ current, password }: Change): Promise<{ current?: string; password?: string } | void> {
    const answer = await change(() => call(changePassword, { current, password }, { language }))
    if ('error' in answer) {
      const { error } = answer
      return {
        ...(error.current === null ? {} : { current: inWords(error.current, accountTexts) }),
        ...(error.password === null ? {} : { password: inWords(error.password, accountTexts) }),
      }
    }
    onDone()
    notify(texts.passwordChanged, { kind: 'ok' })
  }

  return (
    <AppForm schema={schema} start={{ current: '', password: '', confirm: '' }} onSubmit={send}>
      <CurrentPassword name="current" label={texts.currentPassword} />
      <NewPassword label={texts.newPassword} />
      <FormActions submit={texts.changePassword} onCancel={onDone} />
    </AppForm>
  )
}

function useChangeSchema(own: readonly [string, string]): z.ZodMiniType<Change, Change> {
  const texts = useTexts(accountWords)
  const [name, email] = own
  return useMemo(
    () =>
      Change.check(({ value, issues }) => {
        const fault = passwordFault(value.password, [name, email])
        const mismatch = value.password === value.confirm ? null : texts.passwordsDiffer
        for (const [field, message] of [
          ['password', fault === null ? mismatch : inWords(fault, texts)],
          ['confirm', mismatch],
        ] as const)
          if (message !== null) issues.push({ code: 'custom', path: [field], message, input: value })
      }),
    [name, email, texts],
  )
}
