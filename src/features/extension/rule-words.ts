import type { Values } from '../../kit/texts.ts'
import type { ruleTexts } from './decision-texts.ts'
import { isGrant, type ruleList } from './rule-list.ts'
import type { rulesPageTexts } from './rules-page-texts.ts'

type Words = { readonly [Key in keyof typeof rulesPageTexts]: string }
type Gap = keyof Values<(typeof ruleTexts)[keyof typeof ruleTexts]>

/** What the answer of a rule means for the deadline, in a few words. */
export function answerWords({ code, answer }: (typeof ruleList)[number], words: Words): string {
  return {
    invalid: words.kindInvalid,
    limited: words.kindLimited,
    unavailable: words.kindUnavailable,
    pending: words.kindPending,
    stored: words.kindStored,
    rejected: words.kindRejected,
    decided: isGrant(code) ? words.kindGranted : words.kindUnchanged,
  }[answer]
}

/** What stands in the gaps of a sentence, in words. */
export function gapNames(words: Words): Readonly<Record<Gap, string>> {
  return {
    period: words.gapPeriod,
    previous: words.gapPrevious,
    opening: words.gapOpening,
    at: words.gapAt,
    reference: words.gapReference,
    pid: words.gapPid,
    reminder: words.gapReminder,
    deadline: words.gapDeadline,
    extensions: words.gapExtensions,
    francs: words.gapFrancs,
    minutes: words.gapMinutes,
  }
}
