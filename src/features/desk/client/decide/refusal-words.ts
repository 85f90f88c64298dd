import type { Refusal } from '../../decide-contract.ts'
import type { texts as words } from './texts.ts'

type Texts = { readonly [Key in keyof typeof words]: string }

/** Why nothing was done, in words. */
export function refusalIn(texts: Texts, refusal: Refusal): string {
  return {
    'not-later': texts.notLater,
    past: texts.past,
    'not-possible': texts.notPossible,
    elsewhere: texts.elsewhere,
    'note-missing': texts.noteMissing,
    'unknown-person': texts.unknownPerson,
  }[refusal]
}
