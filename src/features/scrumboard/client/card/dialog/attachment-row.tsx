import { Download, FileText, ImageOff, Link2, MoreVertical, Star, StarOff, Trash2 } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { fileIdIn } from '../../../../../kit/file-contract.ts'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { DownloadLink } from '../../../../../shell/parts/files/download-link.tsx'
import { safeName } from '../../../../../shell/parts/files/safe-name.ts'
import { useDownload } from '../../../../../shell/parts/files/use-download.ts'
import { useShownFile } from '../../../../../shell/parts/files/use-file-address.ts'
import { useInSight } from '../../../../../shell/parts/files/use-in-sight.ts'
import { Moment } from '../../../../../shell/parts/formats/moment.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../../ui/menu.tsx'
import type { Attachment } from '../../../board.ts'
import styles from './attachments.module.css'
import { dialogWords } from './dialog-words.ts'

type AttachmentRowProps = {
  readonly attachment: Attachment
  readonly isCover: boolean
  readonly onOpen: () => void
  /** Somebody may be about to open it. */
  readonly onPrepare: () => void
  readonly onCover: (isOn: boolean) => void
  readonly onRemove: () => void
}

/** A picture with its preview, a file to fetch, or a link. */
export function AttachmentRow(props: AttachmentRowProps): ReactNode {
  const { attachment, isCover } = props
  const texts = useTexts(dialogWords)
  const name = safeName(attachment.name)
  return (
    <li className={styles.row}>
      <Opener {...props} name={name} />
      <div className={styles.about}>
        <p className={styles.name}>{name}</p>
        {attachment.type === 'link' && !isFile(attachment) && attachment.url !== attachment.name ? (
          <p className={styles.address}>{attachment.url}</p>
        ) : null}
        <p className={styles.time}>
          {texts.attachedOn} <Moment value={attachment.time} format="long" />
          {isCover ? (
            <span className={styles.cover}>
              <Star aria-hidden="true" />
              {texts.isCover}
            </span>
          ) : null}
        </p>
      </div>
      <Menu trigger={<IconButton name={fill(texts.actionsOf, { name })} icon={MoreVertical} />} groups={useRowActions(props, name)} />
    </li>
  )
}

function useRowActions({ attachment, isCover, onCover, onRemove }: AttachmentRowProps, name: string): readonly (readonly MenuAction[])[] {
  const texts = useTexts(dialogWords)
  const download = useDownload()
  const address = attachment.src ?? attachment.url ?? ''
  const cover = {
    id: 'cover',
    title: isCover ? texts.removeCover : texts.makeCover,
    icon: isCover ? StarOff : Star,
    run: () => onCover(!isCover),
  }
  const fetchIt = { id: 'download', title: texts.download, icon: Download, run: () => void download({ address, name }) }
  return [
    [...(attachment.type === 'image' ? [cover] : []), ...(isFile(attachment) ? [fetchIt] : [])],
    [{ id: 'remove', title: texts.removeAttachment, icon: Trash2, run: onRemove }],
  ]
}

function Opener({ attachment, name, onOpen, onPrepare }: AttachmentRowProps & { readonly name: string }): ReactNode {
  const texts = useTexts(dialogWords)
  const label = fill(texts.open, { name })
  if (attachment.type === 'image') {
    return (
      <button type="button" className={styles.preview} aria-label={label} onPointerEnter={onPrepare} onFocus={onPrepare} onClick={onOpen}>
        <Picture address={attachment.src ?? ''} />
      </button>
    )
  }
  const address = attachment.url ?? ''
  if (isFile(attachment)) {
    return (
      <DownloadLink className={styles.preview} address={address} name={name} label={label}>
        <FileText aria-hidden="true" />
      </DownloadLink>
    )
  }
  return (
    // What somebody else wrote may lead anywhere; only pages are opened.
    <a
      className={styles.preview}
      href={/^https?:\/\//i.test(address) ? address : undefined}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={label}
    >
      <Link2 aria-hidden="true" />
      <span className={styles.kind}>{texts.link}</span>
    </a>
  )
}

function Picture({ address }: { readonly address: string }): ReactNode {
  const place = useRef<HTMLSpanElement>(null)
  const isInSight = useInSight(place)
  const shown = useShownFile(isInSight ? address : '')
  return (
    <span ref={place} className={styles.picture}>
      {shown.address === undefined ? (
        shown.hasFailed ? (
          <ImageOff aria-hidden="true" />
        ) : null
      ) : (
        <img src={shown.address} alt="" decoding="async" />
      )}
    </span>
  )
}

function isFile({ src, url }: Attachment): boolean {
  return fileIdIn(src ?? url ?? '') !== undefined
}
