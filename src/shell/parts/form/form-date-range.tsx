import { useId, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { isPlainDate, type PlainDate } from '../../../kit/plain-date.ts'
import { FieldGroup } from '../../../ui/field.tsx'
import { useTexts } from '../../language.tsx'
import { FormDate } from './form-date.tsx'
import { formWords } from './form-words.ts'
import styles from './form.module.css'
import type { FormFieldProps } from './use-form-field.ts'

/** Two days that belong together, as `<name>.from` and `<name>.to`. Each calendar begins or ends where the other day is. */
export function FormDateRange({ name, label, hint, isRequired = false }: FormFieldProps): ReactNode {
  const words = useTexts(formWords)
  const id = useId()
  const [from, to] = useWatch({ name: [`${name}.from`, `${name}.to`] }) as readonly unknown[] // whatever the two fields hold now
  const [first, last] = [dayIn(from), dayIn(to)]
  return (
    <FieldGroup id={id} label={label} hint={hint}>
      <div className={styles.range}>
        <FormDate name={`${name}.from`} label={words.from} isRequired={isRequired} {...(last ? { latest: last } : {})} />
        <FormDate name={`${name}.to`} label={words.to} isRequired={isRequired} {...(first ? { earliest: first } : {})} />
      </div>
    </FieldGroup>
  )
}

function dayIn(value: unknown): PlainDate | undefined {
  return typeof value === 'string' && isPlainDate(value) ? value : undefined
}
