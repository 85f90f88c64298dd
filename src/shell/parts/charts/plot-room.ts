import { scaleLinear } from 'd3-scale'
import { letter, ticksOf, type Extent } from './scales.ts'

/** The room inside of the axes, in pixels. */
export type PlotRoom = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** From one category to the next. */
  readonly step: number
  readonly ticks: readonly number[]
  /** Whether there is room to write beside the lines. */
  readonly hasAside: boolean
  readonly x: (category: number) => number
  readonly y: (value: number) => number
  /** The category nearest to a place. */
  readonly nearest: (x: number) => number
}

type Plan = {
  readonly width: number
  readonly height: number
  readonly categories: readonly string[]
  readonly extent: Extent
  /** Whether all values are whole. */
  readonly isCount: boolean
  readonly placing: 'edges' | 'bands'
  readonly format: (value: number) => string
  readonly aside: number
  readonly headroom?: number
}

const margin = 8
const bottom = 28

export function roomOf({ width: whole, height: full, categories, extent, isCount, placing, format, aside, headroom = 0 }: Plan): PlotRoom {
  const top = margin + headroom
  const { extent: domain, ticks } = ticksOf(extent, 4, isCount)
  const left = Math.max(...ticks.map((tick) => format(tick).length)) * letter + 12
  // Half of the last name stands beyond its point.
  const edge = placing === 'edges' ? Math.max(8, aside, ((categories.at(-1)?.length ?? 0) * letter) / 2) : 0
  const [width, height] = [Math.max(40, whole - left - edge), full - top - bottom]
  const scale = scaleLinear()
    .domain([...domain])
    .range([top + height, top])
  const last = categories.length - 1
  const step = placing === 'edges' ? width / Math.max(1, last) : width / categories.length
  const x = (category: number): number => left + step * (placing === 'edges' ? category : category + 0.5)
  const nearest = (place: number): number => Math.max(0, Math.min(last, Math.round((place - x(0)) / step)))
  return { left, top, width, height, step, ticks, hasAside: aside > 0, x, y: (value) => scale(value), nearest }
}

/** Where a key leads from one value to the next; `leave` for Escape. */
export function keyPlace(key: string, at: number, count: number): number | 'leave' | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    Home: 0,
    End: count - 1,
  }
  if (key === 'Escape') return 'leave'
  const next = steps[key]
  return next === undefined ? undefined : Math.max(0, Math.min(count - 1, next))
}
