/** What a search text may ask for by name, e.g. `from:anna`. */
export type QueryKey = {
  /** What records call it. */
  readonly id: string
  /** What people may write; the first is how we write it, the others are understood too. */
  readonly names: readonly [string, ...string[]]
}

export type Comparison = '=' | '>' | '<' | '>=' | '<='

/** One wish. Words and phrases are the same: a text that must (or must not) be there. */
export type Term =
  | { readonly kind: 'text'; readonly text: string; readonly isNot: boolean }
  | { readonly kind: 'field'; readonly key: string; readonly comparison: Comparison; readonly value: string; readonly isNot: boolean }

/** A term and where it stands in the text, so that a chip can be taken out or edited in place. */
export type PlacedTerm = { readonly term: Term; readonly start: number; readonly end: number }

/** Reads what was typed. There is no wrong text: what is not understood as a key is a word to look for. */
export function parseQuery(text: string, keys: readonly QueryKey[]): readonly Term[] {
  return placedTerms(text, keys).map(({ term }) => term)
}

export function placedTerms(text: string, keys: readonly QueryKey[]): readonly PlacedTerm[] {
  const pieces = [...text.matchAll(piece)]
  return pieces.flatMap((match) => {
    const term = termOf(match[0], keys)
    return term ? [{ term, start: match.index, end: match.index + match[0].length }] : []
  })
}

/** The text that means these terms. `parseQuery(printQuery(terms))` brings the same terms back. */
export function printQuery(terms: readonly Term[], keys: readonly QueryKey[]): string {
  return terms.map((term) => printTerm(term, keys)).join(' ')
}

/** The text without one of its terms; the rest stays as it was typed. */
export function withoutTerm(text: string, { start, end }: PlacedTerm): string {
  return `${text.slice(0, start).trimEnd()} ${text.slice(end).trimStart()}`.trim()
}

// A run without blanks, in which quotes hold blanks together; a quote that is never closed reaches to the end.
const piece = /(?:"(?:\\.|[^"\\])*(?:"|$)|[^\s"])+/gs
const fieldShape = /^([\p{L}][\p{L}\d_-]*):(>=|<=|>|<)?(.*)$/su

function termOf(raw: string, keys: readonly QueryKey[]): Term | undefined {
  const isNot = raw.startsWith('-') && raw.length > 1
  const body = isNot ? raw.slice(1) : raw
  const [, name = '', sign, value = ''] = fieldShape.exec(body) ?? []
  const key = keys.find(({ names }) => names.some((each) => each.toLowerCase() === name.toLowerCase()))
  if (key) return { kind: 'field', key: key.id, comparison: comparisonOf(sign), value: unquoted(value), isNot }
  const text = unquoted(body)
  return text.trim() === '' ? undefined : { kind: 'text', text, isNot }
}

function comparisonOf(sign: string | undefined): Comparison {
  return sign === '>' || sign === '<' || sign === '>=' || sign === '<=' ? sign : '='
}

/** Quotes hold together and are no part of the text; behind a backslash they are. */
function unquoted(text: string): string {
  return text.replace(/"((?:\\.|[^"\\])*)(?:"|$)/gs, (_, inner: string) => inner.replace(/\\(.)/gs, '$1'))
}

function printTerm(term: Term, keys: readonly QueryKey[]): string {
  const not = term.isNot ? '-' : ''
  if (term.kind === 'text') return not + (isPlain(term.text, keys) ? term.text : quoted(term.text))
  const name = keys.find(({ id }) => id === term.key)?.names[0] ?? term.key
  const sign = term.comparison === '=' ? '' : term.comparison
  return `${not}${name}:${sign}${/[\s"]|^[<>=]/.test(term.value) ? quoted(term.value) : term.value}`
}

/** Whether it means itself without quotes. */
function isPlain(text: string, keys: readonly QueryKey[]): boolean {
  const alone = /[\s"]/.test(text) || text.startsWith('-') ? undefined : termOf(text, keys)
  return alone?.kind === 'text' && alone.text === text
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`
}
