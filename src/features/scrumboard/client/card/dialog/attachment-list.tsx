import { Paperclip } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { lazyPart } from '../../../../../shell/lazy-part.ts'
import type { Media } from '../../../../../shell/parts/media/media.ts'
import type { Attachment } from '../../../board.ts'
import { AttachmentRow } from './attachment-row.tsx'
import styles from './attachments.module.css'
import { dialogWords } from './dialog-words.ts'
import type { OpenCardProps } from './open-card.ts'
import { Section } from './section.tsx'
import type { Attach } from './use-attach.ts'

const viewer = lazyPart(() => import('../../../../../shell/parts/media/media-viewer.tsx').then(({ MediaViewer }) => MediaViewer))

/** The pictures, files and links of a card. */
export function AttachmentList({ card, changes, attach }: OpenCardProps & { readonly attach: Attach }): ReactNode {
  const texts = useTexts(dialogWords)
  const [at, setAt] = useState<number>()
  const pictures = card.attachments.filter((attachment) => attachment.type === 'image')
  if (card.attachments.length === 0 && attach.coming.length === 0) return null

  function remove(attachment: Attachment): void {
    const isCover = card.idAttachmentCover === attachment.id
    const attachments = card.attachments.filter(({ id }) => id !== attachment.id)
    const text = fill(texts.attachmentRemoved, { name: attachment.name })
    void changes.update(card, { attachments, ...(isCover ? { idAttachmentCover: null } : {}) }, text)
  }

  function cover(attachment: Attachment, isOn: boolean): void {
    void changes.update(card, { idAttachmentCover: isOn ? attachment.id : null }, isOn ? texts.coverChanged : texts.coverRemoved, 'quiet')
  }

  return (
    <Section title={texts.attachments} icon={Paperclip}>
      <ul className={styles.list} aria-label={texts.attachments}>
        {attach.coming.map(({ id, name, share }) => (
          <li key={id} className={styles.coming}>
            <span>{fill(texts.uploading, { name })}</span>
            <progress value={share} aria-label={fill(texts.uploading, { name })} />
          </li>
        ))}
        {card.attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            isCover={attachment.id === card.idAttachmentCover}
            onOpen={() => setAt(pictures.indexOf(attachment))}
            onPrepare={viewer.prepare}
            onCover={(isOn) => cover(attachment, isOn)}
            onRemove={() => remove(attachment)}
          />
        ))}
      </ul>
      {at === undefined ? null : (
        <Suspense fallback={null}>
          <viewer.Part media={pictures.map(mediaOf)} at={at} onGo={setAt} onClose={() => setAt(undefined)} />
        </Suspense>
      )}
    </Section>
  )
}

function mediaOf({ id, name, src = '' }: Attachment): Media {
  return { id, name, address: src, type: 'image/*', alt: name }
}
