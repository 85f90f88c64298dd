import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { Wall } from '../time/wall.ts'

/** The day whose cell lies at a place of the window. */
export function locateDay(grid: HTMLElement, x: number, y: number): Wall | undefined {
  const cells = [...grid.querySelectorAll<HTMLElement>('[data-cell]')]
  const cell = cells.find((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect()
    return x >= left && x < right && y >= top && y < bottom
  })
  // The cells of a month are named by their days.
  return cell ? { day: cell.dataset['cell'] as PlainDate, minutes: 0 } : undefined
}
