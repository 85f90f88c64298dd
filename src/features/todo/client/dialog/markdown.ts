/** A small part of Markdown, enough for notes: paragraphs, lists, checklists, bold, italic, links. */
export type Block =
  | { readonly kind: 'paragraph'; readonly at: number; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly at: number; readonly isNumbered: boolean; readonly items: readonly Item[] }
/** `at` is the line of the text, so that a box can be ticked in it. */
export type Item = Line & { readonly isChecked: boolean | undefined }
type Line = { readonly at: number; readonly spans: readonly Span[] }
/** `at` is its place in its line. */
export type Span = { readonly at: number } & (MarkedSpan | { readonly kind: 'text'; readonly text: string })
type MarkedSpan =
  | { readonly kind: 'strong' | 'emphasis'; readonly spans: readonly Span[] }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }

const itemShape = /^\s*(?:[-*+]|(\d{1,9})[.)])\s+(?:\[([ xX])\]\s+)?(.*)$/

export function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') {
      isOpen = false
      continue
    }
    const last = isOpen ? blocks.pop() : undefined
    isOpen = true
    blocks.push(...withLine(last, at, line))
  }
  return blocks
}

/** Ticks or clears the box of one line. */
export function withToggled(text: string, at: number): string {
  const lines = text.split('\n')
  const line = lines[at]
  if (line === undefined) return text
  const turned = line.replace(/\[([ xX])\]/, (_, mark: string) => (mark === ' ' ? '[x]' : '[ ]'))
  return lines.with(at, turned).join('\n')
}

function withLine(last: Block | undefined, at: number, line: string): readonly Block[] {
  const before = last ? [last] : []
  const match = itemShape.exec(line)
  if (!match) {
    const spans = spansOf(line.trim())
    if (last?.kind === 'paragraph') return [{ ...last, lines: [...last.lines, { at, spans }] }]
    return [...before, { kind: 'paragraph', at, lines: [{ at, spans }] }]
  }
  const [, number, mark, words = ''] = match
  const item: Item = { at, spans: spansOf(words), isChecked: mark === undefined ? undefined : mark !== ' ' }
  const isNumbered = number !== undefined
  if (last?.kind === 'list' && last.isNumbered === isNumbered) return [{ ...last, items: [...last.items, item] }]
  return [...before, { kind: 'list', at, isNumbered, items: [item] }]
}

// Addresses come first, so that their underscores stay theirs.
const spanShape =
  /\[([^\]\n]+)\]\((https?:\/\/[^\s)]+|mailto:[^\s)]+)\)|(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])|\*\*(\S(?:.*?\S)?)\*\*|__(\S(?:.*?\S)?)__|(?<![\p{L}\p{N}*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_([^\s_](?:[^_]*[^\s_])?)_(?![\p{L}\p{N}_])/gu

function spansOf(text: string): readonly Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of text.matchAll(spanShape)) {
    if (match.index > end) spans.push({ kind: 'text', at: end, text: text.slice(end, match.index) })
    spans.push({ at: match.index, ...spanOf(match) })
    end = match.index + match[0].length
  }
  return end < text.length ? [...spans, { kind: 'text', at: end, text: text.slice(end) }] : spans
}

function spanOf([, words, address, bare, star, line, oneStar, oneLine]: RegExpMatchArray): MarkedSpan {
  if (words !== undefined && address !== undefined) return { kind: 'link', text: words, address }
  if (bare !== undefined) return { kind: 'link', text: bare, address: bare }
  const strong = star ?? line
  return strong === undefined ? { kind: 'emphasis', spans: spansOf(oneStar ?? oneLine ?? '') } : { kind: 'strong', spans: spansOf(strong) }
}
