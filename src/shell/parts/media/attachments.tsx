import { useState, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { AttachmentCard } from './attachment-card.tsx'
import styles from './attachments.module.css'
import type { Media } from './media.ts'
import { MediaViewer } from './media-viewer.tsx'
import { mediaWords } from './media-words.ts'

type AttachmentsProps = {
  readonly media: readonly Media[]
  readonly onRemove?: (id: string) => void
}

/** The files of something, with the viewer behind them. */
export function Attachments({ media, onRemove }: AttachmentsProps): ReactNode {
  const texts = useTexts(mediaWords)
  const [at, setAt] = useState<number>()
  if (media.length === 0) return null
  return (
    <>
      <ul className={styles.list} aria-label={texts.attachments}>
        {media.map((each, place) => (
          <li key={each.id}>
            <AttachmentCard media={each} onOpen={() => setAt(place)} onRemove={onRemove ? () => onRemove(each.id) : undefined} />
          </li>
        ))}
      </ul>
      <MediaViewer media={media} at={at} onGo={setAt} onClose={() => setAt(undefined)} />
    </>
  )
}
