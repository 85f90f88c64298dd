import { nameOf, withoutParts, type LinePart } from '../../kit/line-parts.ts'
import type { PlainDate } from '../../kit/plain-date.ts'
import { folded, whenOf, type When } from '../../kit/read-when.ts'
import { daysIn, overlap, type Found } from '../../kit/when-days.ts'
import { timesIn } from '../../kit/when-times.ts'

export type QuickAddPart = LinePart<'day' | 'time' | 'label' | 'priority' | 'star'>

export type QuickAdd = {
  /** What is left without the parts. */
  readonly title: string
  readonly due: When | undefined
  readonly labels: readonly number[]
  readonly important: boolean
  readonly starred: boolean
  /** In the order of the line. */
  readonly parts: readonly QuickAddPart[]
}

type Reading = {
  readonly today: PlainDate
  /** `HH:mm`: a time without a day is the next one that comes. */
  readonly time: string
  readonly labels: readonly { readonly id: number; readonly handle: string; readonly title: string }[]
  /** What somebody said to be only words; `nameOf` says how. */
  readonly onlyWords?: readonly string[]
}

/** What one line says about a task: «Rechnung prüfen morgen 15:00 #backend !». */
export function readQuickAdd(text: string, { today, time: now, labels, onlyWords = [] }: Reading): QuickAdd {
  const line = folded(text)
  const isMeant = <Value>(kind: QuickAddPart['kind'], found: readonly Found<Value>[]): readonly Found<Value>[] =>
    found.filter(({ start, end }) => !onlyWords.includes(nameOf({ kind, text: text.slice(start, end) })))
  // Of several the last one: «minutes of Monday, send tomorrow».
  const day = isMeant('day', daysIn(line, today)).at(-1)
  const time = isMeant('time', timesIn(line)).findLast((each) => !day || !overlap(each, day))
  const named = isMeant('label', labelsIn(line, labels))
  const priority = isMeant('priority', marks(line, /(?<=^|\s)!{1,3}(?=\s|$)/g))
  const star = isMeant('star', marks(line, /(?<=^|\s)\*(?=\s|$)/g))
  const part = (kind: QuickAddPart['kind'], found: readonly (Found<unknown> | undefined)[]): readonly QuickAddPart[] =>
    found.flatMap((each) => (each ? [{ kind, start: each.start, end: each.end, text: text.slice(each.start, each.end) }] : []))
  const parts = [
    ...part('day', [day]),
    ...part('time', [time]),
    ...part('label', named),
    ...part('priority', priority),
    ...part('star', star),
  ]
  const inOrder = parts.toSorted((one, other) => one.start - other.start)
  return {
    title: withoutParts(text, inOrder),
    due: whenOf(day, time, { today, time: now }),
    labels: [...new Set(named.map(({ value }) => value))],
    important: priority.length > 0,
    starred: star.length > 0,
    parts: inOrder,
  }
}

function labelsIn(line: string, labels: Reading['labels']): readonly Found<number>[] {
  return [...line.matchAll(/(?<=^|\s)#([\p{L}\p{N}_-]+)/gu)].flatMap((match) => {
    const label = labels.find(({ handle, title }) => [folded(handle), folded(title)].includes(match[1] ?? ''))
    return label ? [{ start: match.index, end: match.index + match[0].length, value: label.id }] : []
  })
}

function marks(line: string, shape: RegExp): readonly Found<true>[] {
  return [...line.matchAll(shape)].map((match) => ({ start: match.index, end: match.index + match[0].length, value: true }))
}
