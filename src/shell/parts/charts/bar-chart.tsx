import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { tableOf, withoutCrowd, type ChartTexts, type Series } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { chartWords } from './chart-words.ts'
import type { PlotRoom } from './plot-room.ts'
import styles from './plot.module.css'
import { extentOf, stackOf, type Segment } from './scales.ts'

type BarChartProps = ChartTexts & {
  readonly along?: string
  readonly categories: readonly string[]
  readonly series: readonly Series[]
  /** Several series beside each other, or one on the other where their sum counts. */
  readonly arrangement?: 'grouped' | 'stacked'
  readonly height?: number
}

/** Amounts side by side. */
export function BarChart(props: BarChartProps): ReactNode {
  const { title, description, format: given, along, categories, series: all, arrangement = 'grouped', height = 240 } = props
  const texts = useTexts(chartWords)
  const formats = useFormats()
  const format = given ?? ((value: number) => formats.number(value))
  const series = withoutCrowd(all, texts.rest)
  const segments =
    arrangement === 'stacked' ? stackOf(series, categories.length) : series.map(({ values }) => values.map((to) => ({ from: 0, to })))
  return (
    <ChartFrame title={title} description={description} table={tableOf(along ?? texts.category, categories, all)} format={format}>
      <ChartPlot
        title={title}
        categories={categories}
        extent={extentOf(segments.flat().flatMap(({ from, to }) => [from, to]))}
        format={format}
        height={height}
        placing="bands"
        linesAt={(at) => series.map((each, tone) => ({ title: each.title, value: format(each.values[at] ?? 0), tone: tone + 1 }))}
        legend={{ entries: series, mark: 'field' }}
      >
        {(room) => <Bars room={room} segments={segments} arrangement={arrangement} categories={categories} />}
      </ChartPlot>
    </ChartFrame>
  )
}

type BarsProps = {
  readonly room: PlotRoom
  readonly segments: readonly (readonly Segment[])[]
  readonly arrangement: 'grouped' | 'stacked'
  readonly categories: readonly string[]
}

function Bars({ room, segments, arrangement, categories }: BarsProps): ReactNode {
  const beside = arrangement === 'grouped' ? segments.length : 1
  const width = Math.min((room.step * 0.7) / beside, 56)
  const left = (category: number, tone: number): number =>
    room.x(category) - (width * beside) / 2 + (arrangement === 'grouped' ? tone * width : 0)
  return segments.map((row, tone) =>
    row.map(({ from, to }, at) => (
      <rect
        key={`${categories[at]} ${from}`}
        className={styles.bar}
        data-tone={tone + 1}
        x={left(at, tone)}
        y={room.y(Math.max(from, to))}
        width={width}
        height={Math.abs(room.y(from) - room.y(to))}
      />
    )),
  )
}
