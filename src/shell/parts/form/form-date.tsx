import type { ReactNode } from 'react'
import { DayBox, type DayRules } from './day-box.tsx'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

/** A calendar day of a form, which holds a `PlainDate`; check it with `z.iso.date()`, or let `--05-17` pass where the year may lack. */
export function FormDate({ earliest, latest, leaning, mayLackYear, ...props }: FormFieldProps & DayRules): ReactNode {
  const { value, change, leave, texts } = useFormField<string>(props)
  const rules = {
    ...(earliest ? { earliest } : {}),
    ...(latest ? { latest } : {}),
    ...(leaning ? { leaning } : {}),
    ...(mayLackYear ? { mayLackYear } : {}),
  }
  const isRequired = props.isRequired ?? false
  return <DayBox {...rules} field={texts} name={props.label} isRequired={isRequired} value={value} onChange={change} onLeave={leave} />
}
