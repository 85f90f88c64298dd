import type { Answer, ExtensionRequest } from '../../contract.ts'
import { pendingText } from '../decision/sentences.ts'
import type { BegunRow, NewRequest } from './new-request.ts'

/** Received and stamped, to be decided later: for the deadline the receipt counts. */
export function stamped(
  begun: BegunRow,
  { birthDate, uid, isFeeAccepted }: ExtensionRequest,
): { readonly row: NewRequest; readonly answer: Answer } {
  const { reference, code, receivedAt } = begun
  const rule = 'V8b'
  const text = pendingText({ at: receivedAt, reference })
  const later = { birthDate, uid, isFeeAccepted }
  return {
    row: { ...begun, outcome: 'pending', rule, message: text, later },
    answer: { kind: 'pending', text, receivedAt: receivedAt.toISOString(), reference, code, rule },
  }
}
