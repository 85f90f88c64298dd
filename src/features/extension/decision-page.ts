import { nextWorkingDay } from '../../kit/holidays.ts'
import { dayAt, daysBetween, fromDotted, placeOfLaw, type PlainDate } from '../../kit/plain-date.ts'
import { plural } from '../../kit/plural.ts'
import { fill } from '../../kit/texts.ts'
import type { Answer } from './contract.ts'
import type { formTexts } from './form-texts.ts'
import type { Receipt } from './receipt.ts'
import type { resultTexts } from './result-texts.ts'
import type { LegalForm } from './rules.ts'
import { valuesIn } from './translated-sentence.ts'
import { longDate } from './written-date.ts'

type Texts = typeof resultTexts
type Key = keyof Texts

/** What people are told about one kind of answer. Result page, PDF, calendar file, print, copy, `/beleg` and letters all read these rows. */
type PageRow = {
  readonly tone: 'good' | 'neutral' | 'warning'
  readonly word: Key
  readonly title: Key
  readonly next: Key
  /** What the contact of the office is offered for. */
  readonly ask: Key
  /** The one date that matters, in large type behind the title. */
  readonly day?: 'new' | 'reminder' | 'received'
  readonly notes?: readonly Key[]
  /** Whether a return is still to be filed. */
  readonly isToFile?: boolean
  /** Where reasons have to be in writing, address and e-mail stand there instead of the telephone. */
  readonly contact?: 'write'
  /** The title where the sentence of the answer names the day or the amount. */
  readonly naming?: { readonly value: 'opening' | 'francs'; readonly title: Key }
  /** What a legal entity reads instead. */
  readonly entity?: Partial<Pick<PageRow, 'title' | 'next'>>
}

type More = Omit<PageRow, 'tone' | 'word' | 'title' | 'next' | 'ask'>

function page(tone: PageRow['tone'], word: Key, title: Key, next: Key, ask: Key, more: More = {}): PageRow {
  return { tone, word, title, next, ask, ...more }
}

const byNew = { day: 'new', isToFile: true } as const
const byReminder = { day: 'reminder', isToFile: true } as const
const byLetter = { contact: 'write' } as const

