import { Switch } from '@base-ui/react/switch'
import { useId, type ReactNode } from 'react'
import switchStyles from '../../../ui/switch-field.module.css'
import styles from './settings-fields.module.css'

type SettingSwitchProps = {
  readonly label: string
  readonly hint?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  /** Why it would change nothing now; then it cannot be changed. */
  readonly offReason?: string | undefined
}

/** On or off, at once. Unlike `SwitchField` it can be without effect and says why. */
export function SettingSwitch({ label, hint, isOn, onChange, offReason }: SettingSwitchProps): ReactNode {
  const id = useId()
  const note = offReason ?? hint
  return (
    <label className={switchStyles.line} data-off={offReason === undefined ? undefined : ''}>
      <span className={switchStyles.words}>
        <span id={id} className={styles.switchLabel}>
          {label}
        </span>
        {note === undefined ? null : (
          <span id={`${id}-note`} className={styles.reason}>
            {note}
          </span>
        )}
      </span>
      <Switch.Root
        className={`${switchStyles.track} ${styles.track}`}
        checked={isOn}
        onCheckedChange={onChange}
        disabled={offReason !== undefined}
        aria-labelledby={id}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      >
        <Switch.Thumb className={switchStyles.thumb} />
      </Switch.Root>
    </label>
  )
}
