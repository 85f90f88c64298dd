import { Switch } from '@base-ui/react/switch'
import type { ReactNode } from 'react'
import styles from './switch-field.module.css'

type SwitchFieldProps = {
  readonly label: ReactNode
  /** What it does, below the label. */
  readonly hint?: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Something that is on or off and takes effect at once. */
export function SwitchField({ label, hint, isOn, onChange }: SwitchFieldProps): ReactNode {
  return (
    <label className={styles.line}>
      <span className={styles.words}>
        {label}
        {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      </span>
      <Switch.Root className={styles.track} checked={isOn} onCheckedChange={onChange}>
        <Switch.Thumb className={styles.thumb} />
      </Switch.Root>
    </label>
  )
}