const decisionPages = {
  granted: page('good', 'granted', 'newDeadline', 'nextFileByThen', 'askMoreTimeAgain', byNew),
  grantedToLatest: page('good', 'granted', 'newDeadline', 'nextFileByThen', 'askWithReasons', {
    ...byNew,
    ...byLetter,
    notes: ['noteLatest'],
  }),
  atLatest: page('neutral', 'notExtended', 'deadlineUnchanged', 'nextFileByThen', 'askWithReasons', {
    ...byNew,
    ...byLetter,
    notes: ['noteLatest'],
  }),
  longEnough: page('neutral', 'notNeeded', 'deadlineAlready', 'nextFileByThen', 'askLaterDay', byNew),
  extendedOften: page('neutral', 'notExtended', 'deadlineUnchanged', 'nextFileByThen', 'askWithReasons', {
    ...byNew,
    ...byLetter,
    notes: ['noteOften'],
  }),
  unchanged: page('neutral', 'unchanged', 'deadlineUnchanged', 'nextFileByThen', 'askMoreTime', byNew),
  notRequired: page('good', 'noRequestNeeded', 'noReturnNeeded', 'nextNothing', 'askMailAnyway', {
    entity: { title: 'noReturnNeededEntity' },
  }),
  special: page('neutral', 'notOnline', 'cannotExtend', 'nextNameReference', 'askReachUs', { ...byLetter, notes: ['noteDeadlineStays'] }),
  filed: page('neutral', 'notNeeded', 'alreadyFiled', 'nextNothing', 'askNotFiled'),
  assessed: page('neutral', 'assessed', 'alreadyAssessed', 'nextAssessed', 'askNoMail'),
  reminded: page('warning', 'notExtended', 'lastDay', 'nextReminded', 'askCannotMakeIt', {
    ...byReminder,
    notes: ['noteReminded'],
    entity: { next: 'nextRemindedEntity' },
  }),
  remindedUndated: page('warning', 'notExtended', 'reminderSent', 'nextRemindedUndated', 'askCannotMakeIt', {
    isToFile: true,
    notes: ['noteRemindedUndated'],
    entity: { next: 'nextRemindedUndatedEntity' },
  }),
  reminderOver: page('warning', 'notExtended', 'reminderEnded', 'nextReminderOver', 'askCannotMakeIt', {
    ...byReminder,
    notes: ['noteReminderOver'],
    entity: { next: 'nextReminderOverEntity' },
  }),
  expired: page('warning', 'expired', 'deadlineEnded', 'nextFileSoon', 'askWhyLate', { ...byNew, ...byLetter, notes: ['noteNoLonger'] }),
  blocked: page('warning', 'notOnline', 'cannotExtend', 'nextBeforehand', 'askReachUs', {
    ...byLetter,
    isToFile: true,
    notes: ['noteDeadline'],
  }),
  refusedByOffice: page('warning', 'refused', 'requestRefused', 'nextRefused', 'askAboutDecision', { notes: ['noteDeadlineStays'] }),
  corrected: page('neutral', 'corrected', 'deadlineNow', 'nextFileByThen', 'askAboutDecision', { ...byNew, notes: ['noteCorrected'] }),
  withdrawn: page('warning', 'withdrawn', 'deadlineAgain', 'nextFileByThen', 'askAboutDecision', { ...byNew, notes: ['noteWithdrawn'] }),
  takenBack: page('neutral', 'takenBack', 'deadlineAgain', 'nextFileByThen', 'askMoreTimeAgain', { ...byNew, notes: ['noteTakenBack'] }),
  undoEntity: page('warning', 'notTakenBack', 'undoEntity', 'nextNameReference', 'askReachUs'),
  undoNothing: page('neutral', 'notTakenBack', 'undoNothing', 'nextNothing', 'askQuestions'),
  undoLate: page('warning', 'notTakenBack', 'undoLate', 'nextUndoLate', 'askReachUs'),
  undoOver: page('warning', 'notTakenBack', 'undoOver', 'nextUndoOver', 'askReachUs'),
  undoChanged: page('warning', 'notTakenBack', 'undoChanged', 'nextUndoChanged', 'askReachUs'),
  received: page('neutral', 'received', 'requestReceived', 'nextWaitForLetter', 'askAboutReference', {
    day: 'received',
    notes: ['noteReceiptCounts'],
  }),
  personUnknown: page('warning', 'checkEntries', 'nobodyFound', 'nextCompare', 'askAllCorrect', { notes: ['noteNothingChanged'] }),
  entityUnknown: page('warning', 'checkEntries', 'nobodyFound', 'nextCompareEntity', 'askAllCorrect', { notes: ['noteNothingChanged'] }),
  tooEarly: page('neutral', 'tooEarly', 'tooEarlyTitle', 'nextOtherPeriod', 'askQuestions', {
    naming: { value: 'opening', title: 'openFrom' },
  }),
  notOnline: page('warning', 'notOnline', 'cannotExtend', 'nextNamePid', 'askReachUs', { ...byLetter, notes: ['noteNothingChanged'] }),
  fee: page('warning', 'feeOpen', 'feeTitle', 'nextAcceptFee', 'askQuestions', {
    notes: ['noteNothingChanged'],
    naming: { value: 'francs', title: 'feeOf' },
  }),
  notAccepted: page('warning', 'notAccepted', 'requestNotAccepted', 'nextReasonBelow', 'askQuestions', { notes: ['noteNothingChanged'] }),
} satisfies Readonly<Record<string, PageRow>>

type DecisionPageName = keyof typeof decisionPages

/** What is known of an answer, whether it was just given or is read from a receipt. */
export type AnswerFacts = {
  readonly kind: 'decided' | 'not-required' | 'pending' | 'rejected'
  readonly rule?: string | undefined
  readonly legalForm: LegalForm
  readonly period: number
  /** The day the request arrived; there is none for what could not even be read. */
  readonly receivedOn?: PlainDate
  readonly oldDeadline?: PlainDate
  readonly newDeadline?: PlainDate
  readonly reminderDeadline?: PlainDate | undefined
  /** A couple files together, so the answer holds for both. */
  readonly isJoint?: boolean | undefined
  /** What the sentence of a refusal names; a canton's own system may use others. */
  readonly named?: Readonly<Record<string, string>>
}

type Answered = Answer | Receipt

/** What an answer or a receipt says of itself. */
export function answerFacts(answer: Answered, { period, legalForm }: Pick<AnswerFacts, 'period' | 'legalForm'>): AnswerFacts {
  const { kind, rule } = answer
  if (kind === 'rejected') return { kind, rule, period, legalForm, named: valuesIn(answer.message) }
  const receivedOn = dayAt(new Date(answer.receivedAt), placeOfLaw)
  if (kind !== 'decided') return { kind, rule, period, legalForm, receivedOn }
  const { oldDeadline, newDeadline, reminderDeadline, isJoint } = answer
  return { kind, rule, period, legalForm, receivedOn, oldDeadline, newDeadline, reminderDeadline, isJoint }
}

/** Rules whose page says all; the others depend on the dates. */
const pageOfRule: Readonly<Record<string, DecisionPageName>> = {
  C3: 'special',
  C4: 'filed',
  C5: 'assessed',
  C7: 'expired',
  C8: 'blocked',
  D1: 'atLatest',
  D2: 'longEnough',
  D3: 'extendedOften',
  B2: 'refusedByOffice',
  B4: 'corrected',
  B5: 'withdrawn',
  U: 'takenBack',
}

