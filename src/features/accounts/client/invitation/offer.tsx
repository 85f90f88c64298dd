import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { linkPages } from '../../contract.ts'
import type { readInvitation } from '../../workspace-contract.ts'
import { useWays } from '../entry/ways-queries.ts'
import { invitationWords } from './invitation-words.ts'
import { Join } from './join.tsx'
import styles from './offer.module.css'
import { OtherAccount } from './other-account.tsx'

type Invitation = OutputOf<typeof readInvitation>
type OfferProps = { readonly code: string; readonly invitation: Invitation; readonly onGone: () => void }

/** What somebody is invited to, and the next step from where they are. */
export function Offer({ code, invitation, onGone }: OfferProps): ReactNode {
  const texts = useTexts(invitationWords)
  const { workspaceName: workspace, invitedBy: name, email, role } = invitation
  return (
    <div className={styles.offer}>
      <p className={styles.lead}>{name === '' ? fill(texts.invitedByNobody, { workspace }) : fill(texts.invited, { name, workspace })}</p>
      <dl className={styles.facts}>
        <dt>{texts.address}</dt>
        <dd>{email}</dd>
        <dt>{texts.role}</dt>
        <dd>{texts[role]}</dd>
      </dl>
      <NextStep code={code} email={email} onGone={onGone} />
    </div>
  )
}

type NextStepProps = { readonly code: string; readonly email: string; readonly onGone: () => void }

function NextStep({ code, email, onGone }: NextStepProps): ReactNode {
  const texts = useTexts(invitationWords)
  const user = useUser()
  if (!user) return <GuestStep email={email} />
  const isMeant = user.email.toLowerCase() === email.toLowerCase()
  return isMeant ? (
    <Join code={code} onGone={onGone} />
  ) : (
    <OtherAccount user={user} message={texts.otherAccount} path={linkPages.invitation} />
  )
}

/** The way back is the address of this page without the code, which the page remembers. */
function GuestStep({ email }: { readonly email: string }): ReactNode {
  const texts = useTexts(invitationWords)
  const [, navigate] = useLocation()
  const { data: ways } = useWays()
  const go = (path: '/register' | '/login'): void => navigate(`${path}?return=%2Finvitation`, { state: { email } })
  return (
    <>
      <p className={styles.hint}>{texts.guestHint}</p>
      <div className={styles.actions}>
        {ways?.registration === 'off' ? null : (
          <Button kind="primary" onClick={() => go('/register')}>
            {texts.createAccount}
          </Button>
        )}
        <Button onClick={() => go('/login')}>{texts.signIn}</Button>
      </div>
    </>
  )
}
