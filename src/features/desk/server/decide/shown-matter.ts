import type { Matter } from '../../decide-contract.ts'
import { isBackDated, isSomebodys, mayDo, withdrawUntil, type Looked } from './plan.ts'

const nothing: Matter['may'] = { grant: false, refuse: false, correct: false, withdraw: false }

/** A request as its page shows it. Who has not shown who they are is not named. */
export function shownMatter(reference: string, looked: Looked, isOwnRegister: boolean): Matter {
  const { stored, standing, today } = looked
  const { waiting, legalForm, period, wish, rule, message: text, oldDeadline, newDeadline, entry, proposal, acts } = stored
  const may = isOwnRegister ? mayDo(looked) : nothing
  const answer = standing.answerTo(wish)
  const isNamed = waiting === null || isSomebodys(looked)
  return {
    reference,
    state: waiting ? (waiting.isEntered ? 'entry' : 'register') : 'decided',
    legalForm,
    pid: String(stored.pid),
    period,
    person: isNamed ? (standing.person ?? null) : null,
    wish,
    receivedAt: moment(stored.receivedAt),
    text,
    rule,
    oldDeadline,
    newDeadline,
    inForce: isNamed ? (standing.inForce ?? null) : null,
    latest: standing.latest,
    answer: { rule: answer.rule, grants: answer.grants ?? null },
    isBackDated: waiting !== null && isBackDated(looked),
    entry,
    proposal: proposal && { ...proposal, at: moment(proposal.at) },
    acts: acts.map((act) => ({ ...act, at: moment(act.at) })),
    may,
    withdrawUntil: may.withdraw ? withdrawUntil(looked) : null,
    today,
    seen: acts.length,
  }
}

/** As the database writes moments within JSON, and as they go over the wire. */
function moment(text: string): string {
  return new Date(text).toISOString()
}
