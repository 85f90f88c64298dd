import { useState, type ReactNode } from 'react'
import { controlProps, Field } from '../../../ui/field.tsx'
import type { RichTextEditorProps } from '../rich-text/editor-props.ts'
import { RichTextEditor } from '../rich-text/rich-text-editor.tsx'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

/** A text with headings, lists and links. It begins with the first value of its field; for another one give it another `key`. */
export function FormRichText({ links = 'web', ...props }: FormFieldProps & Pick<RichTextEditorProps, 'links'>): ReactNode {
  const { value, change, texts } = useFormField<string>(props)
  const [start] = useState(value)
  const { id, 'aria-describedby': describedBy } = controlProps(texts)
  return (
    <Field {...texts}>
      <RichTextEditor
        id={id}
        label={props.label}
        start={start}
        links={links}
        onChange={change}
        {...(describedBy === undefined ? {} : { describedBy })}
      />
    </Field>
  )
}
