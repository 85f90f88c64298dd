import type { Translated } from '../../kit/texts.ts'
import type { ruleTexts } from './decision-texts.ts'

export const texts: Translated<typeof ruleTexts> = {
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
    'The tax return {period} has not been sent out yet. An extension is possible from {opening}. Did you mean the tax period {previous}?',
  wishInPast: 'The date you asked for is in the past. Please choose a later date.',
  birthInFuture: 'The date entered is in the future.',
  received:
    'Your request arrived on {at} (receipt {reference}). The decision will follow. What counts for keeping the deadline is the arrival.',
  personUnknown: 'No tax case was found for these details. Please check PID, tax period and date of birth against your tax return.',
  entityUnknown: 'No tax case was found for these details. Please check legal form, PID and tax period against your tax return.',
  noCase: 'For the tax period {period} there is no duty to file a tax return in this canton. An extension is not needed.',
  notOnline: 'The request cannot be granted online. Please contact the cantonal tax administration, giving the PID {pid}.',
  special:
    'We can’t extend this deadline online. Please contact the tax office in charge. Your request of {at} is recorded under {reference}.',
  filed: 'The tax return {period} has already been filed. An extension is no longer needed.',
  assessed: 'The tax period {period} has already been assessed. An extension is no longer possible.',
  reminded:
    'You have already received a reminder. The time set by it until {reminder} cannot be extended. Please file the tax return by then.',
  remindedUndated:
    'You have already received a reminder. The time set by it cannot be extended. Please file the tax return within that time.',
  expired:
    'The filing deadline ended on {deadline}. Late requests cannot be granted online. For exceptional reasons (such as illness or a death) please write to the tax office.',
  blocked: 'For this tax case an online extension is not possible. Please contact the tax office in charge.',
  atMaximum:
    'The deadline already runs until {deadline}, the latest date possible online. For a longer deadline please make a written request with reasons.',
  longEnough: 'Your deadline already runs until {deadline}. You don’t need an extension.',
  extendedOften: 'Extensions of this deadline so far: {extensions}. A further extension is not possible online.',
  feeOpen: 'A fee of CHF {francs} is charged for this deadline. Please confirm the fee and send the request again.',
  grantedToMaximum: 'The deadline was extended until {deadline}, the latest date possible online. The date you asked for is later.',
  granted: 'The extension was granted. New deadline: {deadline}.',
  takenBack: 'The extension was taken back at your request. The deadline is {deadline} again.',
  freeDay: 'This date is not a working day; the next working day is enough.',
}
