import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react'
import { controlProps, Field } from '../../../ui/field.tsx'
import boxStyles from '../../../ui/field.module.css'
import styles from './form.module.css'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

type FormTextProps = FormFieldProps & {
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url' | 'password' | 'search'>
  readonly autoComplete?: string
  readonly inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** About as many characters as the answer has; without it the box is as wide as the form. */
  readonly length?: number
}

export function FormText({ type = 'text', autoComplete = 'off', inputMode, length, ...props }: FormTextProps): ReactNode {
  const { value, change, leave, texts } = useFormField<string>(props)
  // Addresses and names of accounts are no sentences: nothing begins with a capital or is spelled by a dictionary.
  const asTyped =
    type === 'text' && inputMode === undefined ? {} : ({ autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const)
  return (
    <Field {...texts}>
      <input
        {...controlProps(texts)}
        type={type}
        className={length === undefined ? `${boxStyles.box} ${styles.box}` : boxStyles.box}
        size={length}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        autoComplete={autoComplete}
        inputMode={inputMode}
        {...asTyped}
        aria-required={props.isRequired ?? false}
      />
    </Field>
  )
}
