import { markedParts } from '../../kit/marked-parts.ts'

const before = 60
const length = 220

/** The piece of a text in which the words stand, cut at blanks; its beginning where they stand nowhere in it. */
export function excerptOf(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const first = markedParts(line, words).find(({ isMarked }) => isMarked)?.at ?? 0
  const wanted = Math.max(0, Math.min(first - before, line.length - length))
  const from = wanted === 0 ? 0 : line.indexOf(' ', wanted) + 1
  const end = from + length >= line.length ? line.length : line.lastIndexOf(' ', from + length)
  const cut = line.slice(from, end <= from ? from + length : end)
  return `${from > 0 ? '… ' : ''}${cut.toWellFormed()}${end < line.length ? ' …' : ''}`
}
