import type { ReactNode } from 'react'
import { controlProps, Field } from '../../../../ui/field.tsx'
import boxStyles from '../../../../ui/field.module.css'
import styles from './decide.module.css'

type NoteFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (note: string) => void
}

/** Words for the record. */
export function NoteField({ value, onChange, ...texts }: NoteFieldProps): ReactNode {
  const field = { id: 'note', ...texts }
  return (
    <Field {...field}>
      <textarea
        {...controlProps(field)}
        className={`${boxStyles.box} ${styles.note}`}
        rows={3}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