const pageOfRejection: Readonly<Record<string, DecisionPageName>> = {
  V3b: 'tooEarly',
  I1: 'personUnknown',
  I2: 'entityUnknown',
  Cj: 'notOnline',
  D4: 'fee',
  U1: 'undoEntity',
  U2: 'undoNothing',
  U3: 'undoLate',
  U4: 'undoOver',
  U5: 'undoChanged',
}

function decisionPageName(facts: AnswerFacts): DecisionPageName {
  const { kind, rule = '', oldDeadline = '', newDeadline = '', reminderDeadline, receivedOn = '' } = facts
  if (kind === 'not-required') return 'notRequired'
  if (kind === 'pending') return 'received'
  if (kind === 'rejected') return pageOfRejection[rule] ?? 'notAccepted'
  if (rule === 'C6') return reminderDeadline === undefined ? 'remindedUndated' : reminderDeadline < receivedOn ? 'reminderOver' : 'reminded'
  const known = pageOfRule[rule]
  if (known) return known
  if (newDeadline > oldDeadline) return rule === 'D5' ? 'grantedToLatest' : 'granted'
  // A canton's own system may answer by rules of its own; its dates say what holds.
  return newDeadline < receivedOn ? 'expired' : 'unchanged'
}

export type DecisionPage = Pick<PageRow, 'tone'> & {
  readonly contact: 'call' | 'write'
  readonly name: DecisionPageName
  readonly word: string
  readonly title: string
  readonly day?: PlainDate | undefined
  readonly notes: readonly string[]
  readonly next: string
  readonly ask: string
  readonly isToFile: boolean
  /** The day for a calendar: by then a return has to be filed. None where nothing is left to do or the day is over. */
  readonly calendarDay?: PlainDate | undefined
}

type Wording = { readonly texts: Texts; readonly dates: typeof formTexts; readonly holidays: readonly string[] }

/** What to tell about an answer: headline, the date that matters, the next step and the contact. */
export function decisionPage(facts: AnswerFacts, { texts, dates, holidays }: Wording): DecisionPage {
  const name = decisionPageName(facts)
  const common: PageRow = decisionPages[name]
  const row: PageRow = facts.legalForm === 'legal-entity' ? { ...common, ...common.entity } : common
  const { period, receivedOn, newDeadline, named = {} } = facts
  const opening = fromDotted(named['opening'] ?? '')
  const day = dayOf(row, facts)
  const values = {
    period,
    previous: period - 1,
    date: newDeadline ? longDate(newDeadline, dates) : '',
    opening: opening ? longDate(opening, dates) : '',
    francs: named['francs'] ?? '',
  }
  const say = (key: Key): string => fill<string>(texts[key], values)
  const freeDay = row.day === 'new' && name !== 'expired' && day ? nextWorkingDay(day, holidays) : undefined
  const isAhead = day !== undefined && receivedOn !== undefined && (freeDay ?? day) >= receivedOn
  return {
    name,
    tone: row.tone,
    word: say(row.word),
    title: say(row.naming && values[row.naming.value] !== '' ? row.naming.title : row.title),
    day,
    notes: [
      ...aboutChange(facts, name, texts, dates),
      ...(row.notes ?? []).map(say),
      ...(freeDay && freeDay !== day ? [fill(texts.noteFreeDay, { date: longDate(freeDay, dates) })] : []),
    ],
    next: say(row.next),
    ask: say(row.ask),
    contact: row.contact ?? 'call',
    isToFile: row.isToFile === true,
    ...(row.isToFile && isAhead ? { calendarDay: day } : {}),
  }
}

function dayOf({ day }: PageRow, { newDeadline, reminderDeadline, receivedOn }: AnswerFacts): PlainDate | undefined {
  if (day === undefined) return undefined
  return { new: newDeadline, reminder: reminderDeadline, received: receivedOn }[day]
}

/** How much more time there is, and for whom. */
function aboutChange(facts: AnswerFacts, name: DecisionPageName, texts: Texts, dates: typeof formTexts): readonly string[] {
  const { oldDeadline, newDeadline, isJoint } = facts
  const isGrant = name === 'granted' || name === 'grantedToLatest'
  const isForBoth = isJoint === true && facts.kind === 'decided' && name !== 'special'
  if (!isGrant || !oldDeadline || !newDeadline) return isForBoth ? [texts.forBoth] : []
  const days = daysBetween(oldDeadline, newDeadline)
  const more = plural(days, texts.countsAs, { one: texts.moreDay, other: texts.moreDays })
  const parts = [fill(texts.was, { date: longDate(oldDeadline, dates) }), fill(more, { days })]
  return isForBoth ? [parts.join(' · '), texts.forBoth] : [parts.join(' · ')]
}
