import type { Translated } from '../../kit/texts.ts'
import type { answerTexts } from './decision-texts.ts'

export const texts: Translated<typeof answerTexts> = {
  malformed: 'The request is incomplete. Please reload the form and try again.',
  invalidPid: 'Invalid PID',
  invalidUid: 'Invalid UID',
  badDate: 'This date isn’t in the right format.',
  tooMany: 'Too many requests have come in. Please try again in {minutes} minutes.',
  workNeeded: 'An unusual number of requests is coming in at the moment. Please try again later or call us.',
  unavailable:
    'The service isn’t available at the moment. Please send the request again in a few minutes; a request sent twice counts only once.',
  periodNotOffered: 'No online extension is possible for the tax period {period}.',
  notOpenYet:
    'The {period} tax return hasn’t been sent out yet. An extension is possible from {opening}. Did you mean the tax period {previous}?',
  wishInPast: 'The date you asked for is in the past. Please choose a later date.',
  birthInFuture: 'The date entered is in the future.',
  received:
    'We received your request on {at} (receipt {reference}). The decision will follow. What counts for the deadline is the day we received it.',
  personUnknown: 'No tax case was found for these details. Please check PID, tax period and date of birth against your tax return.',
  entityUnknown: 'No tax case was found for these details. Please check legal form, PID and tax period against your tax return.',
  noCase: 'You don’t have to file a tax return in this canton for the tax period {period}. You don’t need an extension.',
  notOnline: 'The request cannot be granted online. Please contact the cantonal tax administration, giving the PID {pid}.',
  special:
    'We can’t extend this deadline online. Please contact the tax office responsible. Your request of {at} is recorded under {reference}.',
  filed: 'The {period} tax return has already been filed. You no longer need an extension.',
  assessed: 'The tax period {period} has already been assessed. An extension is no longer possible.',
  reminded: 'You’ve already had a reminder. Its deadline of {reminder} can’t be extended. Please file the tax return by then.',
  remindedUndated: 'You’ve already had a reminder. Its deadline can’t be extended. Please file the tax return by then.',
  expired:
    'The filing deadline was {deadline}. Late requests can’t be granted online. If there are exceptional reasons (such as illness or a death), please write to the tax office.',
  blocked: 'An online extension isn’t possible for this tax case. Please contact the tax office responsible.',
  atMaximum:
    'You already have until {deadline}, the latest date possible online. If you need longer, please write to us with your reasons.',
  longEnough: 'You already have until {deadline}. You don’t need an extension.',
  extendedOften: 'This deadline has already been extended (extensions so far: {extensions}). It can’t be extended again online.',
  feeOpen: 'A fee of CHF {francs} is charged for this deadline. Please confirm the fee and send the request again.',
  grantedToMaximum: 'The deadline was extended until {deadline}, the latest date possible online. You asked for a later date.',
  granted: 'The extension was granted. New deadline: {deadline}.',
  takenBack: 'The extension was undone at your request. The deadline is {deadline} again.',
  officeRefused: 'The tax office has reviewed your request and refused it. {reason} The deadline remains {deadline}.',
  officeCorrected: 'The tax office has corrected the decision. The deadline is {deadline}.',
  officeWithdrawn: 'The extension was revoked. The deadline is {deadline} again.',
  becauseLate: 'The request arrived after the deadline had passed.',
  becauseNoGround: 'The reasons are not sufficient for an extension.',
  becauseNoProof: 'There is no evidence for the reasons given.',
  becauseBeyond: 'A deadline beyond the latest date is possible only for exceptional reasons.',
  becauseReminded: 'The deadline in the reminder cannot be extended.',
  becauseFiled: 'The tax return has already been filed or assessed.',
  becauseNotEntitled: 'The person making the request has no power of attorney.',
  freeDay: 'This date is not a working day; the next working day is enough.',
}
