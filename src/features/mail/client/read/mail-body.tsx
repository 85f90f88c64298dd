import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SafeHtml } from '../../../../shell/parts/safe-html/safe-html.tsx'
import { folderIds } from '../../folders.ts'
import type { Mail } from '../../mail.ts'
import { useTrustedSenders } from '../mail-queries.ts'
import { PictureNotice } from './picture-notice.tsx'
import { readWords } from './read-words.ts'
import styles from './reader.module.css'
import { picturesIn, usePictures } from './use-pictures.ts'

/** What somebody wrote: cleaned, in a frame, with pictures from elsewhere only on request. */
export function MailBody({ mail }: { readonly mail: Mail }): ReactNode {
  const texts = useTexts(readWords)
  const trusted = useTrustedSenders()
  const [isAsked, setAsked] = useState(false)
  const pictures = useMemo(() => picturesIn(mail.message), [mail.message])
  // Whoever sends spam can write any name as the sender.
  const isTrusted = mail.folder !== folderIds.spam && trusted.includes(mail.from.email.toLowerCase())
  const shown = usePictures(mail.id, isAsked || isTrusted ? pictures : none)
  if (mail.message.trim() === '') return <p className={styles.noText}>{texts.emptyText}</p>
  return (
    <SafeHtml
      html={mail.message}
      title={texts.text}
      imageAddress={shown.addressOf}
      imageNotice={
        pictures.length === 0 ? null : (
          <PictureNotice
            mail={mail}
            count={pictures.length}
            state={isAsked || isTrusted ? shown.state : 'hidden'}
            isTrusted={isTrusted}
            onShow={() => setAsked(true)}
          />
        )
      }
    />
  )
}

const none: readonly string[] = []
