import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { Problem } from '../../../../kit/problem.ts'
import type { Answer } from '../../contract.ts'
import { newCode, newReference } from '../../reference.ts'
import { decisionTexts } from '../../texts.ts'
import type { Configuration } from '../decision/configuration.ts'
import { decide } from '../decision/decide.ts'
import type { Decision, Facts } from '../decision/facts.ts'
import { legalFormOf } from '../legal-form.ts'
import type { Incoming } from '../tax-system.ts'
import type { Known } from './facts-store.ts'
import type { BegunRow, NewRequest } from './new-request.ts'
import { stamped } from './stamped.ts'

/** What to do with one request, now that everything about it is known. */
export type Plan =
  | { readonly kind: 'store'; readonly row: NewRequest; readonly answer: Answer; readonly isMiss: boolean }
  /** Answered before; the same words again. */
  | { readonly kind: 'repeat'; readonly reference: string }
  | { readonly kind: 'fail'; readonly problem: Problem }

export function planFor(incoming: Incoming, known: Known, configuration: Configuration): Plan {
  const { request, repeat } = incoming
  const { sameKey, facts, receivedAt } = known
  if (repeat && sameKey) {
    if (sameKey.fingerprint.equals(repeat.fingerprint)) return { kind: 'repeat', reference: sameKey.reference }
    return { kind: 'fail', problem: new Problem('key-reused', decisionTexts.malformed) }
  }
  const begun = beginRow(incoming, receivedAt, configuration.version)
  // Where nothing may be told, the rules know nobody: only what is wrong with the request itself can be answered.
  const told = incoming.isOnlyStamped ? nobody : facts
  const decision = decide(told, request, configuration, { at: receivedAt, reference: begun.reference })
  if (decision.kind === 'invalid') return { kind: 'fail', problem: new Problem('invalid-input', decision.message) }
  if (decision.kind === 'repeat') return { kind: 'repeat', reference: decision.reference }
  const isMiss = decision.rule === 'I1' || decision.rule === 'I2'
  if (incoming.isOnlyStamped && isMiss) return { kind: 'store', ...stamped(begun, request), isMiss: false }
  return { kind: 'store', ...decided(begun, decision, known), isMiss }
}

const nobody: Facts = { isLocked: false }

export function beginRow({ request, repeat }: Incoming, receivedAt: Date, configuration: string): BegunRow {
  const { period, pid, wish } = request
  const random = randomBytes(17)
  const proof = { reference: newReference(period, random.subarray(0, 9)), code: newCode(random.subarray(9)) }
  return {
    id: randomUUIDv7(),
    period,
    pid: Number(pid),
    legalForm: legalFormOf(request),
    wish,
    receivedAt,
    configuration,
    ...proof,
    repeat,
  }
}

type Settled = Extract<Decision, { kind: 'rejected' | 'not-required' | 'decided' }>

export function decided(
  begun: BegunRow,
  decision: Settled,
  { casePid, facts }: Known,
): { readonly row: NewRequest; readonly answer: Answer } {
  const { reference, code, configuration } = begun
  const { rule } = decision
  if (decision.kind === 'rejected') {
    const { message } = decision
    return { row: { ...begun, outcome: 'rejected', rule, message }, answer: { kind: 'rejected', message, reference, rule } }
  }
  const { text, name, firstName } = decision
  const receivedAt = begun.receivedAt.toISOString()
  const named = { text, receivedAt, name, firstName, reference, code, rule, configuration }
  // Without a case there is no deadline to store, so the row is one of a request that was not granted.
  if (decision.kind === 'not-required') {
    return { row: { ...begun, outcome: 'rejected', rule, message: text }, answer: { kind: 'not-required', ...named } }
  }
  const { oldDeadline, newDeadline, reminderDeadline, isJoint } = decision
  const dates = { oldDeadline, newDeadline, ...(reminderDeadline && { reminderDeadline }) }
  const isGranted = newDeadline > oldDeadline
  // NOTE the case still holds its own deadline where a general extension has gone beyond it.
  const moves = isGranted && facts.taxCase ? { moves: { pid: casePid, from: facts.taxCase.deadline } } : {}
  const outcome = isGranted ? ('granted' as const) : ('unchanged' as const)
  return {
    row: { ...begun, ...dates, ...moves, outcome, rule, message: text },
    answer: { kind: 'decided', ...named, ...dates, ...(isJoint && { isJoint }) },
  }
}
