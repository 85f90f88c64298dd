import { scaleLinear } from 'd3-scale'
import { stack, stackOffsetDiverging } from 'd3-shape'
import type { Series } from './chart.ts'

export type Extent = readonly [number, number]
export type Segment = { readonly from: number; readonly to: number }

/** From the lowest to the highest value, zero included: a bar or area that does not begin at zero lies. */
export function extentOf(values: readonly number[]): Extent {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [0, 1] : [low, high]
}

/** Whether these are counts: between one thing and two there is nothing to write along an axis. */
export function areWhole(series: readonly Series[]): boolean {
  return series.every(({ values }) => values.every(Number.isInteger))
}

/** The values along the axis, at round numbers; for counts only at whole ones. */
export function ticksOf(extent: Extent, count: number, isCount: boolean): { readonly extent: Extent; readonly ticks: readonly number[] } {
  const scale = scaleLinear()
    .domain([...extent])
    .nice(count)
  const [low = 0, high = 1] = scale.domain()
  return { extent: [low, high], ticks: scale.ticks(count).filter((tick) => !isCount || Number.isInteger(tick)) }
}

/** Where each value begins and ends when one stands on the other; what is below zero hangs down. */
export function stackOf(series: readonly Series[], count: number): readonly (readonly Segment[])[] {
  const layers = stack<number, number>()
    .keys([...series.keys()])
    .value((category, key) => series[key]?.values[category] ?? 0)
    .offset(stackOffsetDiverging)(Array.from({ length: count }, (_, at) => at))
  return layers.map((layer) => layer.map(([from, to]) => ({ from, to })))
}

/** Every how-manieth label fits below an axis. */
export function labelStep(labels: readonly string[], room: number): number {
  const longest = Math.max(...labels.map((label) => label.length), 1)
  return Math.max(1, Math.ceil((labels.length * (longest * letter + 12)) / Math.max(room, 1)))
}

/** About as wide as a letter of the labels, in pixels. */
export const letter = 6.8

/** Moves labels apart that would lie on each other, as little as it takes, inside of the height. */
export function spread(heights: readonly number[], gap: number, limit: number): readonly number[] {
  const order = [...heights.keys()].toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let lowest = Number.NEGATIVE_INFINITY
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, lowest + gap)
    lowest = placed[at]
  }
  let highest = limit + gap
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, highest - gap)
    highest = placed[at]
  }
  return placed
}
