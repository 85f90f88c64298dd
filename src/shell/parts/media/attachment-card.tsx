import { Download, FileText, Film, Image as Picture, Music, X, type LucideIcon } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import styles from './attachments.module.css'
import { kindOf, type Media, type MediaKind } from './media.ts'
import { mediaWords } from './media-words.ts'

type AttachmentCardProps = {
  readonly media: Media
  readonly onOpen: () => void
  /** Given where it can be taken off. */
  readonly onRemove?: (() => void) | undefined
}

const icons: Readonly<Record<MediaKind, LucideIcon>> = { image: Picture, video: Film, audio: Music, pdf: FileText, other: FileText }

/** One file of a message, card or product: press to look at it, with its size and a way to keep it. */
export function AttachmentCard({ media, onOpen, onRemove }: AttachmentCardProps): ReactNode {
  const texts = useTexts(mediaWords)
  const formats = useFormats()
  const { name, address, bytes } = media
  const size = bytes === undefined ? '' : formats.bytes(bytes)
  return (
    <div className={styles.card}>
      <button type="button" className={styles.open} aria-label={fill(texts.openCard, { name: `${name} ${size}`.trim() })} onClick={onOpen}>
        <Thumb media={media} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span> {size === '' ? null : <span className={styles.size}>{size}</span>}
        </span>
      </button>
      <a className={styles.download} href={address} download={name} aria-label={fill(texts.download, { name })} title={texts.downloadShort}>
        <Download aria-hidden="true" />
      </a>
      {onRemove === undefined ? null : <IconButton name={fill(texts.remove, { name })} icon={X} onClick={onRemove} />}
    </div>
  )
}

function Thumb({ media }: { readonly media: Media }): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const kind = kindOf(media)
  const Sign = icons[kind]
  if (kind !== 'image' || hasFailed) return <Sign className={styles.sign} aria-hidden="true" />
  return <img className={styles.thumb} src={media.address} alt="" loading="lazy" decoding="async" onError={() => setFailed(true)} />
}
