import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../lazy-part.ts'
import { useTexts } from '../../language.tsx'
import { ChartFrame } from '../charts/chart-frame.tsx'
import { useFormats } from '../formats/use-formats.ts'
import styles from './map.module.css'
import { mapWords } from './map-words.ts'
import { tableOfPins, type Pin } from './pin.ts'

const { Part: MapPlot } = lazyPart(() => import('./map-plot.tsx').then((loaded) => loaded.MapPlot))

type PinMapProps = {
  readonly pins: readonly Pin[]
  readonly title: string
  readonly description?: string
  /** In pixels. */
  readonly height?: number
}

/** Places on a map of the world that is all our own: no other host hears what is looked at. */
export function PinMap({ pins, title, description, height = 280 }: PinMapProps): ReactNode {
  const texts = useTexts(mapWords)
  const formats = useFormats()
  const degrees = (value: number): string => `${value.toFixed(3)}°`
  return (
    <ChartFrame title={title} description={description} table={tableOfPins(pins, texts, degrees)} format={(value) => formats.number(value)}>
      <Suspense fallback={<div className={styles.plot} style={{ height }} />}>
        <MapPlot pins={pins} title={title} height={height} />
      </Suspense>
    </ChartFrame>
  )
}
