import { wordsOf } from '../../../../shell/workspace/words.ts'
import { texts as de } from './state-texts.de.ts'
import { texts as en } from './state-texts.ts'

/** States of cases and outcomes of requests, by what the contract calls them. */
export const stateWords = wordsOf({ en, de })
