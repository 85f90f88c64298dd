import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useLeave } from '../../../../shell/workspace/session/use-leave.ts'
import type { User } from '../../../../shell/workspace/session/session.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { invitationWords } from './invitation-words.ts'
import styles from './offer.module.css'

/** For whoever is signed in as somebody else than was invited. */
export function OtherAccount({ user }: { readonly user: User }): ReactNode {
  const texts = useTexts(invitationWords)
  // The page stays and offers a guest what comes next.
  const leave = useLeave('/invitation')
  const [, navigate] = useLocation()
  return (
    <>
      <Notice kind="warn">{fill(texts.otherAccount, { email: user.email })}</Notice>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => void leave()}>
          {texts.signOut}
        </Button>
        <Button kind="quiet" onClick={() => navigate('/apps/team')}>
          {texts.backToOwn}
        </Button>
      </div>
    </>
  )
}
