import type { Answer, ExtensionRequest } from '../../contract.ts'
import type { Configuration } from '../decision/configuration.ts'
import type { Known } from '../submit/facts-store.ts'
import type { BegunRow, NewRequest } from '../submit/new-request.ts'
import { beginRow, planFor, type Plan } from '../submit/plan.ts'
import { stamped } from '../submit/stamped.ts'
import type { Incoming } from '../tax-system.ts'
import type { Failure, Question } from './ask.ts'
import type { Reply } from './reply.ts'

/** As with an own register, or first ask the canton about the request that was begun. */
type FirstPlan = Plan | { readonly kind: 'elsewhere'; readonly result: { readonly begun: BegunRow } }

/** What the rules say of a request without knowing anybody. Where that is "unknown", the canton knows better, unless the number is locked. */
export function planWithoutRegister(incoming: Incoming, known: Known, configuration: Configuration): FirstPlan {
  const { isLocked } = known.facts
  const plan = planFor(incoming, { ...known, facts: { isLocked } }, configuration)
  if (isLocked || plan.kind !== 'store' || !plan.isMiss) return plan
  return { kind: 'elsewhere', result: { begun: beginRow(incoming, known.receivedAt, configuration.version) } }
}

type Replied = { readonly begun: BegunRow; readonly reply: Reply | Failure }

/** What becomes of a request after the canton was asked. */
export function planWithReply(incoming: Incoming, known: Known, { begun, reply }: Replied, configuration: Configuration): Plan {
  // Somebody else was faster with the same key.
  if (known.sameKey) return planFor(incoming, known, configuration)
  if (reply.kind === 'failed' || reply.kind === 'undecided') return { kind: 'store', ...stamped(begun, incoming.request), isMiss: false }
  return { kind: 'store', ...settledBy(reply, begun), isMiss: reply.kind === 'rejected' && isMiss(reply) }
}

/** The code under which decisions of the canton's own system are kept. */
const ownRule = 'G'

/** The request with what the canton said about it. */
export function settledBy(
  reply: Extract<Reply, { kind: 'decided' | 'rejected' }>,
  begun: BegunRow,
): { readonly row: NewRequest; readonly answer: Answer } {
  const { reference, code, configuration } = begun
  if (reply.kind === 'rejected') {
    const { message } = reply
    // A fee to be confirmed is the one refusal that the form can do something about.
    const rule = reply.rule === 'D4' ? reply.rule : ownRule
    return { row: { ...begun, outcome: 'rejected', rule, message }, answer: { kind: 'rejected', message, reference, rule } }
  }
  const { kind, text, oldDeadline, newDeadline, name, firstName } = reply
  const dates = { oldDeadline, newDeadline }
  const told = { name, firstName }
  const outcome = newDeadline > oldDeadline ? ('granted' as const) : ('unchanged' as const)
  const proof = { receivedAt: begun.receivedAt.toISOString(), reference, code, rule: ownRule, configuration }
  return { row: { ...begun, ...dates, outcome, rule: ownRule, message: text, told }, answer: { kind, text, ...dates, ...told, ...proof } }
}

/** Without a code any refusal may mean that the sender is not known. */
function isMiss({ rule }: Extract<Reply, { kind: 'rejected' }>): boolean {
  return rule === undefined || rule === 'I1' || rule === 'I2'
}

/** The caller's key becomes another outside: the same for every repeat and for a later try, when only its hash is left. */
export function questionAbout({ id, repeat, receivedAt }: BegunRow, request: ExtensionRequest): Question {
  return { request, key: repeat ? repeat.keyHash.toString('hex') : id, receivedAt }
}
