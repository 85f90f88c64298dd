import type { Answer } from './contract.ts'

export type Decided = Extract<Answer, { kind: 'decided' }>
export type Rejected = Extract<Answer, { kind: 'rejected' }>

/** Refused for one reason only: nobody has accepted the fee of the new deadline yet. */
export function asksForFee({ rule }: Rejected): boolean {
  return rule === 'D4'
}

/** A firm hears no reason online; other entries would bring no other answer. */
export function leadsToOffice({ rule }: Rejected): boolean {
  return rule === 'Cj'
}

/** The rule under which an extension is taken back. */
export const takenBackRule = 'U'
