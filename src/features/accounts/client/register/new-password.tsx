import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import { accountWords } from '../account-words.ts'
import { PasswordField } from '../entry/password-field.tsx'

/** A password twice. Both say when they differ, so mending the one mends the other. */
export function NewPassword({ label }: { readonly label?: string }): ReactNode {
  const texts = useTexts(accountWords)
  const { trigger, getFieldState } = useFormContext<{ password: string; confirm: string }>()

  function judge(other: 'password' | 'confirm'): () => void {
    return () => {
      if (getFieldState(other).invalid) void trigger(other)
    }
  }

  return (
    <>
      <PasswordField
        name="password"
        label={label ?? texts.password}
        hint={texts.passwordHint}
        autoComplete="new-password"
        onTyped={judge('confirm')}
        isRequired
      />
      <PasswordField name="confirm" label={texts.confirmPassword} autoComplete="new-password" onTyped={judge('password')} isRequired />
    </>
  )
}
