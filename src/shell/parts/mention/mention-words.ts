import { wordsOf } from '../../workspace/words.ts'
import { texts as de } from './texts.de.ts'
import { texts as en } from './texts.ts'

export const mentionWords = wordsOf({ en, de })
