import type { ReactNode } from 'react'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import { linesAt, tableOf, withoutCrowd, type ChartTexts, type Series } from './chart.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ChartPlot } from './chart-plot.tsx'
import { chartWords } from './chart-words.ts'
import type { PlotRoom } from './plot-room.ts'
import styles from './plot.module.css'
import { areWhole, extentOf, stackOf, type Segment } from './scales.ts'
import { useShownSeries, type TonedSeries } from './use-shown-series.ts'

type BarChartProps = ChartTexts & {
  readonly along?: string
  readonly categories: readonly string[]
  readonly series: readonly Series[]
  /** Several series beside each other, or one on the other where their sum counts. */
  readonly arrangement?: 'grouped' | 'stacked'
  readonly height?: number
  /** The colour of what goes wrong; say so in words too. */
  readonly mood?: 'danger' | undefined
  /** Where a bar leads to. */
  readonly onOpen?: ((at: number) => void) | undefined
}

/** Amounts side by side. */
export function BarChart(props: BarChartProps): ReactNode {
  const { title, description, format: given, along, categories, series: all, arrangement = 'grouped', height = 240, mood, onOpen } = props
  const texts = useTexts(chartWords)
  const formats = useFormats()
  const format = given ?? ((value: number) => formats.number(value))
  const series = withoutCrowd(all, texts.rest)
  const { shown, entries, onToggle } = useShownSeries(series)
  const segments =
    arrangement === 'stacked' ? stackOf(shown, categories.length) : shown.map(({ values }) => values.map((to) => ({ from: 0, to })))
  return (
    <ChartFrame title={title} description={description} table={tableOf(along ?? texts.category, categories, all)} format={format}>
      <ChartPlot
        title={title}
        categories={categories}
        extent={extentOf(segments.flat().flatMap(({ from, to }) => [from, to]))}
        isCount={areWhole(shown)}
        format={format}
        height={height}
        placing="bands"
        linesAt={(at) => linesAt(shown, at, format)}
        legend={{ entries, mark: 'field', onToggle }}
        mood={mood}
        onOpen={onOpen}
      >
        {(room) => <Bars room={room} series={shown} segments={segments} arrangement={arrangement} categories={categories} />}
      </ChartPlot>
    </ChartFrame>
  )
}

type BarsProps = {
  readonly room: PlotRoom
  readonly series: readonly TonedSeries[]
  readonly segments: readonly (readonly Segment[])[]
  readonly arrangement: 'grouped' | 'stacked'
  readonly categories: readonly string[]
}

function Bars({ room, series, segments, arrangement, categories }: BarsProps): ReactNode {
  const beside = arrangement === 'grouped' ? segments.length : 1
  const width = Math.min((room.step * 0.7) / beside, 56)
  const left = (category: number, place: number): number =>
    room.x(category) - (width * beside) / 2 + (arrangement === 'grouped' ? place * width : 0)
  return segments.map((row, place) =>
    row.map(({ from, to }, at) => (
      <rect
        key={`${categories[at]} ${from}`}
        className={styles.bar}
        data-tone={series[place]?.tone}
        x={left(at, place)}
        y={room.y(Math.max(from, to))}
        width={width}
        height={Math.abs(room.y(from) - room.y(to))}
      />
    )),
  )
}
