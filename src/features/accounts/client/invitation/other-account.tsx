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

type OtherAccountProps = {
  readonly user: User
  /** With a gap for the address of the user. */
  readonly message: string
  /** The page that this is on. It stays and offers a guest what comes next. */
  readonly path: string
}

/** For whoever has opened a link that was mailed to somebody else than they are signed in as. */
export function OtherAccount({ user, message, path }: OtherAccountProps): ReactNode {
  const texts = useTexts(invitationWords)
  const leave = useLeave(path)
  const [, navigate] = useLocation()
  return (
    <div className={styles.offer}>
      <Notice kind="warn">{fill(message, { email: user.email })}</Notice>
      <div className={styles.actions}>
        <Button kind="primary" onClick={() => void leave()}>
          {texts.signOut}
        </Button>
        <Button kind="quiet" onClick={() => navigate('/apps/team')}>
          {texts.backToOwn}
        </Button>
      </div>
    </div>
  )
}
