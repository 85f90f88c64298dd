import { editHours } from '../../contract.ts'
import type { ShownMessage } from './rows.ts'

/** Whether its author may still change or remove it. Only an offer; the server decides. */
export function mayChange({ time, isRemoved, outgoing }: ShownMessage, now: Date): boolean {
  return !isRemoved && outgoing === undefined && now.getTime() - Date.parse(time) < editHours * 60 * 60_000
}
