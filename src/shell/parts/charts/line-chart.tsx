import { area, curveMonotoneX, line } from 'd3-shape'
import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { tableOf, withoutCrowd, type ChartTexts, type Series } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { chartWords } from './chart-words.ts'
import type { PlotRoom } from './plot-room.ts'
import styles from './plot.module.css'
import { extentOf, letter, spread } from './scales.ts'

type LineChartProps = ChartTexts & {
  /** What is along the bottom, e.g. months; in the table it heads the first column. */
  readonly along?: string
  readonly categories: readonly string[]
  readonly series: readonly Series[]
  readonly height?: number
}

/** How values change; each line has its own dashes, and its name beside it where there is room. */
export function LineChart(props: LineChartProps): ReactNode {
  const { title, description, format: given, along, categories, series: all, height = 240 } = props
  const texts = useTexts(chartWords)
  const formats = useFormats()
  const format = given ?? ((value: number) => formats.number(value))
  const series = withoutCrowd(all, texts.rest)
  const longest = Math.max(...series.map((each) => each.title.length), 0) * (letter + 0.4) + 28
  const isRoomy = (width: number): boolean => series.length > 1 && series.length <= 4 && longest < width * 0.28
  return (
    <ChartFrame title={title} description={description} table={tableOf(along ?? texts.category, categories, all)} format={format}>
      <ChartPlot
        title={title}
        categories={categories}
        extent={extentOf(series.flatMap(({ values }) => values))}
        format={format}
        height={height}
        placing="edges"
        aside={(width) => (isRoomy(width) ? longest : 0)}
        legend={{ entries: series, mark: 'line' }}
        linesAt={(at) => series.map((each, tone) => ({ title: each.title, value: format(each.values[at] ?? 0), tone: tone + 1 }))}
      >
        {(room, active) => <Lines room={room} series={series} active={active} />}
      </ChartPlot>
    </ChartFrame>
  )
}

type LinesProps = { readonly room: PlotRoom; readonly series: readonly Series[]; readonly active: number | undefined }

function Lines({ room, series, active }: LinesProps): ReactNode {
  const path = line<number>((_, at) => room.x(at), room.y).curve(curveMonotoneX)
  const below = area<number>((_, at) => room.x(at), room.y(0), room.y).curve(curveMonotoneX)
  return (
    <>
      {series.length === 1 ? <path className={styles.area} data-tone={1} d={below([...(series[0]?.values ?? [])]) ?? ''} /> : null}
      {series.map(({ id, values }, at) => (
        <g key={id} data-tone={at + 1}>
          <path className={styles.line} d={path([...values]) ?? ''} />
          {active === undefined ? null : <circle className={styles.point} cx={room.x(active)} cy={room.y(values[active] ?? 0)} r={4} />}
        </g>
      ))}
      {room.hasAside ? <Names room={room} series={series} /> : null}
    </>
  )
}

/** The names at the ends of the lines, moved apart where these end close together. */
function Names({ room, series }: { readonly room: PlotRoom; readonly series: readonly Series[] }): ReactNode {
  const heights = spread(
    series.map(({ values }) => room.y(values.at(-1) ?? 0)),
    16,
    room.top + room.height,
  )
  return series.map(({ id, title }, at) => (
    <g key={id} data-tone={at + 1}>
      <circle className={styles.end} cx={room.left + room.width + 12} cy={heights[at]} r={4} />
      <text className={styles.name} x={room.left + room.width + 22} y={heights[at]} dominantBaseline="central">
        {title}
      </text>
    </g>
  ))
}
