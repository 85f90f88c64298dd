import type { ReactNode } from 'react'
import { controlProps, Field } from '../../../ui/field.tsx'
import boxStyles from '../../../ui/field.module.css'
import { useFormats } from '../formats/use-formats.ts'
import styles from './form.module.css'
import { readCents, readNumber } from './read-number.ts'
import { useFormField, type FormFieldProps } from './use-form-field.ts'
import { useTyped } from './use-typed.ts'

/** A number, nothing, or the text that is none. */
type Figure = number | null | string

type FormNumberProps = FormFieldProps & {
  /** Behind the box: «kg», «pieces». */
  readonly unit?: string
  /** So many figures after the point. */
  readonly digits?: number
}

/** A number as people here write it: 1'234.5. */
export function FormNumber({ unit, digits, ...props }: FormNumberProps): ReactNode {
  const formats = useFormats()
  return <FigureField {...props} after={unit} read={readNumber} write={(value) => formats.number(value, digits)} />
}

/** An amount; the form holds whole cents. */
export function FormMoney({ currency = 'CHF', ...props }: FormFieldProps & { readonly currency?: string }): ReactNode {
  const formats = useFormats()
  return <FigureField {...props} before={currency} read={readCents} write={(cents) => formats.number(cents / 100, 2)} />
}

type FigureFieldProps = FormFieldProps & {
  readonly before?: string | undefined
  readonly after?: string | undefined
  readonly read: (text: string) => number | undefined
  readonly write: (value: number) => string
}

function FigureField({ before, after, read, write, ...props }: FigureFieldProps): ReactNode {
  const { value, change, leave, texts } = useFormField<Figure>(props)
  const typed = useTyped<Figure>({
    value,
    read: (text) => (text.trim() === '' ? null : (read(text) ?? text)),
    write: (figure) => (typeof figure === 'number' ? write(figure) : (figure ?? '')),
    onChange: change,
    onLeave: leave,
  })
  return (
    <Field {...texts}>
      <div className={styles.withUnit}>
        {before === undefined ? null : <span className={styles.unit}>{before}</span>}
        <input
          {...controlProps(texts)}
          type="text"
          inputMode="decimal"
          className={`${boxStyles.box} ${styles.figures}`}
          size={12}
          value={typed.text}
          onChange={(event) => typed.type(event.target.value)}
          onBlur={typed.leave}
          autoComplete="off"
          aria-required={props.isRequired ?? false}
        />
        {after === undefined ? null : <span className={styles.unit}>{after}</span>}
      </div>
    </Field>
  )
}
