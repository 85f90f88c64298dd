import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'

/**
 * Waits until a whole number of slots has passed since something began, to the microsecond rather than to the millisecond of a timer:
 * what is found in the register takes a little longer than what is not, and nobody shall see that in the time of an answer.
 */
export async function untilSlotEnds(began: number, slot: number): Promise<void> {
  const end = began + Math.ceil((performance.now() - began) / slot) * slot
  const most = Math.floor(end - performance.now()) - 1
  if (most > 0) await wait(most)
  while (performance.now() < end) await nextTurn()
}
