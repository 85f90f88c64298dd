import type { ReactNode } from 'react'
import { FieldGroup } from '../../../ui/field.tsx'
import radioStyles from '../../../ui/radio-field.module.css'
import type { FormOption } from './form-select.tsx'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

/** One of two to four short choices, all in view. Nothing needs to be chosen at first, so the summary leads to the first one. */
export function FormRadio({ options, ...props }: FormFieldProps & { readonly options: readonly FormOption[] }): ReactNode {
  const { value, change, texts } = useFormField<string | null>(props)
  return (
    <FieldGroup {...texts} id={`${texts.id}-group`}>
      <div className={radioStyles.choices}>
        {options.map((option, position) => (
          <label key={option.value} className={radioStyles.choice}>
            <input
              {...(position === 0 ? { id: texts.id } : {})}
              type="radio"
              name={texts.id}
              value={option.value}
              checked={option.value === value}
              onChange={() => change(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}
