import { Problem } from '../../../kit/problem.ts'
import { storable } from '../../../platform/storable-text.ts'

/** A name as the database can keep it, and never none. */
export function storableName(name: string): string {
  return storable(name).trim() || '?'
}

/** A moment to the millisecond. The database knows no year zero. */
export function storableMoment(moment: string): string {
  if (moment.startsWith('0')) throw new Problem('invalid-input', 'This moment is too long ago.')
  return new Date(moment).toISOString()
}
