import type { ReactNode } from 'react'
import { controlProps, Field, type FieldTexts } from './field.tsx'
import boxStyles from './field.module.css'
import styles from './select-field.module.css'

type SelectFieldProps = FieldTexts & {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string
  readonly onChange: (value: string) => void
  readonly isRequired?: boolean
  /** What stands beside the box, e.g. a shortcut to a likely choice. */
  readonly beside?: ReactNode
}

export function SelectField({ options, value, onChange, isRequired = false, beside, ...field }: SelectFieldProps): ReactNode {
  return (
    <Field {...field}>
      <div className={styles.line}>
        <select
          {...controlProps(field)}
          name={field.id}
          className={`${boxStyles.box} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-required={isRequired}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        {beside}
      </div>
    </Field>
  )
}
