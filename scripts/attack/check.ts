import type { Proof } from '../proof.ts'

type Check = {
  readonly check: string
  readonly target: string
  readonly measured: string
  readonly isMet: boolean
  /** What the same check says where the defence is removed. */
  readonly control: string
  readonly isControlRed: boolean
}

/** A check counts only together with its control: it must hold here and be broken there. */
export function checked({ check, target, measured, isMet, control, isControlRed }: Check): Proof {
  return { title: check, isTrue: isMet && isControlRed, figures: `target ${target}, measured ${measured}, control ${control}` }
}

/** The first few of many. */
export function someOf(faults: readonly string[], most = 8): string {
  return faults.length === 0 ? '' : `: ${faults.slice(0, most).join(' | ')}${faults.length > most ? ' …' : ''}`
}
