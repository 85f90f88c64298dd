import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import * as z from 'zod/mini'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { homePath } from '../../../../shell/app-entry.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormActions } from '../../../../shell/parts/form/form-actions.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { resetPassword, type StepNeeded } from '../../contract.ts'
import { passwordFault } from '../../registration.ts'
import { accountWords } from '../account-words.ts'
import { useAttempt } from '../entry/attempt.ts'
import { EntryPage } from '../entry/entry-page.tsx'
import { inWords } from '../entry/explain.ts'
import { SecondStep } from '../entry/second-step.tsx'
import { useLinkCode } from '../entry/link-code.ts'
import { NewPassword } from '../register/new-password.tsx'
import styles from './link-pages.module.css'
import { linkWords } from './link-words.ts'
import { BackToLogin, OpenedLink } from './opened-link.tsx'

/** Where the link of a forgotten password leads. */
export function Page(): ReactNode {
  const texts = useTexts(linkWords)
  const code = useLinkCode()
  const [, navigate] = useLocation()
  return (
    <EntryPage title={texts.newTitle} links={<BackToLogin />}>
      {code === undefined ? (
        <LoadingBlock />
      ) : (
        <OpenedLink key={code} code={code} purpose="password" onNewLink={() => navigate('/forgot-password', { state: null })}>
          {(email) => <ChoosePassword code={code} email={email} />}
        </OpenedLink>
      )}
    </EntryPage>
  )
}

const Chosen = z.object({ password: z.string(), confirm: z.string() })
type Chosen = z.output<typeof Chosen>

function ChoosePassword({ code, email }: { readonly code: string; readonly email: string }): ReactNode {
  const texts = useTexts(linkWords)
  const schema = useChosenSchema(email)
  const attempt = useAttempt()
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [step, setStep] = useState<StepNeeded>()
  const goHome = (): void => navigate(homePath, { replace: true, state: null })

  async function save({ password }: Chosen): Promise<{ password?: string } | void> {
    try {
      const outcome = await attempt(() => call(resetPassword, { code, password }))
      if (outcome.success) return goHome()
      setStep(outcome.step)
      return outcome.error
    } catch (problem) {
      // Used or run out in the meantime: the page says so, and how to get another one.
      if (problem instanceof Problem && problem.code === 'not-found') await client.invalidateQueries({ queryKey: ['link', code] })
      throw problem
    }
  }

  // The password is new already, so the way back leads to the page to sign in.
  if (step) return <SecondStep step={step} onBack={() => navigate('/login', { state: null })} onDone={goHome} />
  return (
    <AppForm schema={schema} start={{ password: '', confirm: '' }} onSubmit={save} isShort>
      <p className={styles.lead}>{fill(texts.newFor, { email })}</p>
      {/* Password managers look for whose password it is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <NewPassword />
      <FormActions submit={texts.save} busy={texts.saving} />
    </AppForm>
  )
}

function useChosenSchema(email: string): z.ZodMiniType<Chosen, Chosen> {
  const texts = useTexts(accountWords)
  return useMemo(
    () =>
      Chosen.check(({ value, issues }) => {
        const fault = passwordFault(value.password, [email])
        const mismatch = value.password === value.confirm ? null : texts.passwordsDiffer
        for (const [field, message] of [
          ['password', fault === null ? mismatch : inWords(fault, texts)],
          ['confirm', mismatch],
        ] as const)
          if (message !== null) issues.push({ code: 'custom', path: [field], message, input: value })
      }),
    [email, texts],
  )
}
