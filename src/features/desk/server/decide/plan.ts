import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { Matter, Refusal, Todo } from '../../decide-contract.ts'
import type { StoredMatter } from './matter-store.ts'
import type { OfficeRules, Standing } from './office-rules.ts'

/** A request, and what the register and the rules say about it now. */
export type Looked = {
  readonly stored: StoredMatter
  readonly standing: Standing
  /** As if it had come on the day it was entered, and not on the day of its postmark. */
  readonly asEntered: Standing
  readonly today: PlainDate
}

/** What the database is asked to do; or why there is nothing to do. */
export type Plan =
  | { readonly refusal: Refusal }
  | {
      /** The published rules would not do this: it needs a second person. */
      readonly isOutside: boolean
      /** Which of them stands against it. */
      readonly against: string
      readonly change: Readonly<Record<string, unknown>>
    }

/** Where nobody is identified or nobody has to file, nothing can be granted. */
const nobodys = ['I1', 'I2', 'C1']
const hoursToWithdraw = 24

export function planOf(todo: Todo, looked: Looked, rules: OfficeRules): Plan {
  if (!mayDo(looked)[todo.act]) return { refusal: 'not-possible' }
  switch (todo.act) {
    case 'grant':
      return grant(todo.day, looked, rules)
    case 'refuse':
      return refuse(todo.reason, looked, rules)
    case 'correct':
      return correct(todo.day, looked, rules)
    case 'withdraw':
      return { isOutside: true, against: 'B5', change: changed('withdraw', looked.stored.oldDeadline ?? looked.today, looked, rules) }
  }
}

/** What can be done about a request at all, whoever does it. */
export function mayDo(looked: Looked): Matter['may'] {
  const { stored, standing, today } = looked
  const { waiting, outcome, newDeadline, oldDeadline, isSuperseded, isSuperseding } = stored
  if (waiting) return { grant: isSomebodys(looked), refuse: true, correct: false, withdraw: false }
  // Only what still holds: where the deadline has moved since, it is the later decision that can be changed.
  const isLast = newDeadline !== null && !isSuperseding && standing.caseDeadline !== undefined && standing.inForce === newDeadline
  // What was proposed in time may be approved later.
  const asked = stored.proposal?.act === 'withdraw' ? stored.proposal.at : stored.moment
  const isFresh = Date.parse(asked) - Date.parse(stored.decidedAt) <= hoursToWithdraw * 3_600_000
  const isGrant = outcome === 'granted' && !isSuperseded && oldDeadline !== null && oldDeadline >= today
  const holdsCase = standing.caseDeadline === newDeadline
  return { grant: false, refuse: false, correct: isLast, withdraw: isLast && isGrant && isFresh && holdsCase }
}

export function withdrawUntil({ stored }: Looked): string {
  return new Date(Date.parse(stored.decidedAt) + hoursToWithdraw * 3_600_000).toISOString()
}

/** Whether it is only in time because of its postmark: nobody decides alone which day that was. */
export function isBackDated({ stored, standing, asEntered }: Looked, day = stored.wish): boolean {
  return standing.answerTo(day).grants === day && asEntered.answerTo(day).grants !== day
}

export function isSomebodys({ stored, standing }: Pick<Looked, 'stored' | 'standing'>): boolean {
  return standing.inForce !== undefined && standing.person !== undefined && !nobodys.includes(standing.answerTo(stored.wish).rule)
}

function grant(day: PlainDate, looked: Looked, rules: OfficeRules): Plan {
  const { standing, today } = looked
  const { inForce = today } = standing
  if (day < today) return { refusal: 'past' }
  if (day <= inForce) return { refusal: 'not-later' }
  const against = ruleAgainst(looked, day)
  const isOutside = against !== undefined
  const decision = { outcome: 'granted', rule: isOutside ? 'B3' : 'B1', message: rules.granted(day) }
  return { isOutside, against: against ?? '', change: { ...decision, oldDeadline: inForce, newDeadline: day, ...caseOf(standing) } }
}

/** The published rule that would decide otherwise than giving time until this day; none where one person may give it. */
function ruleAgainst(looked: Looked, day: PlainDate): string | undefined {
  const { stored, standing, asEntered } = looked
  const answer = (isBackDated(looked, day) ? asEntered : standing).answerTo(day)
  if (answer.grants !== day) return answer.rule
  // Less than the rules grant for the requested day refuses the rest of it.
  const requested = standing.answerTo(stored.wish)
  return requested.grants !== undefined && day < requested.grants ? requested.rule : undefined
}

function refuse(reason: Extract<Todo, { act: 'refuse' }>['reason'], looked: Looked, rules: OfficeRules): Plan {
  const { stored, standing } = looked
  const { rule, message, grants } = standing.answerTo(stored.wish)
  // Who has not shown who they are learns nothing but that.
  if (!isSomebodys(looked) || standing.inForce === undefined)
    return { isOutside: false, against: '', change: { outcome: 'rejected', rule, message, reason } }
  const { inForce } = standing
  const decision = { outcome: 'unchanged', rule: 'B2', message: rules.refused(reason, inForce), reason }
  return { isOutside: grants !== undefined, against: rule, change: { ...decision, oldDeadline: inForce, newDeadline: inForce } }
}

function correct(day: PlainDate, looked: Looked, rules: OfficeRules): Plan {
  const { stored, standing, today } = looked
  const { inForce = today } = standing
  if (day < today || day < (stored.oldDeadline ?? today)) return { refusal: 'past' }
  if (day === inForce) return { refusal: 'not-later' }
  const against = day > inForce ? ruleAgainst(looked, day) : 'B4'
  return { isOutside: against !== undefined, against: against ?? '', change: changed('correct', day, looked, rules) }
}

function changed(act: 'correct' | 'withdraw', day: PlainDate, { stored, standing }: Looked, rules: OfficeRules) {
  const { id: made, reference, code } = rules.begin(stored.period)
  const isMore = standing.inForce !== undefined && day > standing.inForce
  const decision = { outcome: isMore ? 'granted' : 'unchanged', rule: act === 'correct' ? 'B4' : 'B5', message: rules.changed(act, day) }
  return { made, reference, code, ...decision, oldDeadline: standing.inForce, newDeadline: day, ...caseOf(standing) }
}

function caseOf({ casePid, caseDeadline }: Standing) {
  return { casePid, caseFrom: caseDeadline }
}
