import type { ReactNode } from 'react'
import type { PlotRoom } from './plot-room.ts'
import styles from './plot.module.css'
import { labelStep, letter } from './scales.ts'

type PlotAxesProps = {
  readonly room: PlotRoom
  readonly categories: readonly string[]
  readonly format: (value: number) => string
}

/** Hairlines at round values, and as many names below as fit. */
export function PlotAxes({ room, categories, format }: PlotAxesProps): ReactNode {
  const every = labelStep(categories, room.width)
  return (
    <>
      {room.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={styles.grid}
            data-zero={tick === 0 ? '' : undefined}
            x1={room.left}
            x2={room.left + room.width}
            y1={room.y(tick)}
            y2={room.y(tick)}
          />
          <text className={styles.label} x={room.left - 8} y={room.y(tick)} textAnchor="end" dominantBaseline="central">
            {format(tick)}
          </text>
        </g>
      ))}
      {categories.map((category, at) =>
        at % every === 0 ? (
          <text
            key={category}
            className={styles.label}
            x={room.x(at)}
            y={room.top + room.height + 20}
            textAnchor={anchorAt(room, at, category)}
          >
            {category}
          </text>
        ) : null,
      )}
    </>
  )
}

/** Below its point; a long first name begins where the axis begins, so that it is not cut. */
function anchorAt(room: PlotRoom, at: number, category: string): 'start' | 'middle' {
  return room.x(at) < (category.length * letter) / 2 ? 'start' : 'middle'
}
