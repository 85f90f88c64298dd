import { area, curveMonotoneX, line } from 'd3-shape'
import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { linesAt, tableOf, withoutCrowd, type ChartTexts, type Series } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { chartWords } from './chart-words.ts'
import type { PlotRoom } from './plot-room.ts'
import styles from './plot.module.css'
import { areWhole, extentOf, letter, spread } from './scales.ts'
import { useShownSeries, type TonedSeries } from './use-shown-series.ts'
import { ValueLabels } from './value-labels.tsx'

type LineChartProps = ChartTexts & {
  /** What is along the bottom, e.g. months; in the table it heads the first column. */
  readonly along?: string
  readonly categories: readonly string[]
  readonly series: readonly Series[]
  readonly height?: number
  /** Filled down to zero; a single line always is. */
  readonly areFilled?: boolean
  /** Writes the values of the first series above its points. */
  readonly valueLabel?: (value: number) => string
  /** Where a point leads to. */
  readonly onOpen?: ((at: number) => void) | undefined
}

/** How values change; each line has its own dashes, and its name beside it where there is room. */
export function LineChart(props: LineChartProps): ReactNode {
  const { title, description, format: given, along, categories, series: all, height = 240, areFilled = false, valueLabel, onOpen } = props
  const texts = useTexts(chartWords)
  const formats = useFormats()
  const format = given ?? ((value: number) => formats.number(value))
  const series = withoutCrowd(all, texts.rest)
  const { shown, entries, onToggle } = useShownSeries(series)
  const longest = Math.max(...series.map((each) => each.title.length), 0) * (letter + 0.4) + 28
  const isRoomy = (width: number): boolean => width > 400 && series.length > 1 && series.length <= 4 && longest < width * 0.28
  return (
    <ChartFrame title={title} description={description} table={tableOf(along ?? texts.category, categories, all)} format={format}>
      <ChartPlot
        title={title}
        categories={categories}
        extent={extentOf(shown.flatMap(({ values }) => values))}
        isCount={areWhole(shown)}
        format={format}
        height={height}
        placing="edges"
        headroom={valueLabel ? 20 : 0}
        aside={(width) => (isRoomy(width) ? longest : 0)}
        legend={{ entries, mark: 'line', onToggle }}
        linesAt={(at) => linesAt(shown, at, format)}
        onOpen={onOpen}
      >
        {(room, active) => (
          <>
            <Lines room={room} series={shown} areFilled={areFilled || series.length === 1} active={active} />
            {valueLabel ? <ValueLabels room={room} values={shown[0]?.values ?? []} format={valueLabel} /> : null}
          </>
        )}
      </ChartPlot>
    </ChartFrame>
  )
}

type LinesProps = {
  readonly room: PlotRoom
  readonly series: readonly TonedSeries[]
  readonly areFilled: boolean
  readonly active: number | undefined
}

function Lines({ room, series, areFilled, active }: LinesProps): ReactNode {
  const path = line<number>((_, at) => room.x(at), room.y).curve(curveMonotoneX)
  const below = area<number>((_, at) => room.x(at), room.y(0), room.y).curve(curveMonotoneX)
  return (
    <>
      {series.map(({ id, values, tone }) => {
        const value = active === undefined ? undefined : values[active]
        return (
          <g key={id} data-tone={tone}>
            {areFilled ? <path className={styles.area} d={below([...values]) ?? ''} /> : null}
            <path className={styles.line} d={path([...values]) ?? ''} />
            {values.length === 1 ? <circle className={styles.end} cx={room.x(0)} cy={room.y(values[0] ?? 0)} r={4} /> : null}
            {value === undefined ? null : <circle className={styles.point} cx={room.x(active ?? 0)} cy={room.y(value)} r={4} />}
          </g>
        )
      })}
      {room.hasAside ? <Names room={room} series={series} /> : null}
    </>
  )
}

/** The names at the ends of the lines, moved apart where these end close together. */
function Names({ room, series }: { readonly room: PlotRoom; readonly series: readonly TonedSeries[] }): ReactNode {
  const heights = spread(
    series.map(({ values }) => room.y(values.at(-1) ?? 0)),
    16,
    room.top + room.height,
  )
  return series.map(({ id, title, tone, values }, at) => {
    const x = room.x(Math.max(0, values.length - 1))
    return (
      <g key={id} data-tone={tone}>
        <circle className={styles.end} cx={x + 12} cy={heights[at]} r={4} />
        <text className={styles.name} x={x + 22} y={heights[at]} dominantBaseline="central">
          {title}
        </text>
      </g>
    )
  })
}
