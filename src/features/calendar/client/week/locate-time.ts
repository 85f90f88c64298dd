import type { PlainDate } from '../../../../kit/plain-date.ts'
import { dayMinutes, type Wall } from '../time/wall.ts'

/** Which day and minute lies at a place of the window. Beside the days it is the nearest one. */
export function locateTime(grid: HTMLElement, days: readonly PlainDate[], x: number, y: number): Wall | undefined {
  const room = grid.querySelector('[data-days]')?.getBoundingClientRect()
  if (!room || room.width === 0) return undefined
  const column = within(Math.floor(((x - room.left) / room.width) * days.length), days.length - 1)
  const day = days[column]
  return day && { day, minutes: within(((y - room.top) / room.height) * dayMinutes, dayMinutes) }
}

function within(value: number, most: number): number {
  return Math.min(most, Math.max(0, value))
}
