import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { fileIdIn } from '../../../kit/file-contract.ts'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useAnnounce } from '../../announce.tsx'
import { useTexts } from '../../language.tsx'
import { kindOf, zoomAfter, type Media } from './media.ts'
import { MediaStage } from './media-stage.tsx'
import { mediaWords } from './media-words.ts'
import { ViewerBar } from './viewer-bar.tsx'
import styles from './viewer.module.css'

type MediaViewerProps = {
  readonly media: readonly Media[]
  /** Which one is shown; without it the viewer is closed. */
  readonly at: number | undefined
  readonly onGo: (at: number) => void
  readonly onClose: () => void
}

/** Files one by one over the whole window: arrows or a swipe go on, Escape closes, the focus goes back to where it was. */
export function MediaViewer({ media, at, onGo, onClose }: MediaViewerProps): ReactNode {
  return (
    <Dialog.Root open={at !== undefined && media.length > 0} onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        {/* Pictures are looked at in the dark, whatever the theme. */}
        <Dialog.Popup className={styles.viewer} data-theme="defaultDark">
          {at === undefined ? null : <Viewer media={media} at={Math.min(at, media.length - 1)} onGo={onGo} />}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Viewer({
  media,
  at,
  onGo,
}: {
  readonly media: readonly Media[]
  readonly at: number
  readonly onGo: (at: number) => void
}): ReactNode {
  const texts = useTexts(mediaWords)
  const announce = useAnnounce()
  const [zoom, setZoom] = useState(1)
  const shown = media[at]
  usePreload(media, at)
  if (!shown) return null
  const isPicture = kindOf(shown) === 'image'

  function go(next: number): void {
    const to = media[next]
    if (!to || next === at) return
    setZoom(1)
    onGo(next)
    announce(fill(texts.shown, { name: to.alt ?? to.name, position: next + 1, count: media.length }))
  }

  function onKeyDown(event: KeyboardEvent): void {
    // A video has its own arrows.
    if (event.target instanceof HTMLMediaElement || event.altKey || event.ctrlKey || event.metaKey) return
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => go(at - 1),
      ArrowRight: () => go(at + 1),
      Home: () => go(0),
      End: () => go(media.length - 1),
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
    <div className={styles.all} tabIndex={-1} onKeyDown={onKeyDown}>
      <ViewerBar media={shown} position={at + 1} count={media.length} {...(isPicture ? { zoom, onZoom: setZoom } : {})} />
      <div className={styles.middle}>
        <MediaStage key={shown.id} media={shown} zoom={zoom} onZoom={setZoom} onSwipe={(step) => go(at + step)} />
        {media.length < 2 ? null : (
          <>
            <IconButton
              className={styles.previous}
              name={texts.previous}
              icon={ChevronLeft}
              keys="ArrowLeft"
              disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <IconButton
              className={styles.next}
              name={texts.next}
              icon={ChevronRight}
              keys="ArrowRight"
              disabled={at === media.length - 1}
              onClick={() => go(at + 1)}
            />
          </>
        )}
      </div>
      {shown.caption === undefined ? null : <p className={styles.caption}>{shown.caption}</p>}
    </div>
  )
}

/** The pictures before and behind are fetched already; not those that need a token, which their cards have fetched. */
function usePreload(media: readonly Media[], at: number): void {
  useEffect(() => {
    for (const near of [media[at + 1], media[at - 1]]) {
      if (near && kindOf(near) === 'image' && fileIdIn(near.address) === undefined) new Image().src = near.address
    }
  }, [media, at])
}
