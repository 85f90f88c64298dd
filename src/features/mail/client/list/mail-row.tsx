import { Paperclip, Star, Tag } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { useFileAddress } from '../../../../shell/parts/files/use-file-address.ts'
import { Avatar } from '../../../../ui/avatar.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { folderIds } from '../../folders.ts'
import type { Mail } from '../../mail.ts'
import { MailLabels } from '../mail-labels.tsx'
import { listWords } from './list-words.ts'
import styles from './mail-row.module.css'

type MailRowProps = {
  readonly mail: Mail
  readonly path: string
  readonly isOpen: boolean
  readonly isSelected: boolean
  readonly linkProps: Partial<ComponentProps<'a'>>
  readonly tabIndex: 0 | -1
  readonly onSelect: (event: MouseEvent) => void
  readonly onStar: () => void
}

/** One mail in a list: all of it opens, except the box and the star. */
export function MailRow({ mail, path, isOpen, isSelected, linkProps, tabIndex, onSelect, onStar }: MailRowProps): ReactNode {
  const texts = useTexts(listWords)
  const subject = mail.subject.trim() === '' ? texts.noSubject : mail.subject
  const face = useFileAddress(mail.from.avatar)
  // Among what one wrote oneself, the others are what tells one from the other.
  const isOwn = mail.folder === folderIds.sent || mail.folder === folderIds.drafts
  const people = isOwn ? mail.to : [mail.from]
  const names = people.map(({ name, email }) => name || email).join(', ') || texts.nobody
  return (
    <li className={styles.row} data-open={isOpen} data-selected={isSelected} data-unread={!mail.read}>
      <span className={styles.box}>
        <CheckBox
          aria-label={fill(texts.selectRow, { subject })}
          tabIndex={tabIndex}
          isOn={isSelected}
          onChange={() => undefined}
          onClick={onSelect}
        />
      </span>
      <Avatar name={names} photo={isOwn ? undefined : face} />
      <Link {...linkProps} href={path} className={styles.link ?? ''} aria-current={isOpen ? 'true' : undefined} draggable={false}>
        {mail.read ? null : <VisuallyHidden>{texts.unread}: </VisuallyHidden>}
        <span className={styles.who}>{isOwn ? fill(texts.to, { names }) : names}</span>
        <Signs mail={mail} />
        <Moment value={mail.time} className={styles.time ?? ''} />
        <span className={styles.subject}>
          {mail.read ? null : <span className={styles.dot} aria-hidden="true" />}
          {subject}
        </span>
        <span className={styles.text}>{mail.excerpt || texts.noText}</span>
        <Tags mail={mail} />
      </Link>
      <IconButton
        name={fill(texts.starRow, { subject })}
        icon={Star}
        keys="s"
        className={styles.star ?? ''}
        aria-pressed={mail.starred}
        tabIndex={tabIndex}
        onClick={onStar}
      />
    </li>
  )
}

/** Small things to know, on the line of the time. */
function Signs({ mail }: { readonly mail: Mail }): ReactNode {
  const texts = useTexts(listWords)
  return (
    <span className={styles.signs}>
      {mail.important ? <Sign icon={Tag} text={texts.isImportant} kind="important" /> : null}
      {mail.hasAttachments ? <Sign icon={Paperclip} text={texts.attachments} /> : null}
    </span>
  )
}

/** What it is, and its labels. */
function Tags({ mail }: { readonly mail: Mail }): ReactNode {
  const texts = useTexts(listWords)
  const isDraft = mail.folder === folderIds.drafts
  if (mail.state === 'kept' && mail.labels.length === 0 && !isDraft) return null
  return (
    <span className={styles.tags}>
      {isDraft ? <Badge kind="warn">{texts.draft}</Badge> : null}
      {mail.state === 'sending' ? <Badge kind="info">{texts.sending}</Badge> : null}
      {mail.state === 'failed' ? <Badge kind="danger">{texts.failed}</Badge> : null}
      <MailLabels ids={mail.labels} />
    </span>
  )
}

function Sign({ icon: Picture, text, kind }: { readonly icon: typeof Tag; readonly text: string; readonly kind?: 'important' }): ReactNode {
  return (
    <span className={styles.sign} data-kind={kind} title={text}>
      <Picture aria-hidden="true" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  )
}
