import { createHash } from 'node:crypto'
import type { Evidence, StoredRequest } from './evidence.ts'
import type { Acknowledged } from './journal.ts'

/** Something that must never be found, and how often it was. */
export type Finding = { readonly name: string; readonly found: number }

export function findingsOf(evidence: Evidence): readonly Finding[] {
  const { stored, orphans, seen } = evidence
  const granted = stored.filter(({ isGranted }) => isGranted)
  const applications = countsOf(evidence.applied)
  const others = [...seen.statuses].filter(([status]) => ![0, 200, 422, 503].includes(status))
  return [
    { name: 'acknowledged and lost', found: lostOf(evidence).length },
    { name: 'acknowledged otherwise than stored', found: toldOtherwise(evidence).length },
    { name: 'stored twice', found: surplus(stored.map(({ keyHash }) => keyHash)) + surplus(stored.map(({ person }) => person)) },
    { name: 'outbox mismatch', found: orphans + stored.filter(hasMismatch).length },
    { name: 'case not moved with its request', found: granted.filter(({ isCaseMoved }) => !isCaseMoved).length },
    { name: 'not delivered', found: granted.filter(({ delivery }) => delivery !== 'delivered').length },
    { name: 'back from delivered', found: wentBack(evidence) },
    { name: 'applied at the core not once', found: granted.filter(({ reference }) => applications.get(reference) !== 1).length },
    { name: 'phantoms at the core', found: phantomsOf(evidence) },
    { name: 'different answer on replay', found: seen.differentReplays },
    { name: 'key taken with another body', found: seen.changedBodiesTaken },
    { name: 'acknowledged while no standby', found: dishonestOf(evidence) },
    { name: 'write confirmed by a replaced primary', found: evidence.claims },
    { name: '503 without Retry-After', found: seen.withoutRetryAfter },
    { name: 'answers other than 200, 422, 503', found: others.reduce((sum, [, times]) => sum + times, 0) },
    { name: 'never acknowledged', found: seen.neverAcknowledged },
  ]
}

export function lostOf({ acknowledged, stored }: Pick<Evidence, 'acknowledged' | 'stored'>): readonly Acknowledged[] {
  const kept = new Set(stored.map(({ keyHash }) => keyHash))
  return acknowledged.filter(({ key }) => !kept.has(hashOf(key)))
}

/** Applied more than once for one request, whatever key came with it. */
export function appliedTwice({ applied }: Pick<Evidence, 'applied'>): number {
  return [...countsOf(applied).values()].filter((times) => times > 1).length
}

/** Asked for after the last standby had gone, and acknowledged before the next one came. */
function dishonestOf({ seen, outages }: Pick<Evidence, 'seen' | 'outages'>): number {
  return seen.goodAnswers.filter(({ sentAt, answeredAt }) => outages.some(({ from, until }) => sentAt > from && answeredAt < until)).length
}

function toldOtherwise({ acknowledged, stored }: Evidence): readonly Acknowledged[] {
  const byKey = new Map(stored.map((request) => [request.keyHash, request]))
  return acknowledged.filter(({ key, body }) => {
    const request = byKey.get(hashOf(key))
    return request !== undefined && !isTold(body, request)
  })
}

function isTold(body: string, { reference, message, newDeadline }: StoredRequest): boolean {
  const { BackEndData: told } = JSON.parse(body) as { BackEndData?: Record<string, unknown> } // a good answer has this shape, or it is a finding
  return told?.['Referenz'] === reference && told['ErgebnisText'] === message && told['NeueFrist'] === newDeadline
}

function hasMismatch({ notes, isGranted, delivery }: StoredRequest): boolean {
  return notes !== 1 || isGranted !== (delivery !== null)
}

function wentBack({ stored, delivered }: Evidence): number {
  const still = new Set(stored.filter(({ delivery }) => delivery === 'delivered').map(({ id }) => id))
  return [...delivered].filter((id) => !still.has(id)).length
}

/** What the core system was told and we do not know. */
export function phantomsOf({ applied, stored }: Pick<Evidence, 'applied' | 'stored'>): number {
  const known = new Set(stored.filter(({ isGranted }) => isGranted).map(({ reference }) => reference))
  return new Set(applied.filter((reference) => !known.has(reference))).size
}

function surplus(values: readonly (string | number)[]): number {
  return values.length - new Set(values).size
}

function countsOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex')
}
