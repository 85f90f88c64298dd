import { Download, ExternalLink, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { kindOf, type Media } from './media.ts'
import { mediaWords } from './media-words.ts'
import styles from './viewer.module.css'

/** For what cannot be shown: name, size, and what can be done with it. */
export function FileCard({ media, note }: { readonly media: Media; readonly note: string }): ReactNode {
  const texts = useTexts(mediaWords)
  const formats = useFormats()
  const { name, address, bytes } = media
  return (
    <div className={styles.card}>
      <FileText className={styles.cardPicture} aria-hidden="true" />
      <p className={styles.cardName}>{name}</p>
      {bytes === undefined ? null : <p className={styles.counter}>{formats.bytes(bytes)}</p>}
      <p className={styles.cardNote}>{note}</p>
      <p className={styles.cardActions}>
        {kindOf(media) === 'pdf' ? (
          <a className={styles.action} href={address} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" />
            {texts.open}
          </a>
        ) : null}
        <a className={styles.action} href={address} download={name}>
          <Download aria-hidden="true" />
          {texts.downloadShort}
        </a>
      </p>
    </div>
  )
}
