import { dayAt } from '../../kit/plain-date.ts'
import type { Answer } from './contract.ts'
import { placeOfLaw } from './rules.ts'

export type Decided = Extract<Answer, { kind: 'decided' }>
export type Pending = Extract<Answer, { kind: 'pending' }>
export type Rejected = Extract<Answer, { kind: 'rejected' }>

/** What a decision means for the deadline: more time, none needed or possible, or too late to ask. */
export function verdictOf({ oldDeadline, newDeadline, receivedAt }: Decided): 'granted' | 'unchanged' | 'expired' {
  if (newDeadline > oldDeadline) return 'granted'
  return newDeadline < dayAt(new Date(receivedAt), placeOfLaw) ? 'expired' : 'unchanged'
}

/** Refused for one reason only: nobody has accepted the fee of the new deadline yet. */
export function asksForFee({ rule }: Rejected): boolean {
  return rule === 'D4'
}
