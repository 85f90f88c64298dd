import { Problem } from '../../../../kit/problem.ts'
import { call } from '../../../../shell/call.ts'
import { isEmail, orderDeadlineMail, type MailOrder } from '../../deadline-mail-contract.ts'
import type { MailOrderOutcome } from '../../deadline-mail.ts'

const longestWait = 10_000
const refusals: readonly string[] = ['too-many', 'conflict', 'not-found', 'not-allowed']

/** Asks for mails; an address that can be none is not sent. */
export async function orderMail(order: MailOrder): Promise<MailOrderOutcome> {
  if (!isEmail(order.email)) return 'invalid'
  try {
    // Without the token of whoever is signed in: an account has nothing to do with it.
    await call(orderDeadlineMail, order, { token: null, signal: AbortSignal.timeout(longestWait) })
    return 'sent'
  } catch (problem) {
    return problem instanceof Problem && refusals.includes(problem.code) ? 'refused' : 'failed'
  }
}
