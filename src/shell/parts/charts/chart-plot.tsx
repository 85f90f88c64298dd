import { useContext, useState, type ComponentProps, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartHeight } from './chart-surroundings.ts'
import { ChartTip, type TipLine } from './chart-tip.tsx'
import { chartWords } from './chart-words.ts'
import { PlotAxes } from './plot-axes.tsx'
import { keyPlace, roomOf, type PlotRoom } from './plot-room.ts'
import styles from './plot.module.css'
import type { Extent } from './scales.ts'
import { useWidth } from './use-width.ts'

type ChartPlotProps = {
  readonly title: string
  readonly categories: readonly string[]
  readonly extent: Extent
  /** Whether all values are whole: then the axis is too. */
  readonly isCount: boolean
  readonly format: (value: number) => string
  readonly height: number
  /** Points stand at both edges, bars in bands of their own. */
  readonly placing: 'edges' | 'bands'
  /** Kept free on the right, for labels beside the lines; less of it where it is narrow. */
  readonly aside?: (width: number) => number
  /** Kept free above, for values written over their points. */
  readonly headroom?: number
  readonly mood?: 'danger' | undefined
  /** Where a place of the chart leads to: by a click, or by Enter. */
  readonly onOpen?: ((at: number) => void) | undefined
  readonly linesAt: (at: number) => readonly TipLine[]
  /** Below the drawing, where the names found no room beside it. */
  readonly legend: ComponentProps<typeof ChartLegend>
  readonly children: (room: PlotRoom, active: number | undefined) => ReactNode
}

/** Axes and a way along the values: by pointer, by finger, by arrow keys. Each value is read aloud. */
export function ChartPlot(props: ChartPlotProps): ReactNode {
  const {
    title,
    categories,
    extent,
    isCount,
    format,
    height: usual,
    placing,
    aside,
    headroom = 0,
    mood,
    onOpen,
    linesAt,
    legend,
    children,
  } = props
  const texts = useTexts(chartWords)
  const [element, width] = useWidth<HTMLDivElement>()
  const [active, setActive] = useState<number>()
  const height = useContext(ChartHeight) ?? usual
  const room = roomOf({ width, height, categories, extent, isCount, placing, format, headroom, aside: aside?.(width) ?? 0 })
  const at = active === undefined ? undefined : Math.min(active, categories.length - 1)
  const spoken = (place: number): string =>
    fill(texts.point, {
      category: categories[place] ?? '',
      values:
        linesAt(place)
          .map((line) => fill(texts.pair, { title: line.title, value: line.value }))
          .join(', ') || texts.notYet,
    })

  return (
    <>
      <div
        ref={element}
        className={styles.plot}
        data-mood={mood}
        data-leads={onOpen ? '' : undefined}
        role="slider"
        tabIndex={0}
        aria-label={fill(onOpen ? texts.alongAndOpen : texts.along, { title })}
        aria-valuemin={1}
        aria-valuemax={categories.length}
        aria-valuenow={(at ?? 0) + 1}
        aria-valuetext={spoken(at ?? 0)}
        onPointerMove={(event) => setActive(room.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))}
        onPointerDown={(event) => setActive(room.nearest(event.clientX - event.currentTarget.getBoundingClientRect().left))}
        // A finger first shows the value; the way on is below the chart.
        onClick={({ nativeEvent }) => {
          if (at !== undefined && nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse') onOpen?.(at)
        }}
        onPointerLeave={({ pointerType }) => (pointerType === 'mouse' ? setActive(undefined) : undefined)}
        onFocus={() => setActive((now) => now ?? 0)}
        onBlur={() => setActive(undefined)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && onOpen) return onOpen(at ?? 0)
          const next = keyPlace(event.key, at ?? 0, categories.length)
          if (next === undefined) return
          event.preventDefault()
          if (next !== 'leave') return setActive(next)
          // Escape closes one thing at a time: the tip, then what lies around it.
          if (at !== undefined) event.stopPropagation()
          setActive(undefined)
        }}
      >
        <svg className={styles.drawing} width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          <PlotAxes room={room} categories={categories} format={format} />
          {at === undefined ? null : <ActiveMark room={room} at={at} placing={placing} />}
          {children(room, at)}
        </svg>
        {at === undefined ? null : <ChartTip title={categories[at] ?? ''} lines={linesAt(at)} x={room.x(at)} width={width} />}
      </div>
      {legend.entries.length < 2 ? null : <ChartLegend {...legend} />}
    </>
  )
}

function ActiveMark({
  room,
  at,
  placing,
}: {
  readonly room: PlotRoom
  readonly at: number
  readonly placing: 'edges' | 'bands'
}): ReactNode {
  if (placing === 'edges') {
    return <line className={styles.cross} x1={room.x(at)} x2={room.x(at)} y1={room.top} y2={room.top + room.height} />
  }
  return <rect className={styles.band} x={room.x(at) - room.step / 2} y={room.top} width={room.step} height={room.height} />
}
