import type { QueryKey } from './query-language.ts'

type Language = 'en' | 'de'
/** What people may write for one meaning; each list begins with how we write it. */
type MeaningWords = { readonly en: readonly [string, ...string[]]; readonly de: readonly [string, ...string[]] }
/** The meanings that may stand behind a key like `is:`, by what we call them. */
export type Meanings = Readonly<Record<string, MeaningWords>>

/** Keys as somebody who reads this language writes them; both languages are understood. The second name of a key is German. */
export function keysIn(keys: readonly QueryKey[], language: Language): readonly QueryKey[] {
  return keys.map(({ id, names: [english, german = english, ...others] }) => ({
    id,
    names: language === 'de' ? [german, english, ...others] : [english, german, ...others],
  }))
}

/** What a key offers to choose from. */
export function valuesIn(meanings: Meanings, language: Language): readonly string[] {
  return Object.values(meanings).map((words) => words[language][0])
}

/** Which of the meanings a written value has, whatever its case, accents and language. */
export function meaningIn<M extends Meanings>(meanings: M, value: string): keyof M | undefined {
  const written = foldedWord(value)
  return Object.keys(meanings).find((name) => {
    const words = meanings[name]
    return words !== undefined && [...words.en, ...words.de].some((word) => foldedWord(word) === written)
  })
}

/** Capitals, accents and blanks around it do not matter. */
export function foldedWord(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase().trim()
}
