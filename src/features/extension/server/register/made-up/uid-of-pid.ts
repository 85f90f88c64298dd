import { readUid } from '../../../uid.ts'

/** The first valid UID with the PID in its middle. Begins with 0, so that nobody takes it for a real one; no two PIDs share one. */
export function uidOfPid(pid: number): string {
  const middle = String(pid).padStart(6, '0')
  for (let lead = 0; lead < 10; lead += 1)
    for (let last = 0; last < 10; last += 1) {
      const uid = readUid(`0${lead}${middle}${last}`)
      if (uid) return uid
    }
  throw new Error('every PID has a UID')
}
