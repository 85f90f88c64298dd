import { wordsOf } from '../../../../shell/workspace/words.ts'
import { texts as de } from './why-texts.de.ts'
import { texts as en } from './why-texts.ts'

export const whyWords = wordsOf({ en, de })
