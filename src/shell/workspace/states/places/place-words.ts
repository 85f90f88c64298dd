import { wordsOf } from '../../words.ts'
import { texts as de } from './texts.de.ts'
import { texts as en } from './texts.ts'

export const placeWords = wordsOf({ en, de })
