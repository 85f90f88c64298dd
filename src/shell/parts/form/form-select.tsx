import type { ReactNode } from 'react'
import { SelectField } from '../../../ui/select-field.tsx'
import { useTexts } from '../../language.tsx'
import { formWords } from './form-words.ts'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

export type FormOption = { readonly value: string; readonly label: string }

/** One of a few. The browser's own list: it works everywhere, on phones best. */
export function FormSelect({ options, ...props }: FormFieldProps & { readonly options: readonly FormOption[] }): ReactNode {
  const words = useTexts(formWords)
  const { value, change, texts } = useFormField<string | null>(props)
  const hasChoice = options.some((option) => option.value === value)
  return (
    <SelectField
      {...texts}
      options={hasChoice ? options : [{ value: '', label: words.choose }, ...options]}
      value={value ?? ''}
      onChange={change}
      isRequired={props.isRequired ?? false}
    />
  )
}
