/** A small part of Markdown, enough for comments and messages: paragraphs, lists, quotes, code, bold, italic, links. */
export type Block =
  | { readonly kind: 'paragraph' | 'quote'; readonly at: number; readonly lines: readonly Line[] }
  | { readonly kind: 'list'; readonly at: number; readonly isNumbered: boolean; readonly items: readonly Line[] }
  | { readonly kind: 'code'; readonly at: number; readonly text: string }
/** `at` is its line in the text. */
type Line = { readonly at: number; readonly spans: readonly Span[] }
/** `at` is its place in its line. */
export type Span = { readonly at: number } & Content
type Content =
  | { readonly kind: 'text' | 'code' | 'mention'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly spans: readonly Span[] }
  | { readonly kind: 'link'; readonly text: string; readonly address: string }

type MarkupOptions = {
  /** Whoever may be mentioned as `@Name`. */
  readonly names?: readonly string[]
}

const itemShape = /^\s*(?:[-*+]|(\d{1,9})[.)])\s+(.*)$/
const quoteShape = /^\s*>\s?(.*)$/
const fence = /^\s*```/

/** What a text means, block by block. Whatever has no meaning here stays text. */
export function blocksOf(text: string, { names = [] }: MarkupOptions = {}): readonly Block[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const mention = mentionShape(names)
  const blocks: Block[] = []
  let isOpen = false
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (fence.test(line)) {
      const end = closingFence(lines, at)
      blocks.push({ kind: 'code', at, text: lines.slice(at + 1, end).join('\n') })
      at = end
      isOpen = false
    } else if (line.trim() === '') {
      isOpen = false
    } else {
      const last = isOpen ? blocks.pop() : undefined
      blocks.push(...withLine(last, at, line, mention))
      isOpen = true
    }
  }
  return blocks
}

/** The text without its marks, e.g. for a notice. */
export function plainOf(text: string): string {
  return blocksOf(text)
    .map((block) => {
      if (block.kind === 'code') return block.text
      const lines = block.kind === 'list' ? block.items : block.lines
      return lines.map(({ spans }) => plainSpans(spans)).join(' ')
    })
    .join(' ')
}

function plainSpans(spans: readonly Span[]): string {
  return spans.map((span) => ('spans' in span ? plainSpans(span.spans) : span.text)).join('')
}

/** Code that is never closed goes on to the end. */
function closingFence(lines: readonly string[], start: number): number {
  const end = lines.findIndex((line, at) => at > start && fence.test(line))
  return end === -1 ? lines.length : end
}

function withLine(last: Block | undefined, at: number, line: string, mention: RegExp | undefined): readonly Block[] {
  const before = last ? [last] : []
  const item = itemShape.exec(line)
  if (item) {
    const [, number, words = ''] = item
    const isNumbered = number !== undefined
    const entry = { at, spans: spansOf(words, mention) }
    if (last?.kind === 'list' && last.isNumbered === isNumbered) return [{ ...last, items: [...last.items, entry] }]
    return [...before, { kind: 'list', at, isNumbered, items: [entry] }]
  }
  const quoted = quoteShape.exec(line)
  const kind = quoted ? 'quote' : 'paragraph'
  const entry = { at, spans: spansOf((quoted?.[1] ?? line).trim(), mention) }
  if (last?.kind === kind) return [{ ...last, lines: [...last.lines, entry] }]
  return [...before, { kind, at, lines: [entry] }]
}

// Code and addresses come first, so that stars and underscores in them stay theirs. Lengths are bounded, so that no text takes long to read.
const spanShape =
  /`([^`]{1,2000})`|\[([^\]]{1,500})\]\((https?:\/\/[^\s)]{1,2000}|mailto:[^\s)]{1,500})\)|(https?:\/\/[^\s<>]{0,2000}[^\s<>.,;:!?)*_])|\*\*([^\s*](?:.{0,2000}?\S)?)\*\*|__([^\s_](?:.{0,2000}?\S)?)__|(?<![\p{L}\p{N}*])\*([^\s*](?:[^*]{0,2000}[^\s*])?)\*(?![\p{L}\p{N}*])|(?<![\p{L}\p{N}_])_([^\s_](?:[^_]{0,2000}[^\s_])?)_(?![\p{L}\p{N}_])/gu

function spansOf(text: string, mention: RegExp | undefined): readonly Span[] {
  return split(text, spanShape, (match) => spanOf(match, mention)).flatMap((span) =>
    span.kind === 'text' && mention
      ? split(span.text, mention, ([name]) => ({ kind: 'mention', text: name })).map((part) => ({ ...part, at: part.at + span.at }))
      : [span],
  )
}

function split(text: string, shape: RegExp, contentOf: (match: RegExpExecArray) => Content): readonly Span[] {
  const spans: Span[] = []
  let end = 0
  for (const match of text.matchAll(shape)) {
    if (match.index > end) spans.push({ kind: 'text', at: end, text: text.slice(end, match.index) })
    spans.push({ at: match.index, ...contentOf(match) })
    end = match.index + match[0].length
  }
  return end < text.length ? [...spans, { kind: 'text', at: end, text: text.slice(end) }] : spans
}

function spanOf(match: RegExpExecArray, mention: RegExp | undefined): Content {
  const [, code, words, address, bare, star, line, oneStar, oneLine] = match
  if (code !== undefined) return { kind: 'code', text: code }
  if (words !== undefined && address !== undefined) return { kind: 'link', text: words, address }
  if (bare !== undefined) return { kind: 'link', text: bare, address: bare }
  const strong = star ?? line
  return strong === undefined
    ? { kind: 'emphasis', spans: spansOf(oneStar ?? oneLine ?? '', mention) }
    : { kind: 'strong', spans: spansOf(strong, mention) }
}

/** Longer names first, so that «Anna Maria» is not taken for «Anna». */
function mentionShape(names: readonly string[]): RegExp | undefined {
  const known = names.filter((name) => name.trim() !== '').toSorted((one, other) => other.length - one.length)
  if (known.length === 0) return undefined
  return new RegExp(`(?<![\\p{L}\\p{N}])@(?:${known.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
