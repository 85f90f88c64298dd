import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { accountWords } from '../account-words.ts'
import { invitedEmail } from './invited-email.ts'

/** From signing in to registering and back, and out. Where somebody wanted to go is not forgotten on the way. */
export function EntryLinks({ other }: { readonly other: 'login' | 'register' }): ReactNode {
  const texts = useTexts(accountWords)
  const search = useSearch()
  const path = search === '' ? `/${other}` : `/${other}?${search}`
  return (
    <>
      <p>
        {other === 'register' ? texts.noAccount : texts.hasAccount}{' '}
        <Link href={path} state={{ email: invitedEmail() }}>
          {other === 'register' ? texts.createAccount : texts.login}
        </Link>
      </p>
      <Link href="/">{texts.backToStart}</Link>
    </>
  )
}
