import { line } from 'd3-shape'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { useFormats } from '../formats/use-formats.ts'
import './charts.css'
import { chartWords } from './chart-words.ts'
import styles from './plot.module.css'

type SparklineProps = {
  /** What it shows, e.g. «Visits this week»; the figures are added for those who listen. */
  readonly name: string
  readonly values: readonly number[]
  readonly format?: (value: number) => string
  readonly width?: number
  readonly height?: number
}

/** A trend as small as a word; a single value is none. */
export function Sparkline({ name, values, format: given, width = 96, height = 24 }: SparklineProps): ReactNode {
  const texts = useTexts(chartWords)
  const formats = useFormats()
  if (values.length < 2) return null
  const format = given ?? ((value: number) => formats.number(value))
  const [lowest, highest] = [Math.min(...values), Math.max(...values)]
  const x = (at: number): number => 2 + (at * (width - 6)) / (values.length - 1)
  const y = (value: number): number => (highest === lowest ? height / 2 : 3 + ((highest - value) * (height - 6)) / (highest - lowest))
  const path = line<number>((_, at) => x(at), y)
  const spoken = { name, first: format(values[0] ?? 0), last: format(values.at(-1) ?? 0), lowest: format(lowest), highest: format(highest) }
  return (
    <svg className={styles.spark} width={width} height={height} role="img" aria-label={fill(texts.trend, spoken)}>
      <path className={styles.line} d={path([...values]) ?? ''} />
      <circle className={styles.end} cx={x(values.length - 1)} cy={y(values.at(-1) ?? 0)} r={3} />
    </svg>
  )
}
