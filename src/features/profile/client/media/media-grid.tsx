import { useState, type ReactNode } from 'react'
import type { Media } from '../../../../shell/parts/media/media.ts'
import { MediaViewer } from '../../../../shell/parts/media/media-viewer.tsx'
import type { Medium } from '../../medium.ts'
import { MediumTile } from './medium-tile.tsx'
import styles from './media.module.css'

type MediaGridProps = {
  readonly media: readonly Medium[]
  /** `single` shows one in its own shape, `tiles` several of the same size. */
  readonly look: 'single' | 'tiles'
  /** What can be done with one, beside its title. */
  readonly actions?: (medium: Medium) => ReactNode
}

/** Photos and videos with the viewer behind them. */
export function MediaGrid({ media, look, actions }: MediaGridProps): ReactNode {
  const [at, setAt] = useState<number>()
  return (
    <>
      <ul className={styles.grid} data-look={look}>
        {media.map((medium, place) => (
          <li key={medium.id} className={styles.item}>
            <MediumTile medium={medium} look={look} onOpen={() => setAt(place)} actions={actions?.(medium)} />
          </li>
        ))}
      </ul>
      <MediaViewer media={media.map(viewed)} at={at} onGo={setAt} onClose={() => setAt(undefined)} />
    </>
  )
}

function viewed({ id, title, alt, address, mediaType }: Medium): Media {
  const caption = [title, alt === title ? '' : alt].filter((text) => text !== '').join(' – ')
  return { id, name: title, address, type: mediaType, alt: alt === '' ? title : alt, ...(caption === '' ? {} : { caption }) }
}
