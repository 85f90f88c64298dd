import { createHash } from 'node:crypto'
import { addDays, dayAt, placeOfLaw } from '../../../../kit/plain-date.ts'
import type { Asked } from '../../../../platform/asking.ts'
import { leadingZeroBits, readWork, workMessage } from '../../work.ts'

// NOTE one key gets one answer, so work that is tied to a key is good for one guess only.
/** Whether somebody has done the work for this very request, today or yesterday. */
export function showsWork({ key, work }: Asked, bits: number, now: Date): boolean {
  if (key === undefined || work === undefined) return false
  const shown = readWork(work)
  if (!shown) return false
  const today = dayAt(now, placeOfLaw)
  if (shown.day !== today && shown.day !== addDays(today, -1)) return false
  return leadingZeroBits(createHash('sha256').update(workMessage(shown, key)).digest()) >= bits
}
