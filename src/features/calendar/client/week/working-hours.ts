import type { Wall } from '../time/wall.ts'

/** When offices are open here, by the clock. */
const [opens, closes] = [8, 18]

export function isWorkingHour(hour: number): boolean {
  return hour >= opens && hour < closes
}

/** The hour with which the view begins: a little before work, or before now where that is earlier or after work. */
export function firstHour(now: Wall | undefined): number {
  const hour = now ? now.minutes / 60 : opens
  return Math.max(0, (isWorkingHour(hour) ? opens : hour) - 1)
}
