import type { ruleTexts } from './decision-texts.ts'

/** Refused as unreadable, as too much or for now (400, 429, 503), stamped only, answered as before, refused, not needed, or decided. */
type AnswerKind = 'invalid' | 'limited' | 'unavailable' | 'pending' | 'stored' | 'rejected' | 'not-required' | 'decided'

type ListedRule = {
  readonly code: string
  readonly answer: AnswerKind
  /** What is answered; nothing of its own where an earlier answer is given again. */
  readonly text?: keyof typeof ruleTexts
}

/** All rules in their order. The first that fits answers; the program walks this list and the public page shows it. */
export const ruleList = [
  { code: 'V1', answer: 'invalid', text: 'malformed' },
  { code: 'V2', answer: 'invalid', text: 'invalidPid' },
  { code: 'V3', answer: 'invalid', text: 'periodNotOffered' },
  { code: 'V3b', answer: 'rejected', text: 'notOpenYet' },
  { code: 'V4', answer: 'invalid', text: 'badDate' },
  { code: 'V5', answer: 'invalid', text: 'wishInPast' },
  { code: 'V6a', answer: 'invalid', text: 'badDate' },
  { code: 'V6b', answer: 'invalid', text: 'birthInFuture' },
  { code: 'V7', answer: 'limited', text: 'tooMany' },
  { code: 'V8a', answer: 'unavailable', text: 'unavailable' },
  { code: 'V8b', answer: 'pending', text: 'received' },
  { code: 'K', answer: 'stored' },
  { code: 'I1', answer: 'rejected', text: 'personUnknown' },
  { code: 'I2', answer: 'rejected', text: 'entityUnknown' },
  { code: 'R', answer: 'stored' },
  { code: 'C1', answer: 'not-required', text: 'noCase' },
  { code: 'Cj', answer: 'rejected', text: 'notOnline' },
  { code: 'C3', answer: 'decided', text: 'special' },
  { code: 'C4', answer: 'decided', text: 'filed' },
  { code: 'C5', answer: 'decided', text: 'assessed' },
  { code: 'C6', answer: 'decided', text: 'reminded' },
  { code: 'C7', answer: 'decided', text: 'expired' },
  { code: 'C8', answer: 'decided', text: 'blocked' },
  { code: 'D1', answer: 'decided', text: 'atMaximum' },
  { code: 'D2', answer: 'decided', text: 'longEnough' },
  { code: 'D3', answer: 'decided', text: 'extendedOften' },
  { code: 'D4', answer: 'rejected', text: 'feeOpen' },
  { code: 'D5', answer: 'decided', text: 'grantedToMaximum' },
  { code: 'D6', answer: 'decided', text: 'granted' },
] as const satisfies readonly ListedRule[]

export type RuleCode = (typeof ruleList)[number]['code']

/** The rules that move a deadline. */
export function isGrant(code: RuleCode): boolean {
  return code === 'D5' || code === 'D6'
}
