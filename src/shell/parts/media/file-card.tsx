import { Download, ExternalLink, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { DownloadLink } from '../files/download-link.tsx'
import { safeName } from '../files/safe-name.ts'
import { useFileAddress } from '../files/use-file-address.ts'
import { useFormats } from '../formats/use-formats.ts'
import { kindOf, type Media } from './media.ts'
import { mediaWords } from './media-words.ts'
import styles from './viewer.module.css'

/** For what cannot be shown: name, size, and what can be done with it. */
export function FileCard({ media, note }: { readonly media: Media; readonly note: string }): ReactNode {
  const texts = useTexts(mediaWords)
  const formats = useFormats()
  const { address, bytes } = media
  const name = safeName(media.name)
  const shown = useFileAddress(kindOf(media) === 'pdf' ? address : '')
  return (
    <div className={styles.card}>
      <FileText className={styles.cardPicture} aria-hidden="true" />
      <p className={styles.cardName}>{name}</p>
      {bytes === undefined ? null : <p className={styles.counter}>{formats.bytes(bytes)}</p>}
      <p className={styles.cardNote}>{note}</p>
      <p className={styles.cardActions}>
        {shown !== undefined ? (
          <a className={styles.action} href={shown} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {texts.open}
          </a>
        ) : null}
        <DownloadLink className={styles.action} address={address} name={name}>
          <Download aria-hidden="true" />
          {texts.downloadShort}
        </DownloadLink>
      </p>
    </div>
  )
}
