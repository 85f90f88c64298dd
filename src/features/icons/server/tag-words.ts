import { wordsAToH } from './words-a-to-h.ts'
import { wordsIToZ } from './words-i-to-z.ts'

const german = new Map(Object.entries({ ...wordsAToH, ...wordsIToZ }).map(([word, words]) => [word, words.split(' ')]))

/** The words by which an icon is found: those of its names, and what German readers call them. */
export function tagsOf(names: readonly string[]): ReadonlySet<string> {
  const words = names.flatMap((name) => name.split('-'))
  return new Set([...words, ...words.flatMap((word) => german.get(word) ?? [])])
}
