import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { accountWords } from '../account-words.ts'
import { EntryLinks } from '../entry/entry-links.tsx'
import { EntryPage } from '../entry/entry-page.tsx'
import { useWays } from '../entry/ways-queries.ts'
import { RegisterForm } from './register-form.tsx'

export function Page(): ReactNode {
  const texts = useTexts(accountWords)
  const { data: ways } = useWays()
  return (
    <EntryPage title={texts.registerTitle} windowTitle={texts.register} links={<EntryLinks other="login" />}>
      <RegisterForm firebase={ways?.firebase} />
    </EntryPage>
  )
}
