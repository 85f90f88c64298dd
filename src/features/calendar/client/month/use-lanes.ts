import { useLayoutEffect, useState, type RefObject } from 'react'

/** How tall the line of the day's number and one line of a cell are, in units of the style. */
const [headHeight, laneHeight] = [3, 2.5]
const usual = 3

/** How many lines of events fit into a day of the month. */
export function useLanes(grid: RefObject<HTMLElement | null>, weeks: number): number {
  const [lanes, setLanes] = useState(usual)
  useLayoutEffect(() => {
    const cell = grid.current?.querySelector('[data-cell]')
    if (!cell) return
    const watch = new ResizeObserver(() => {
      const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const room = cell.clientHeight / unit - headHeight
      if (room > 0) setLanes(Math.max(1, Math.floor(room / laneHeight)))
    })
    watch.observe(cell)
    return () => watch.disconnect()
  }, [grid, weeks])
  return lanes
}
