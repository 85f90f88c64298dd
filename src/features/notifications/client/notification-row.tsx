import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useLanguage, useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { useFileAddress } from '../../../shell/parts/files/use-file-address.ts'
import { Moment } from '../../../shell/parts/formats/moment.tsx'
import { useFormats } from '../../../shell/parts/formats/use-formats.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Notification } from '../contract.ts'
import type { AppSentence } from './notification-queries.ts'
import { notificationWords } from './notification-words.ts'
import styles from './notification-row.module.css'
import { piecesOf, sentenceFor } from './sentence.ts'

function Face({ name, avatar }: NonNullable<Notification['by']>): ReactNode {
  return <Avatar name={name} photo={useFileAddress(avatar)} />
}

type RowProps = {
  readonly notification: Notification
  readonly sentences: readonly AppSentence[]
  readonly onOpen: () => void
  readonly onToggle: () => void
}

/** Who did what, where and when. The row leads to the thing; the dot says and changes whether it is read. */
export function NotificationRow({ notification, sentences, onOpen, onToggle }: RowProps): ReactNode {
  const texts = useTexts(notificationWords)
  const { language } = useLanguage()
  const formats = useFormats()
  const now = useMinute()
  const { by, excerpt, path, time, isRead } = notification
  const sentence = sentenceFor(notification, sentences)
  const Picture = sentence?.icon
  const toggleName = isRead ? texts.markUnread : texts.markRead
  return (
    <li className={styles.row} data-read={isRead || undefined}>
      <Link href={path} className={styles.link} data-notification={notification.id} onClick={onOpen}>
        {by ? <Face {...by} /> : <span className={styles.picture}>{Picture ? <Picture aria-hidden="true" /> : null}</span>}
        <span className={styles.words}>
          {isRead ? null : <VisuallyHidden>{texts.new}: </VisuallyHidden>}
          <span className={styles.what}>
            {piecesOf(notification, sentence, { language, formats, now }).map(({ key, text, isName }) =>
              isName ? <strong key={key}>{text}</strong> : <span key={key}>{text}</span>,
            )}
          </span>
          {excerpt === '' ? null : <span className={styles.excerpt}>{excerpt}</span>}
        </span>
        <Moment value={time} className={styles.time ?? ''} />
      </Link>
      <button type="button" className={styles.dot} aria-label={toggleName} title={toggleName} aria-pressed={isRead} onClick={onToggle} />
    </li>
  )
}
