import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { ZoomPicture } from '../../../../shell/parts/media/zoom-picture.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import type { FileEntry } from '../../file.ts'
import { showOf } from '../file-kind.ts'
import { filesWords } from '../files-words.ts'
import { contentPath, letIn } from '../store-links.ts'
import { NoPreview } from './no-preview.tsx'
import styles from './preview.module.css'
import { TextPreview } from './text-preview.tsx'

const { Part: PdfPreview } = lazyPart(() => import('./pdf-preview.tsx').then((loaded) => loaded.PdfPreview))

type PreviewStageProps = {
  readonly file: FileEntry
  readonly zoom: number
  readonly onZoom: (zoom: number) => void
  readonly onSwipe: (step: -1 | 1) => void
}

/** One file as well as a browser can show it; else a card to keep it. */
export function PreviewStage({ file, zoom, onZoom, onSwipe }: PreviewStageProps): ReactNode {
  const texts = useTexts(filesWords)
  const words = useTexts(sharedWords)
  const [tries, setTries] = useState(0)
  // Refused once, the door may have closed meanwhile; refused again, the file cannot be shown.
  const isLost = tries > 1
  const door = useQuery({ queryKey: ['files', 'door', tries], queryFn: () => letIn(tries > 0).then(() => true), gcTime: 0 })
  const show = showOf(file)
  if (show === undefined) return <NoPreview file={file} note={texts.noPreviewNote} />
  if (isLost || door.isError) return <NoPreview file={file} note={texts.previewFailed} onRetry={() => setTries(0)} />
  if (!door.data) return <p aria-busy="true">{words.loading}</p>
  const fail = (): void => setTries(tries + 1)
  const address = contentPath(file)
  const name = safeName(file.name)
  switch (show) {
    case 'image':
      return (
        <ZoomPicture
          key={tries}
          media={{ id: file.id, name, address, alt: name }}
          zoom={zoom}
          onZoom={onZoom}
          onSwipe={onSwipe}
          onFail={fail}
        />
      )
    case 'video':
      return (
        <video key={tries} className={styles.video} src={address} controls preload="metadata" aria-label={name} onError={fail}>
          <track kind="captions" />
        </video>
      )
    case 'audio':
      return (
        <audio key={tries} className={styles.audio} src={address} controls preload="metadata" aria-label={name} onError={fail}>
          <track kind="captions" />
        </audio>
      )
    case 'text':
      return <TextPreview key={tries} file={file} address={address} onFail={fail} />
    case 'pdf':
      return (
        <Suspense fallback={<p aria-busy="true">{words.loading}</p>}>
          <PdfPreview key={tries} address={address} name={name} onFail={fail} />
        </Suspense>
      )
  }
}
