import { wordsOf } from '../../../shell/workspace/words.ts'
import { texts as de } from './page-texts.de.ts'
import { texts as en } from './page-texts.ts'

export const pageWords = wordsOf({ en, de })
