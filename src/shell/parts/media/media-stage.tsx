import { useState, type ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { useShownFile } from '../files/use-file-address.ts'
import { sharedWords } from '../words/shared-words.ts'
import { FileCard } from './file-card.tsx'
import { kindOf, type Media } from './media.ts'
import { mediaWords } from './media-words.ts'
import styles from './viewer.module.css'
import { ZoomPicture } from './zoom-picture.tsx'

type MediaStageProps = {
  readonly media: Media
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onSwipe: (step: -1 | 1) => void
}

/** One file as well as a browser can show it; else a card to open or keep it. */
export function MediaStage({ media, zoom, onZoom, onSwipe }: MediaStageProps): ReactNode {
  const texts = useTexts(mediaWords)
  const words = useTexts(sharedWords)
  const [hasFailed, setFailed] = useState(false)
  const kind = kindOf(media)
  const isShown = kind !== 'pdf' && kind !== 'other'
  const { address, ...file } = useShownFile(isShown ? media.address : '')
  if (hasFailed || file.hasFailed) return <FileCard media={media} note={texts.failed} />
  if (isShown && address === undefined) return <p aria-busy="true">{words.loading}</p>
  switch (kind) {
    case 'image':
      return (
        <ZoomPicture
          media={{ ...media, address: address ?? '' }}
          zoom={zoom}
          onZoom={onZoom}
          onSwipe={onSwipe}
          onFail={() => setFailed(true)}
        />
      )
    case 'video':
      return (
        <video className={styles.video} src={address} controls preload="metadata" aria-label={media.name} onError={() => setFailed(true)}>
          <track kind="captions" src={media.captions} default={media.captions !== undefined} />
        </video>
      )
    case 'audio':
      return (
        <audio className={styles.audio} src={address} controls preload="metadata" aria-label={media.name} onError={() => setFailed(true)}>
          <track kind="captions" src={media.captions} default={media.captions !== undefined} />
        </audio>
      )
    // The content-security policy lets nothing be framed, so a PDF opens in a tab of its own.
    case 'pdf':
    case 'other':
      return <FileCard media={media} note={texts.noPreview} />
  }
}
