import { wordsOf } from '../../workspace/words.ts'
import { texts as de } from './calendar-texts.de.ts'
import { texts as en } from './calendar-texts.ts'

export const calendarTextWords = wordsOf({ en, de })
