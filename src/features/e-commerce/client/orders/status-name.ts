import { statuses } from '../../statuses.ts'
import type { OrderTexts } from './order-words.ts'

/** A state in the language of the reader. */
export function statusName(id: number, texts: OrderTexts): string {
  const status = statuses.find((each) => each.id === id)
  // Every state has a text of its number; a catalogue without one would not compile in the test of it.
  return status ? texts[`status${id}` as 'status1'] : String(id)
}
