import { Download, PenLine, Upload } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { MailPlace } from '../mail-place.ts'
import { useMailCounts } from '../mail-queries.ts'
import { mailWords } from '../mail-words.ts'
import type { MailLinks } from '../use-mail-address.ts'
import { PlaceLinks } from './place-links.tsx'
import styles from './mail-side.module.css'

/** Beside the list: whose mailbox it is, writing, and where one can go. */
export function MailSide({ place, open }: { readonly place: MailPlace; readonly open: MailLinks['open'] }): ReactNode {
  const texts = useTexts(mailWords)
  const { data: counts } = useMailCounts()
  return (
    <div className={styles.side}>
      <Owner />
      <Button kind="primary" className={styles.compose ?? ''} onClick={() => open('compose', 'new')}>
        <PenLine aria-hidden="true" />
        {texts.compose}
      </Button>
      <PlaceLinks here={place} counts={counts} />
      <div className={styles.transfer}>
        <Button kind="quiet" onClick={() => open('transfer', 'import')}>
          <Upload aria-hidden="true" />
          {texts.importMail}
        </Button>
        <Button kind="quiet" onClick={() => open('transfer', 'export')}>
          <Download aria-hidden="true" />
          {texts.exportMail}
        </Button>
      </div>
    </div>
  )
}

function Owner(): ReactNode {
  const user = useUser()
  if (!user) return null
  return (
    <p className={styles.owner}>
      <Avatar name={user.name} photo={user.photo} />
      <span className={styles.words}>
        <span className={styles.name}>{user.name}</span>
        <span className={styles.address}>{user.email}</span>
      </span>
    </p>
  )
}
