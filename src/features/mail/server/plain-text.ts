import { storable } from '../../../platform/storable-text.ts'

/** As much of a mail as is searched and shown as text. */
const most = 200_000

/** What somebody would read of HTML: for search and for one line in a list, never to be shown as HTML again. */
export function plainTextOf(html: string): string {
  const shown = withoutHidden(html)
    // A line in the source is no line on the page.
    .replace(/\s+/g, ' ')
    .replace(/<(?:br|\/?(?:p|div|tr|li|ul|ol|table|h[1-6]|blockquote|pre|hr|section|article|header|footer))\b[^<>]*>/gi, '\n')
    .replace(/<\/?t[dh]\b[^<>]*>/gi, ' ')
    .replace(/<[a-z/!?][^<>]*(?:>|$)/gi, '')
  return storable(decoded(shown))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, most)
    .toWellFormed()
}

/** Plain text as HTML that looks the same. */
export function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped.replace(/\r\n?|\n/g, '<br>\n')
}

const hiddenBegin = /<!--|<(script|style|head|title|template|noscript|svg|math|textarea|iframe|object)\b/gi

/** NOTE Walks once over the text: patterns that look for an end to each beginning take forever on a text made of beginnings only. */
function withoutHidden(html: string): string {
  const lower = html.toLowerCase()
  let kept = ''
  let at = 0
  hiddenBegin.lastIndex = 0
  for (let found = hiddenBegin.exec(html); found; found = hiddenBegin.exec(html)) {
    const [, name] = found
    const closing = name === undefined ? '-->' : `</${name.toLowerCase()}`
    const end = lower.indexOf(closing, found.index + 2)
    kept += `${html.slice(at, found.index)} `
    // What is never closed hides the rest, as it does in a browser.
    if (end === -1) return kept
    at = end + closing.length
    if (name !== undefined) at = lower.indexOf('>', at) === -1 ? html.length : lower.indexOf('>', at) + 1
    hiddenBegin.lastIndex = at
  }
  return kept + html.slice(at)
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  euro: '€',
  copy: '©',
  shy: '',
  zwnj: '',
}

/** Once only: what was written as text stays text. */
function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));?/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code === 0 || code > 0x10_ff_ff ? '' : String.fromCodePoint(code)
  })
}
