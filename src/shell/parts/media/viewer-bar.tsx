import { Dialog } from '@base-ui/react/dialog'
import { Download, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { DownloadLink } from '../files/download-link.tsx'
import { safeName } from '../files/safe-name.ts'
import { useFormats } from '../formats/use-formats.ts'
import { sharedWords } from '../words/shared-words.ts'
import { zoomAfter, type Media } from './media.ts'
import { mediaWords } from './media-words.ts'
import styles from './viewer.module.css'

type ViewerBarProps = {
  readonly media: Media
  readonly position: number
  readonly count: number
  /** Only for what can be zoomed. */
  readonly zoom?: number
  readonly onZoom?: (zoom: number) => void
}

/** Name, place in the row, zoom, download, close. */
export function ViewerBar({ media, position, count, zoom, onZoom }: ViewerBarProps): ReactNode {
  const name = safeName(media.name)
  const texts = useTexts(mediaWords)
  const words = useTexts(sharedWords)
  const formats = useFormats()
  return (
    <header className={styles.bar}>
      <div className={styles.words}>
        <Dialog.Title className={styles.name}>{name}</Dialog.Title>
        {count < 2 ? null : <span className={styles.counter}>{fill(texts.counter, { position, count })}</span>}
      </div>
      {zoom === undefined || onZoom === undefined ? null : (
        <>
          <IconButton
            name={texts.zoomOut}
            icon={ZoomOut}
            keys="-"
            disabled={zoom === zoomAfter(zoom, 'out')}
            onClick={() => onZoom(zoomAfter(zoom, 'out'))}
          />
          <IconButton
            name={fill(texts.zoomReset, { percent: formats.percent(zoom) })}
            icon={Maximize}
            keys="0"
            disabled={zoom === 1}
            onClick={() => onZoom(1)}
          />
          <IconButton
            name={texts.zoomIn}
            icon={ZoomIn}
            keys="+"
            disabled={zoom === zoomAfter(zoom, 'in')}
            onClick={() => onZoom(zoomAfter(zoom, 'in'))}
          />
        </>
      )}
      <DownloadLink
        className={styles.download}
        address={media.address}
        name={name}
        label={fill(texts.download, { name })}
        title={texts.downloadShort}
      >
        <Download aria-hidden="true" />
      </DownloadLink>
      <Dialog.Close render={<IconButton name={words.close} icon={X} keys="Escape" />} />
    </header>
  )
}
