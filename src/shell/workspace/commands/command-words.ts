import type { Language } from '../../../kit/texts.ts'
import { wordsOf } from '../words.ts'
import { texts as de } from './texts.de.ts'
import { texts as en } from './texts.ts'

export const commandWords = wordsOf({ en, de })

/** The same texts for a reader of the other language, who may type what they know. */
export function otherWords(language: Language): Readonly<Record<keyof typeof en, string>> {
  return language === 'de' ? en : de
}
