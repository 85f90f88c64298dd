import type { ReactNode } from 'react'
import { controlProps, Field } from '../../../ui/field.tsx'
import boxStyles from '../../../ui/field.module.css'
import styles from './form.module.css'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

/** Several lines; the box grows with them. */
export function FormTextArea({ rows = 3, ...props }: FormFieldProps & { readonly rows?: number }): ReactNode {
  const { value, change, leave, texts } = useFormField<string>(props)
  return (
    <Field {...texts}>
      <textarea
        {...controlProps(texts)}
        className={`${boxStyles.box} ${styles.area}`}
        rows={rows}
        value={value}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        aria-required={props.isRequired ?? false}
      />
    </Field>
  )
}
