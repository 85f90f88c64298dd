import { fill } from '../../../kit/texts.ts'
import type { texts as words } from './texts.ts'

type Values = {
  readonly title: string
  readonly labels: readonly string[]
  readonly values: readonly number[]
  readonly format: (value: number) => string
}

/** A chart in one sentence, for those who listen. */
export function summaryOf({ title, labels, values, format }: Values, text: (typeof words)['summary']): string {
  if (values.length === 0) return ''
  const [highest, lowest] = [Math.max(...values), Math.min(...values)]
  const at = (place: number): string => labels[place] ?? ''
  return fill(text, {
    title,
    first: format(values[0] ?? 0),
    firstLabel: at(0),
    last: format(values.at(-1) ?? 0),
    lastLabel: at(values.length - 1),
    highest: format(highest),
    highestLabel: at(values.indexOf(highest)),
    lowest: format(lowest),
    lowestLabel: at(values.indexOf(lowest)),
  })
}
