import type { ReactNode } from 'react'
import type { IconEntry } from '../contract.ts'
import styles from './icons.module.css'

type IconCellProps = {
  readonly icon: IconEntry
  readonly index: number
  readonly column: number
  /** The one that the Tab key leads to. */
  readonly isActive: boolean
  readonly onCopy: () => void
}

export function IconCell({ icon: { name, drawing, prevSize }, index, column, isActive, onCopy }: IconCellProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button inside says it
    <div role="gridcell" aria-colindex={column} className={styles.cell}>
      <button type="button" className={styles.icon} tabIndex={isActive ? 0 : -1} data-index={index} onClick={onCopy}>
        <svg viewBox="0 0 24 24" width={prevSize} height={prevSize} className={styles.drawing} aria-hidden="true">
          <path d={drawing} />
        </svg>
        <span className={styles.name}>{name}</span>
      </button>
    </div>
  )
}
