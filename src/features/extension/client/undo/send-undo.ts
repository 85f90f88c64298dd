import { call } from '../../../../shell/call.ts'
import { undoExtension, type Undo } from '../../undo-contract.ts'
import { sendAnswered, type Outcome, type Sending } from '../send.ts'

/** Sends it as a request is sent: with work where the server asks for it, and again under the same key where nobody answers. */
export function sendUndo(undo: Undo, sending: Sending): Promise<Outcome> {
  return sendAnswered((shown) => call(undoExtension, undo, shown), sending)
}
