import { wordsOf } from '../../../shell/workspace/words.ts'
import { texts as de } from './texts.de.ts'
import { texts as en } from './texts.ts'

export const notificationWords = wordsOf({ en, de })
