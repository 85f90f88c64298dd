import { useEffect, useState, type RefObject } from 'react'

type Tile = {
  readonly width: number
  readonly gap: number
  /** Free room at both sides of the grid. */
  readonly margin: number
  /** So many stand beside each other on the smallest phone too. */
  readonly least: number
}

/** As many tiles as fit beside each other. */
export function useColumns(scroll: RefObject<HTMLElement | null>, { width, gap, margin, least }: Tile): number {
  const [columns, setColumns] = useState(4)
  useEffect(() => {
    const element = scroll.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      const room = element.clientWidth - 2 * margin + gap
      setColumns(Math.max(least, Math.floor(room / (width + gap))))
    })
    watch.observe(element)
    return () => watch.disconnect()
  }, [scroll, width, gap, margin, least])
  return columns
}
