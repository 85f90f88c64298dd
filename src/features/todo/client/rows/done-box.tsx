import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './done-box.module.css'

type DoneBoxProps = {
  readonly isOn: boolean
  /** What is done by it. */
  readonly name: string
  readonly tabIndex?: 0 | -1
  readonly onToggle: () => void
}

/** A round box: done or not. Round, because the square one beside it selects. */
export function DoneBox({ isOn, name, tabIndex = 0, onToggle }: DoneBoxProps): ReactNode {
  return (
    <button
      type="button"
      role="checkbox"
      aria-checked={isOn}
      aria-label={name}
      tabIndex={tabIndex}
      className={styles.target}
      onClick={onToggle}
    >
      <span className={styles.circle}>
        <Check aria-hidden="true" />
      </span>
    </button>
  )
}
