import { Minus, Plus, Scan } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import styles from './map.module.css'
import { mapWords } from './map-words.ts'
import { zoomStep } from './mercator.ts'
import type { MapView } from './use-map-view.ts'

/** Closer, further away, and back to where it began. */
export function MapButtons({ map }: { readonly map: MapView }): ReactNode {
  const texts = useTexts(mapWords)
  return (
    <div className={styles.buttons}>
      <IconButton name={texts.zoomIn} icon={Plus} keys="+" disabled={map.isClosest} onClick={() => map.zoom(zoomStep)} />
      <IconButton name={texts.zoomOut} icon={Minus} keys="-" disabled={map.isFurthest} onClick={() => map.zoom(1 / zoomStep)} />
      <IconButton name={texts.fit} icon={Scan} keys="0" disabled={map.isFitted} onClick={map.fit} />
    </div>
  )
}
