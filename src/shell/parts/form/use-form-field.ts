import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { withLabel } from './form-messages.ts'
import { useLabelled } from './form-labels.ts'

/** What every field of a form is told. */
export type FormFieldProps = {
  /** Where its value stands in the values of the form: `email`, `address.town`. */
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly isRequired?: boolean
}

export type FormField<Value> = {
  readonly value: Value
  readonly change: (value: Value) => void
  readonly leave: () => void
  /** For the field parts of `ui`: id, label, hint, error. */
  readonly texts: { readonly id: string; readonly label: string; readonly hint?: ReactNode; readonly error?: ReactNode }
}

/** The tie between a field and its form: value, faults, ids. */
export function useFormField<Value>({ name, label, hint, isRequired = false }: FormFieldProps): FormField<Value> {
  const id = useLabelled(name, label)
  const { field, fieldState } = useController({ name })
  if (field.value === undefined) throw new Error(`the form has no start value for "${name}"`)
  const message = fieldState.error?.message
  return {
    value: field.value as Value, // the schema of the form checks it before anybody else gets it
    change: field.onChange,
    leave: field.onBlur,
    texts: {
      id,
      label: isRequired ? `${label} *` : label,
      ...(hint === undefined ? {} : { hint }),
      ...(message === undefined ? {} : { error: withLabel(message, label) }),
    },
  }
}
