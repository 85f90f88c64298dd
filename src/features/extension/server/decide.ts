import { fill } from '../../../kit/texts.ts'
import { dayAt, dottedDate, type PlainDate } from '../../../kit/plain-date.ts'
import type { ExtensionRequest } from '../contract.ts'
import { latestDeadline, needsUid, periodsOnOffer, placeOfLaw, type EntityProof, type LegalForm } from '../rules.ts'
import { decisionTexts as texts } from '../texts.ts'

/** What the register knows about the number and period of a request, at the moment it was received. */
export type Facts = { readonly receivedAt: Date; readonly person?: Person; readonly deadline?: PlainDate }
type Person = { readonly name: string; readonly firstName: string; readonly birthDate?: PlainDate; readonly uid?: string }

export type Decision =
  | { readonly kind: 'invalid'; readonly rule: string; readonly message: string }
  | { readonly kind: 'rejected'; readonly rule: string; readonly message: string }
  | {
      readonly kind: 'decided'
      readonly rule: string
      readonly text: string
      readonly person: Person
      readonly oldDeadline: PlainDate
      readonly newDeadline: PlainDate
    }

export function legalFormOf(request: ExtensionRequest): LegalForm {
  return request.birthDate === undefined ? 'legal-entity' : 'natural-person'
}

/** The first rule that fits decides. Nothing here looks at a clock or a table: same request and facts, same decision. */
export function decide(request: ExtensionRequest, facts: Facts, entityProof: EntityProof): Decision {
  const today = dayAt(facts.receivedAt, placeOfLaw)
  return invalid(request, today) ?? unknown(request, facts, entityProof) ?? onTheMerits(request, facts, today)
}

function invalid({ period, wish, birthDate }: ExtensionRequest, today: PlainDate): Decision | undefined {
  if (!periodsOnOffer(today).includes(period)) return { kind: 'invalid', rule: 'V3', message: fill(texts.periodNotOffered, { period }) }
  if (wish < today) return { kind: 'invalid', rule: 'V5', message: texts.wishInPast }
  if (birthDate !== undefined && birthDate > today) return { kind: 'invalid', rule: 'V6b', message: texts.birthInFuture }
  return undefined
}

/** One text for every way of not being known, so that an answer tells a guesser nothing. */
function unknown(request: ExtensionRequest, { person, deadline }: Facts, entityProof: EntityProof): Decision | undefined {
  const { birthDate, uid } = request
  // A firm whose UID the register does not know cannot show it either.
  const isShown = !needsUid(legalFormOf(request), entityProof) || (uid !== undefined && uid === person?.uid)
  if (person && deadline && person.birthDate === birthDate && isShown) return undefined
  return birthDate === undefined
    ? { kind: 'rejected', rule: 'I2', message: texts.entityUnknown }
    : { kind: 'rejected', rule: 'I1', message: texts.personUnknown }
}

function onTheMerits(request: ExtensionRequest, { person, deadline }: Facts, today: PlainDate): Decision {
  if (!person || !deadline) throw new Error('merits need a person and a deadline')
  const form = legalFormOf(request)
  const latest = latestDeadline(form, request.period)
  const answer = (rule: string, text: keyof typeof texts, newDeadline: PlainDate): Decision => {
    const shown = { deadline: dottedDate(newDeadline), pid: request.pid, period: request.period }
    return { kind: 'decided', rule, text: fill(texts[text], shown), person, oldDeadline: deadline, newDeadline }
  }

  if (deadline < today) {
    // A legal entity shows nothing but numbers that others know too, so the state of its case stays untold.
    if (form === 'legal-entity') return { kind: 'rejected', rule: 'Cj', message: fill(texts.notOnline, { pid: request.pid }) }
    return answer('C7', 'expired', deadline)
  }
  if (deadline >= latest) return answer('D1', 'atMaximum', deadline)
  if (request.wish <= deadline) return answer('D2', 'longEnough', deadline)
  if (request.wish > latest) return answer('D5', 'grantedToMaximum', latest)
  return answer('D6', 'granted', request.wish)
}
