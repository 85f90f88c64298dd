/** What a person reads in a minute. */
const wordsAMinute = 200

/** HTML without its tags: for excerpts, for counting, for finding. Never to be shown as HTML. */
export function plainText(html: string): string {
  const withoutTags = html.replace(/<[^<>]*>/g, ' ')
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
  return withoutTags
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => signs[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
}

/** At least one. */
export function readingMinutes(html: string): number {
  const words = plainText(html).split(' ').length
  return Math.max(1, Math.round(words / wordsAMinute))
}

/** The beginning of a text, cut between words. */
export function excerptOf(html: string, most = 160): string {
  const text = plainText(html)
  if (text.length <= most) return text
  const cut = text.slice(0, most)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > most / 2 ? end : most).replace(/[\s.,;:–-]+$/, '')} …`
}

/** How a category is called in its address. None of those that are taken, and never the place of those who write. */
export function handleFor(title: string, taken: ReadonlySet<string>): string {
  const plain = title
    .replaceAll(/[äöü]/gi, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter.toLowerCase()] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 50)
    .replace(/^-+|-+$/g, '')
  const wish = plain === '' ? 'section' : plain
  if (wish !== 'edit' && !taken.has(wish)) return wish
  let number = 2
  while (taken.has(`${wish}-${number}`)) number += 1
  return `${wish}-${number}`
}
