import type { ReactNode } from 'react'
import { Link, useSearch } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { linkPages } from '../../contract.ts'
import { accountWords } from '../account-words.ts'
import { invitedEmail } from './invited-email.ts'
import { carriedCode } from './link-code.ts'
import { useWays } from './ways-queries.ts'

/** From signing in to registering and back, and out. Where somebody wanted to go is not forgotten on the way. */
export function EntryLinks({ other }: { readonly other: 'login' | 'register' }): ReactNode {
  const texts = useTexts(accountWords)
  const search = useSearch()
  const { data: ways } = useWays()
  const mayRegister =
    ways !== undefined &&
    (ways.registration === 'open' || (ways.registration === 'invited' && carriedCode(linkPages.invitation) !== undefined))
  const path = search === '' ? `/${other}` : `/${other}?${search}`
  return (
    <>
      {other === 'register' ? (
        <Link href="/forgot-password" state={{ email: invitedEmail() }}>
          {texts.forgotPassword}
        </Link>
      ) : null}
      {other === 'login' || mayRegister ? (
        <p>
          {other === 'register' ? texts.noAccount : texts.hasAccount}{' '}
          <Link href={path} state={{ email: invitedEmail() }}>
            {other === 'register' ? texts.createAccount : texts.login}
          </Link>
        </p>
      ) : null}
      <Link href="/">{texts.backToStart}</Link>
    </>
  )
}
