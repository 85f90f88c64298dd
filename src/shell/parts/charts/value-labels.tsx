import type { ReactNode } from 'react'
import type { PlotRoom } from './plot-room.ts'
import styles from './plot.module.css'
import { labelStep } from './scales.ts'

type ValueLabelsProps = {
  readonly room: PlotRoom
  readonly values: readonly number[]
  readonly format: (value: number) => string
}

/** The values written above their points, with a dashed line down to what they belong to; as many as fit. */
export function ValueLabels({ room, values, format }: ValueLabelsProps): ReactNode {
  const texts = values.map(format)
  const every = labelStep(texts, room.step * values.length)
  return texts.map((text, at) => {
    const [x, y] = [room.x(at), room.y(values[at] ?? 0)]
    return (
      <g key={x} data-tone={1}>
        <line className={styles.drop} x1={x} x2={x} y1={y} y2={room.top + room.height} />
        <circle className={styles.end} cx={x} cy={y} r={3} />
        {at % every === 0 ? (
          // The first one would stand in the axis.
          <text className={styles.value} x={x} y={y - 10} textAnchor={x > room.left ? 'middle' : 'start'}>
            {text}
          </text>
        ) : null}
      </g>
    )
  })
}
