import type { VirtualItem } from '@tanstack/react-virtual'
import type { ReactNode } from 'react'
import styles from './tiles.module.css'

type TileRowsProps<Thing> = {
  readonly things: readonly Thing[]
  /** The rows in sight, from the virtualizer. */
  readonly lines: readonly VirtualItem[]
  readonly columns: number
  /** Between tiles, in pixels, as the virtualizer reckons. */
  readonly gap: number
  /** `index` counts through all rows, `column` begins at 1. */
  readonly renderTile: (thing: Thing, index: number, column: number) => ReactNode
}

/** The rows of a grid of tiles that are in sight, each at its place. */
export function TileRows<Thing>({ things, lines, columns, gap, renderTile }: TileRowsProps<Thing>): ReactNode {
  return lines.map(({ index: line, start }) => (
    <div
      key={line}
      role="row"
      aria-rowindex={line + 1}
      className={styles.row}
      style={{ transform: `translateY(${start}px)`, gap, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {things.slice(line * columns, (line + 1) * columns).map((thing, at) => renderTile(thing, line * columns + at, at + 1))}
    </div>
  ))
}
