import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { linkPages } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { AskInstead } from '../entry/ask-instead.tsx'
import { EntryLinks } from '../entry/entry-links.tsx'
import { EntryPage } from '../entry/entry-page.tsx'
import { useWays } from '../entry/ways-queries.ts'
import { carriedCode } from '../entry/link-code.ts'
import { RegisterForm } from './register-form.tsx'

export function Page(): ReactNode {
  const texts = useTexts(accountWords)
  return (
    <EntryPage title={texts.registerTitle} windowTitle={texts.register} links={<EntryLinks other="login" />}>
      <Registration />
    </EntryPage>
  )
}

function Registration(): ReactNode {
  const texts = useTexts(accountWords)
  const { data: ways, isPending, failureCount } = useWays()
  const invitation = carriedCode(linkPages.invitation)
  // Where that cannot be learned, the server says so when the form is sent.
  if (isPending && failureCount === 0) return null
  const mode = ways?.registration ?? 'open'
  if (mode === 'off' || (mode === 'invited' && invitation === undefined))
    return <AskInstead text={texts[mode === 'off' ? 'registrationOff' : 'registrationInvited']} contact={ways?.registrationContact} />
  return <RegisterForm firebase={mode === 'open' ? ways?.firebase : undefined} invitation={invitation} />
}
