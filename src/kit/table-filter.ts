/** Spec: the six ways in which a column is filtered, in the order of the list to choose from. */
export const filterModes = ['contains', 'starts', 'ends', 'matches', 'greater', 'less'] as const
export type FilterMode = (typeof filterModes)[number]

/** What a cell holds. A day or a moment is an ISO string. */
export type CellValue = string | number | undefined

/** How texts are put in order, here and where a table sorts; case does not count, accents do. */
export const textOrder: Intl.Collator = new Intl.Collator('de-CH', { sensitivity: 'accent', numeric: true })

/** Whether a cell passes. An empty cell always does, and so does everything while nothing comparable is asked. */
export function filterFor(mode: FilterMode, asked: string): (cell: CellValue) => boolean {
  const test = testFor(mode, asked)
  return (cell) => isEmpty(cell) || test(cell)
}

export function isEmpty(cell: CellValue): cell is undefined | '' {
  return cell === undefined || cell === ''
}

type Test = (cell: string | number) => boolean

function testFor(mode: FilterMode, asked: string): Test {
  if (asked === '') return () => true
  const needle = asked.toLowerCase()
  switch (mode) {
    case 'contains':
      return (cell) => String(cell).toLowerCase().includes(needle)
    case 'starts':
      return (cell) => String(cell).toLowerCase().startsWith(needle)
    case 'ends':
      return (cell) => String(cell).toLowerCase().endsWith(needle)
    case 'matches':
      return (cell) => String(cell).toLowerCase() === needle
    case 'greater':
      return beside(asked, (difference) => difference > 0)
    case 'less':
      return beside(asked, (difference) => difference < 0)
  }
}

/** Numbers as numbers, days as days, and the rest in the order of the alphabet. */
function beside(asked: string, isRight: (difference: number) => boolean): Test {
  const [number, day] = [numberIn(asked), dayIn(asked)]
  return (cell) => {
    const own = typeof cell === 'number' ? cell : numberIn(cell)
    if (own !== undefined) return number === undefined || isRight(own - number)
    // As exact as the question: all of a day, a month or a year is neither after nor before it.
    if (isDay(String(cell))) return day === undefined || isRight(inOrder(String(cell).slice(0, day.length), day))
    return isRight(textOrder.compare(String(cell), asked))
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(text)
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0
  return one > other ? 1 : -1
}

/** `1'234.50`, `1234,5` and `-3`. */
export function numberIn(text: string): number | undefined {
  const digits = text.replace(/['’\s]/g, '').replace(/^(-?\d+),(\d+)$/, '$1.$2')
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined
}

/** `2026-03-10`, `10.3.2026`, and also only `2026-03`, `3.2026` or `2026`, as ISO writes it. */
export function dayIn(text: string): string | undefined {
  const trimmed = text.trim()
  if (/^\d{4}(-\d{2}){0,2}$/.test(trimmed)) return trimmed
  const [, day, month = '', year] = /^(?:(\d{1,2})\.\s?)?(\d{1,2})\.\s?(\d{4})$/.exec(trimmed) ?? []
  if (year === undefined) return undefined
  return [year, month, ...(day === undefined ? [] : [day])].map((part) => part.padStart(2, '0')).join('-')
}
