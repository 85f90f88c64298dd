import type { ReactNode } from 'react'
import { controlProps, Field } from '../../../ui/field.tsx'
import boxStyles from '../../../ui/field.module.css'
import { readTime } from './read-number.ts'
import { useFormField, type FormFieldProps } from './use-form-field.ts'
import { useTyped } from './use-typed.ts'

/** A time of day as `HH:mm`; `9`, `930` and `9.30` are understood. Check it with `z.iso.time({ precision: -1 })`. */
export function FormTime(props: FormFieldProps): ReactNode {
  const { value, change, leave, texts } = useFormField<string>(props)
  const typed = useTyped({ value, read: (text) => readTime(text) ?? text, write: (time) => time, onChange: change, onLeave: leave })
  return (
    <Field {...texts}>
      <input
        {...controlProps(texts)}
        type="text"
        inputMode="numeric"
        className={boxStyles.box}
        size={6}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
        autoComplete="off"
        aria-required={props.isRequired ?? false}
      />
    </Field>
  )
}
