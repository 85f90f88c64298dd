import { Dialog } from '@base-ui/react/dialog'
import { Download, Info, Maximize, X, ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { zoomAfter } from '../../../../shell/parts/media/media.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { FileEntry } from '../../file.ts'
import { filesWords } from '../files-words.ts'
import { useSave } from '../use-file-actions.ts'
import type { FilesView } from '../use-files-view.ts'
import styles from './preview.module.css'

type PreviewBarProps = {
  readonly view: FilesView
  readonly file: FileEntry | undefined
  readonly place: { readonly position: number; readonly count: number } | undefined
  /** Only for what can be zoomed. */
  readonly zoom?: number
  readonly onZoom?: (zoom: number) => void
}

/** Name, place in the row, zoom, details, download, close. */
export function PreviewBar({ view, file, place, zoom, onZoom }: PreviewBarProps): ReactNode {
  const texts = useTexts(filesWords)
  const words = useTexts(sharedWords)
  const { percent } = useFormats()
  const save = useSave()
  const zooms = zoom !== undefined && onZoom !== undefined
  function showDetails(fileId: string): void {
    view.address.showPreview('', 'replace')
    view.address.showDetails(fileId)
  }
  return (
    <header className={styles.bar}>
      <div className={styles.words}>
        <Dialog.Title className={styles.name} dir="auto">
          {file ? safeName(file.name) : texts.preview}
        </Dialog.Title>
        {place ? <span className={styles.counter}>{fill(texts.counter, place)}</span> : null}
      </div>
      {zooms ? (
        <>
          <IconButton
            name={texts.zoomOut}
            icon={ZoomOut}
            keys="-"
            disabled={zoom === zoomAfter(zoom, 'out')}
            onClick={() => onZoom(zoomAfter(zoom, 'out'))}
          />
          <IconButton
            name={fill(texts.zoomReset, { percent: percent(zoom) })}
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
      ) : null}
      {file ? (
        <>
          <IconButton name={texts.details} icon={Info} onClick={() => showDetails(file.id)} />
          <IconButton name={texts.download} icon={Download} onClick={() => save([file])} />
        </>
      ) : null}
      <Dialog.Close render={<IconButton name={words.close} icon={X} keys="Escape" />} />
    </header>
  )
}
