import { wordsOf } from '../../../shell/workspace/words.ts'
import { texts as de } from './products/texts.de.ts'
import { texts as en } from './products/texts.ts'

export const productWords = wordsOf({ en, de })
