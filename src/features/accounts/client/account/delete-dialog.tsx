import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import * as z from 'zod/mini'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { forgetToken } from '../../../../shell/token.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { sessionStore, useUser } from '../../../../shell/workspace/session/session.ts'
import { requestDeletion } from '../../account-contract.ts'
import { accountPageWords } from './account-page-words.ts'
import styles from './account.module.css'

const schema = z.object({ name: z.string().check(z.minLength(1), z.maxLength(100)), password: z.string().check(z.maxLength(1000)) })

type DeleteDialogProps = { readonly hasPassword: boolean; readonly onClose: () => void }

/** Asks for the typed name and the password, and signs out. */
export function DeleteDialog({ hasPassword, onClose }: DeleteDialogProps): ReactNode {
  const texts = useTexts(accountPageWords)
  const { language } = useLanguage()
  const user = useUser()
  const leave = useSignedOut()
  return (
    <Dialog title={texts.deleteDialog} description={texts.deleteDialogText} size="narrow" isOpen onClose={onClose}>
      <AppForm
        schema={schema}
        start={{ name: '', password: '' }}
        onSubmit={async ({ name, password }) => {
          const answer = await call(requestDeletion, hasPassword ? { name, password } : { name }, { language }).catch((cause: unknown) => {
            if (!(cause instanceof Problem)) throw cause
            throw new Problem(cause.code, cause.code === 'too-many' ? texts.tooMany : texts.deleteFailed, { cause })
          })
          if (!('error' in answer)) return leave(answer.deleteAt)
          if (answer.error === 'other-name') return { name: texts.otherName }
          if (answer.error === 'wrong-password') return { password: texts.wrongPassword }
          throw new Problem('not-allowed', texts.oldSignIn)
        }}
      >
        <p className={styles.typed}>{fill(texts.typeName, { name: user?.name ?? '' })}</p>
        <FormText name="name" label={texts.yourName} isRequired />
        {hasPassword ? (
          <FormText name="password" label={texts.password} type="password" autoComplete="current-password" isRequired />
        ) : null}
        <FormActions submit={texts.deleteVerb} onCancel={onClose} />
      </AppForm>
    </Dialog>
  )
}

/** The server has ended the session already. */
function useSignedOut(): (deleteAt: string) => void {
  const texts = useTexts(accountPageWords)
  const formats = useFormats()
  const now = useMinute()
  const notify = useNotify()
  const session = sessionStore.useStore()
  const [, navigate] = useLocation()
  return (deleteAt) => {
    forgetToken()
    navigate('/login')
    session.getState().signedOut()
    notify(fill(texts.deleteStarted, { day: formats.date(deleteAt, 'day', now) }), { kind: 'info' })
  }
}
