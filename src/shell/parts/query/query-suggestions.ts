import type { QueryKey } from '../../../kit/query-language.ts'

/** A key as the field offers it. */
export type OfferedKey = QueryKey & {
  /** What it means, in the language of the page. */
  readonly title: string
  /** What may follow: a few known values, or days. */
  readonly values?: readonly string[] | 'days'
}

export type Suggestion = {
  /** The whole text with the suggestion taken. */
  readonly text: string
  readonly label: string
  readonly hint: string
}

/** How the word at the end of a text could go on: with a key, or behind a key with one of its values. */
export function suggestionsFor(text: string, keys: readonly OfferedKey[], days: readonly string[]): readonly Suggestion[] {
  const word = lastWord(text)
  const before = text.slice(0, text.length - word.length)
  const not = word.startsWith('-') ? '-' : ''
  const [name = '', value] = word.slice(not.length).split(/:(.*)/s)
  if (value === undefined) {
    const begun = keys.filter(({ names }) => names.some((each) => each.toLowerCase().startsWith(name.toLowerCase())))
    return begun.map(({ names: [first], title }) => ({ text: `${before}${not}${first}:`, label: `${first}:`, hint: title }))
  }
  const key = keys.find(({ names }) => names.some((each) => each.toLowerCase() === name.toLowerCase()))
  const values = key?.values === 'days' ? days : (key?.values ?? [])
  const wish = value.replaceAll('"', '').toLowerCase()
  return values
    .filter((each) => each.toLowerCase().includes(wish) && each.toLowerCase() !== wish)
    .map((each) => ({ text: `${before}${not}${name}:${/\s/.test(each) ? `"${each}"` : each} `, label: each, hint: key?.title ?? '' }))
}

/** What is being typed: from the last blank outside of quotes to the end. */
function lastWord(text: string): string {
  const last = [...text.matchAll(/(?:"[^"]*(?:"|$)|[^\s"])+/g)].at(-1)
  return last && last.index + last[0].length === text.length ? last[0] : ''
}
