import type { Place } from '../navbar/navigation.ts'

/** More than ten nobody reads; who does not find it types on. */
export const suggestionLimit = 10

export type Suggestion = { readonly place: Place; readonly parts: readonly TitlePart[] }
/** A piece of the title, where it begins, and whether it is what was typed. */
type TitlePart = { readonly at: number; readonly text: string; readonly isMatch: boolean }

/** Places with words that begin like what was typed, case and accents aside; the title counts more than further words. */
export function suggest(places: readonly Place[], typed: string): readonly Suggestion[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return []
  const byTitle = places.filter(({ title }) => hasAll(title, wanted))
  const byOther = places.filter((place) => !byTitle.includes(place) && hasAll(`${place.title} ${place.keywords}`, wanted))
  return [...byTitle, ...byOther].slice(0, suggestionLimit).map((place) => ({ place, parts: partsOf(place.title, wanted) }))
}

function hasAll(text: string, wanted: readonly string[]): boolean {
  return wanted.every((word) => beginningsOf(word, folded(text)).length > 0)
}

/** Where words begin with this one. */
function beginningsOf(word: string, text: string): readonly number[] {
  return Array.from(text, (_, at) => at).filter(
    (at) => text.startsWith(word, at) && (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))),
  )
}

/** One small letter for each letter, so that positions stay the same. */
function folded(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)).join('')
}

function partsOf(title: string, wanted: readonly string[]): readonly TitlePart[] {
  const letters = Array.from(title.normalize('NFC'))
  const text = folded(title)
  const hits = wanted.flatMap((word) => beginningsOf(word, text).map((at) => [at, at + word.length] as const))
  const isHit = letters.map((_, at) => hits.some(([from, to]) => from <= at && at < to))
  return letters.reduce<readonly TitlePart[]>((parts, letter, at) => joined(parts, { at, text: letter, isMatch: isHit[at] ?? false }), [])
}

function joined(parts: readonly TitlePart[], next: TitlePart): readonly TitlePart[] {
  const last = parts.at(-1)
  if (last?.isMatch !== next.isMatch) return [...parts, next]
  return [...parts.slice(0, -1), { ...last, text: last.text + next.text }]
}
