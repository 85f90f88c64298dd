import type { InputHTMLAttributes, ReactNode } from 'react'
import { controlProps, Field, type FieldTexts } from './field.tsx'
import styles from './text-field.module.css'
import boxStyles from './field.module.css'

type TextFieldProps = FieldTexts & {
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onLeave?: () => void
  /** About as many characters as the answer has; the box is made for them. */
  readonly length: number
  readonly isRequired?: boolean
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly autoComplete?: string
  /** Further help between hint and box. */
  readonly aside?: ReactNode
}

export function TextField({
  value,
  onChange,
  onLeave,
  length,
  isRequired = false,
  inputMode,
  autoComplete,
  ...texts
}: TextFieldProps): ReactNode {
  return (
    <Field {...texts}>
      <input
        {...controlProps(texts)}
        name={texts.id}
        type="text"
        className={`${boxStyles.box} ${styles.code}`}
        size={length}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-required={isRequired}
      />
    </Field>
  )
}
