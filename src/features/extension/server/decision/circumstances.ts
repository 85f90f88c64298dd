import { dayAt, earlier, later, placeOfLaw, type PlainDate } from '../../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../../contract.ts'
import { latestDeadline, needsUid, type LegalForm } from '../../rules.ts'
import { legalFormOf } from '../legal-form.ts'
import type { Configuration } from './configuration.ts'
import type { Facts, Moment, TaxCase } from './facts.ts'

/** Everything a rule may look at. */
export type Circumstances = {
  readonly facts: Facts
  readonly request: ExtensionRequest
  readonly configuration: Configuration
  readonly moment: Moment
  readonly form: LegalForm
  /** The day of receipt, where the law is made. */
  readonly today: PlainDate
  readonly isIdentified: boolean
  /** Whether a firm has shown more than its PID. */
  readonly isUidShown: boolean
  /** After this day nothing is granted online. */
  readonly latest: PlainDate
  /** The deadline that would be granted. */
  readonly within: PlainDate
  readonly taxCase?: TaxCase
  /** The deadline of the case just before this request. */
  readonly inForce?: PlainDate
}

export type CaseCircumstances = Circumstances & Required<Pick<Circumstances, 'taxCase' | 'inForce'>>

export function circumstancesOf(facts: Facts, request: ExtensionRequest, configuration: Configuration, moment: Moment): Circumstances {
  const { person, taxCase, generalDeadline, isLocked } = facts
  const form = legalFormOf(request)
  const isUidShown = request.uid !== undefined && request.uid === person?.uid
  // A firm whose UID the register does not know cannot show it either.
  const isProven = isUidShown || !needsUid(form, configuration.entityProof)
  const latest = latestDeadline(form, request.period)
  const today = dayAt(moment.at, placeOfLaw)
  const isIdentified = person !== undefined && !isLocked && person.birthDate === request.birthDate && isProven
  const within = earlier(request.wish, latest)
  const known = { facts, request, configuration, moment, form, today, isIdentified, isUidShown, latest, within }
  if (!taxCase) return known
  return { ...known, taxCase, inForce: generalDeadline ? later(taxCase.deadline, generalDeadline) : taxCase.deadline }
}

export function hasCase(circumstances: Circumstances): circumstances is CaseCircumstances {
  return circumstances.taxCase !== undefined && circumstances.inForce !== undefined
}
