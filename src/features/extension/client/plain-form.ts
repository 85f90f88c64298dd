import { dayAt, dottedDate, placeOfLaw, type PlainDate } from '../../../kit/plain-date.ts'
import type { Answer, ExtensionRequest } from '../contract.ts'
import { mailOrderOutcomes, type MailOrderOutcome } from '../deadline-mail.ts'
import { periodsOnOffer, type EntityProof, type LegalForm } from '../rules.ts'
import { editDraft, formPathOf, initialDraft, type Draft } from './form/draft.ts'
import type { FlowState } from './flow-store.ts'
import { answerParameter, bringsPrefill, readPrefill } from './form/prefill.ts'
import { checkDraft } from './submit.ts'

type Fields = Readonly<Record<string, string>>

/** What to do with a form that a page without script has sent. */
export type PlainForm =
  | { readonly kind: 'reset'; readonly path: string }
  | { readonly kind: 'show'; readonly state: FlowState; readonly isFaulty: boolean }
  | { readonly kind: 'send'; readonly request: ExtensionRequest; readonly legalForm: LegalForm; readonly draft: Draft }

/** The same draft, the same checks as in the browser. */
export function readPlainForm(path: string, fields: Fields, now: Date, entityProof: EntityProof): PlainForm {
  const today = dayAt(now, placeOfLaw)
  const { action } = fields
  if (action === 'reset') return { kind: 'reset', path }
  // A result that could not be kept anywhere leaves from here, too.
  if (action === 'back') return { kind: 'reset', path: '/' }
  const typed = draftFrom(path, fields, today)
  if (action === 'correct') return { kind: 'show', state: { current: { path, draft: typed } }, isFaulty: false }
  if (action === 'update') return { kind: 'show', state: { current: { path, draft: updated(typed, fields, today) } }, isFaulty: false }
  const { draft, check } = checkDraft(typed, today, entityProof)
  if (check.kind !== 'ready') return { kind: 'show', state: { current: { path, draft } }, isFaulty: true }
  const request = action === 'accept-fee' ? { ...check.request, isFeeAccepted: true } : check.request
  return { kind: 'send', request, legalForm: draft.legalForm, draft }
}

/** What a link brings, for a page that must show it before any script has run. */
export function stateInAddress(path: string, search: string, now: Date): FlowState | undefined {
  const today = dayAt(now, placeOfLaw)
  const address = { search, hash: '' }
  return bringsPrefill(address) ? { current: { path, draft: initialDraft(path, today, readPrefill(address, today)) } } : undefined
}

/** The secret part of the address under which an answer is shown. */
export function tokenIn(search: string): string | undefined {
  return new URLSearchParams(search).get(answerParameter) ?? undefined
}

export function answerAddress(path: string, token: string): string {
  return `${path}?${answerParameter}=${token}`
}

const ratedParameter = 'danke'

/** The same once somebody has said whether it was easy. */
export function ratedAddress(path: string, token: string): string {
  return `${answerAddress(path, token)}&${ratedParameter}=1#feedback-question`
}

const mailParameter = 'mail'

/** The same once somebody has asked for mails. */
export function mailOrderAddress(path: string, token: string, outcome: MailOrderOutcome): string {
  return `${answerAddress(path, token)}&${mailParameter}=${outcome}#mail-offer`
}

export type AnsweredRequest = { readonly request: ExtensionRequest; readonly legalForm: LegalForm; readonly answer: Answer }

/** What somebody has just sent, with the key of the page it stood on. */
type Posted = { readonly draft: Draft; readonly key: string }

/** What the tab would remember, had its script sent the request. Birth date and UID are there only in the reply itself: nobody keeps them for this. */
export function stateOfAnswer({ request, legalForm, answer }: AnsweredRequest, now: Date, posted?: Posted): FlowState {
  const path = formPathOf(legalForm)
  const { period, pid, wish } = request
  const draft = posted?.draft ?? {
    ...initialDraft(path, dayAt(now, placeOfLaw), { period, pid }),
    deadline: dottedDate(wish),
    fromLink: [],
  }
  return { current: { path, draft }, sent: { path, draft, request, outcome: answer, key: posted?.key ?? '' } }
}

/** The form for one more request: period and date of the last one stay, the person does not. */
export function stateOfNextRequest({ request, legalForm }: AnsweredRequest, now: Date): FlowState {
  const path = formPathOf(legalForm)
  const { period, wish } = request
  const draft = { ...initialDraft(path, dayAt(now, placeOfLaw), { period }), deadline: dottedDate(wish), fromLink: [] }
  return { current: { path, draft } }
}

/** What is shown under a secret address. */
export function stateOfResult(search: string, answered: AnsweredRequest, now: Date): FlowState {
  const query = new URLSearchParams(search)
  const isRated = query.has(ratedParameter)
  const mailOrder = mailOrderOutcomes.find((outcome) => outcome === query.get(mailParameter))
  return { ...stateOfAnswer(answered, now), ...(isRated ? { isRated } : {}), ...(mailOrder ? { mailOrder } : {}) }
}

function draftFrom(path: string, fields: Fields, today: PlainDate): Draft {
  const first = initialDraft(path, today)
  const period = Number(fields['period'])
  const text = (name: string): string => (fields[name] ?? '').slice(0, 200)
  return {
    ...first,
    legalForm: fields['legal-form'] === 'natural-person' ? 'natural-person' : 'legal-entity',
    period: periodsOnOffer(today).includes(period) ? period : first.period,
    pid: text('pid'),
    uid: text('uid'),
    birth: text('birth'),
    deadline: text('deadline'),
  }
}

/** What the form itself does after a choice, compared with the choice it was shown with. */
function updated(draft: Draft, fields: Fields, today: PlainDate): Draft {
  const { legalForm, period } = draft
  const shown = { ...draft, legalForm: fields['shown-legal-form'] === 'natural-person' ? 'natural-person' : 'legal-entity' } as const
  const shownPeriod = Number(fields['shown-period'])
  const switched =
    legalForm === shown.legalForm ? draft : editDraft({ ...shown, period: shownPeriod }, { kind: 'legal-form', legalForm }, today)
  return period === shownPeriod ? switched : editDraft(switched, { kind: 'period', period }, today)
}
