import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { zoomAfter } from '../../../../shell/parts/media/media.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { noteOpened } from '../../contract.ts'
import type { FileEntry } from '../../file.ts'
import { showOf } from '../file-kind.ts'
import { useFileEntry } from '../files-queries.ts'
import { filesWords } from '../files-words.ts'
import type { FilesView } from '../use-files-view.ts'
import { MissingFile } from './missing-file.tsx'
import { PreviewBar } from './preview-bar.tsx'
import { PreviewStage } from './preview-stage.tsx'
import styles from './preview.module.css'

type PreviewDialogProps = { readonly view: FilesView; readonly fileId: string }

/** Files one by one over the whole window: arrows go on, Escape closes, the focus goes back to the row. */
export function PreviewDialog({ view, fileId }: PreviewDialogProps): ReactNode {
  const close = (): void => view.address.showPreview('', 'replace')
  const viewer = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => (isOpen ? undefined : close())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        {/* Pictures are looked at in the dark, whatever the theme. */}
        {/* The focus is on all of it: a button would show its hint, and the first Escape would only take that away. */}
        <Dialog.Popup className={styles.viewer} data-theme="defaultDark" initialFocus={viewer}>
          <Viewer view={view} fileId={fileId} viewer={viewer} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Viewer({ view, fileId, viewer }: PreviewDialogProps & { readonly viewer: RefObject<HTMLDivElement | null> }): ReactNode {
  const texts = useTexts(filesWords)
  const announce = useAnnounce()
  const [zoom, setZoom] = useState(1)
  const files = view.rows.filter(({ type }) => type !== 'folder')
  const at = files.findIndex(({ id }) => id === fileId)
  const query = useFileEntry(fileId)
  const file = files[at] ?? query.data?.file
  useNoteOpened(file)

  function go(step: -1 | 1): void {
    const to = at < 0 ? undefined : files[at + step]
    if (!to) return
    setZoom(1)
    view.address.showPreview(to.id, 'replace')
    announce(fill(texts.shown, { name: safeName(to.name), position: at + step + 1, count: files.length }))
  }

  const isPicture = file !== undefined && showOf(file) === 'image'
  function press(event: KeyboardEvent): void {
    // A player has its own arrows.
    if (event.target instanceof HTMLMediaElement || event.altKey || event.ctrlKey || event.metaKey) return
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
      ...(isPicture
        ? { '+': () => setZoom(zoomAfter(zoom, 'in')), '-': () => setZoom(zoomAfter(zoom, 'out')), '0': () => setZoom(1) }
        : {}),
    }
    const act = acts[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    // A click on the picture leaves the focus here, so that the keys go on working; each has a button too.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={viewer} className={styles.all} tabIndex={-1} onKeyDown={press}>
      <PreviewBar
        view={view}
        file={file}
        place={at < 0 ? undefined : { position: at + 1, count: files.length }}
        {...(isPicture ? { zoom, onZoom: setZoom } : {})}
      />
      <div className={styles.middle}>
        {file ? (
          <PreviewStage key={`${file.id} ${file.version}`} file={file} zoom={zoom} onZoom={setZoom} onSwipe={go} />
        ) : query.isError ? (
          <MissingFile />
        ) : null}
        <IconButton
          className={styles.previous}
          name={texts.previous}
          icon={ChevronLeft}
          keys="ArrowLeft"
          disabled={at <= 0}
          onClick={() => go(-1)}
        />
        <IconButton
          className={styles.next}
          name={texts.next}
          icon={ChevronRight}
          keys="ArrowRight"
          disabled={at < 0 || at >= files.length - 1}
          onClick={() => go(1)}
        />
      </div>
    </div>
  )
}

/** For «Recent». What goes wrong with it is nothing to bother anybody about. */
function useNoteOpened(file: FileEntry | undefined): void {
  const id = file?.id
  useEffect(() => {
    if (id !== undefined) void call(noteOpened, { fileId: id }).catch(() => undefined)
  }, [id])
}
