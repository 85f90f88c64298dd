import { Download, FileText, Film, Image as Picture, Music, X, type LucideIcon } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { DownloadLink } from '../files/download-link.tsx'
import { safeName } from '../files/safe-name.ts'
import { useFileAddress } from '../files/use-file-address.ts'
import { useInSight } from '../files/use-in-sight.ts'
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
  const { address, bytes } = media
  const name = safeName(media.name)
  const size = bytes === undefined ? '' : formats.bytes(bytes)
  return (
    <div className={styles.card}>
      <button type="button" className={styles.open} aria-label={fill(texts.openCard, { name: `${name} ${size}`.trim() })} onClick={onOpen}>
        <Thumb media={media} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span> {size === '' ? null : <span className={styles.size}>{size}</span>}
        </span>
      </button>
      <DownloadLink
        className={styles.download}
        address={address}
        name={name}
        label={fill(texts.download, { name })}
        title={texts.downloadShort}
      >
        <Download aria-hidden="true" />
      </DownloadLink>
      {onRemove === undefined ? null : <IconButton name={fill(texts.remove, { name })} icon={X} onClick={onRemove} />}
    </div>
  )
}

function Thumb({ media }: { readonly media: Media }): ReactNode {
  const [hasFailed, setFailed] = useState(false)
  const place = useRef<HTMLSpanElement>(null)
  const isInSight = useInSight(place)
  const kind = kindOf(media)
  // Fetched only when somebody could see it.
  const address = useFileAddress(kind === 'image' && isInSight ? media.address : '')
  const Sign = icons[kind]
  const isShown = kind === 'image' && address !== undefined && !hasFailed
  return (
    <span ref={place} className={styles.sign}>
      {isShown ? (
        <img className={styles.thumb} src={address} alt="" decoding="async" onError={() => setFailed(true)} />
      ) : (
        <Sign aria-hidden="true" />
      )}
    </span>
  )
}
