import type { Language, Translated } from '../../kit/texts.ts'
import type { Catalogue, Entries } from '../catalogue.ts'

/** One short text in both languages of the workspace. */
export type Words = { readonly en: string; readonly de: string }

/** The texts of a part of the workspace: English as the spec quotes it, German beside it. Readers of other languages get English. */
export function wordsOf<Texts extends Entries>(sources: { readonly en: Texts; readonly de: Translated<Texts> }): Catalogue<Texts> {
  // A translation has the placeholders of its original (tested for every catalogue), so `fill` may trust the English type.
  const german = sources.de as Texts
  return { textsIn: (language) => (language === 'de' ? german : sources.en) }
}

/** The one of both that a reader of this language gets. */
export function wordsFor(words: Words, language: Language): string {
  return language === 'de' ? words.de : words.en
}
