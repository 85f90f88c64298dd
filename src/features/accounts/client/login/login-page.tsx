import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { accountWords } from '../account-words.ts'
import { EntryLinks } from '../entry/entry-links.tsx'
import { EntryPage } from '../entry/entry-page.tsx'
import { useWays } from '../entry/ways-queries.ts'
import { LoginForm } from './login-form.tsx'

export function Page(): ReactNode {
  const texts = useTexts(accountWords)
  const { data: ways } = useWays()
  return (
    <EntryPage title={texts.loginTitle} windowTitle={texts.login} links={<EntryLinks other="register" />}>
      <LoginForm firebase={ways?.firebase} isDemo={ways?.isDemo ?? false} hasPasskeys={ways?.passkeys ?? false} />
    </EntryPage>
  )
}
