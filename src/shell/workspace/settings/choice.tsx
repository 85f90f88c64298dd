import { useId, type ReactNode } from 'react'
import styles from './settings-fields.module.css'

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** Why it would change nothing now; then it cannot be changed. */
  readonly offReason?: string | undefined
}

/** A few short choices in one row, one of them taken. */
export function Choice<Value extends string>({ label, options, value, onChange, offReason }: ChoiceProps<Value>): ReactNode {
  const id = useId()
  const isOff = offReason !== undefined
  return (
    <fieldset className={styles.choice} disabled={isOff} aria-describedby={isOff ? `${id}-off` : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input type="radio" name={id} checked={option.value === value} onChange={() => onChange(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {isOff ? (
        <p id={`${id}-off`} className={styles.reason}>
          {offReason}
        </p>
      ) : null}
    </fieldset>
  )
}
