import type { ReactNode } from 'react'
import { FieldGroup, type FieldTexts } from './field.tsx'
import styles from './radio-field.module.css'

type RadioFieldProps<Value extends string> = FieldTexts & {
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** A few short choices side by side, one of them taken. */
export function RadioField<Value extends string>({ options, value, onChange, ...field }: RadioFieldProps<Value>): ReactNode {
  return (
    <FieldGroup {...field}>
      <div className={styles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              type="radio"
              name={field.id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
