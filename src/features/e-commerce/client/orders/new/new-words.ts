import { wordsOf } from '../../../../../shell/workspace/words.ts'
import { texts as de } from './texts.de.ts'
import { texts as en } from './texts.ts'

export const newWords = wordsOf({ en, de })
export type NewTexts = typeof en
