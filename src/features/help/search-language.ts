import { meantWords, type MeantWord, type Shelf } from '../../kit/find-answers.ts'
import { texts as german } from '../../kit/synonyms.de.ts'
import { texts as english } from '../../kit/synonyms.en.ts'
import type { Question } from './help.ts'

type InLanguage = Pick<Question, 'language'>

/** Texts in both languages stand beside each other; each is found by the words of its own. */
export function inLanguages<Text extends InLanguage>(texts: readonly Text[]): readonly Shelf<Text>[] {
  return [
    { language: english, items: texts.filter(({ language }) => language === 'en') },
    { language: german, items: texts.filter(({ language }) => language === 'de') },
  ]
}

/** The words to look up for a question, whose language nobody knows. */
export function wordsFor(question: string): readonly MeantWord[] {
  const inGerman = new Map(meantWords(question, german).map((word) => [word.typed, word]))
  // What says nothing in one of the languages would only bring in what nobody looks for.
  return meantWords(question, english).flatMap(({ typed, meant, isUsual }) => {
    const other = inGerman.get(typed)
    return other ? [{ typed, meant: [...new Set([...meant, ...other.meant])], isUsual: isUsual || other.isUsual }] : []
  })
}
