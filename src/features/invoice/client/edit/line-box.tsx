import type { KeyboardEvent, ReactNode } from 'react'
import { useController } from 'react-hook-form'
import boxStyles from '../../../../ui/field.module.css'
import { readNumber } from '../../../../shell/parts/form/read-number.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useTyped } from '../../../../shell/parts/form/use-typed.ts'
import { useLabelled } from '../../../../shell/parts/form/form-labels.ts'
import styles from './invoice-form.module.css'

type LineBoxProps = {
  readonly name: string
  readonly label: string
  readonly title: string
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** One box of a line; its name says the line, what stands above it on a phone only the column. */
export function TextBox({ name, label, title, onKeyDown }: LineBoxProps): ReactNode {
  const id = useLabelled(name, label)
  const { field, fieldState } = useController({ name })
  return (
    <Box id={id} title={title} error={fieldState.error?.message}>
      <input
        {...around(id, label, fieldState.error?.message)}
        type="text"
        className={boxStyles.box}
        value={String(field.value)}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onKeyDown={onKeyDown}
        autoComplete="off"
      />
    </Box>
  )
}

/** The same for a figure as people here write it. */
export function FigureBox({ name, label, title, onKeyDown, digits }: LineBoxProps & { readonly digits?: number }): ReactNode {
  const id = useLabelled(name, label)
  const formats = useFormats()
  const { field, fieldState } = useController({ name })
  const typed = useTyped<number | string>({
    value: field.value as number | string, // the schema takes numbers only; what is no number yet is a text
    read: (text) => readNumber(text) ?? text,
    write: (value) => (typeof value === 'number' ? formats.number(value, digits) : value),
    onChange: field.onChange,
    onLeave: field.onBlur,
  })
  return (
    <Box id={id} title={title} error={fieldState.error?.message}>
      <input
        {...around(id, label, fieldState.error?.message)}
        type="text"
        inputMode="decimal"
        className={`${boxStyles.box} ${styles.figure}`}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onBlur={typed.leave}
        onKeyDown={onKeyDown}
        autoComplete="off"
      />
    </Box>
  )
}

function around(id: string, label: string, error: string | undefined): object {
  return { id, 'aria-label': label, ...(error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }) }
}

type BoxProps = { readonly id: string; readonly title: string; readonly error: string | undefined; readonly children: ReactNode }

function Box({ id, title, error, children }: BoxProps): ReactNode {
  return (
    <div className={styles.box}>
      <span className={styles.boxTitle} aria-hidden="true">
        {title}
      </span>
      {children}
      {error === undefined ? null : (
        <span id={`${id}-error`} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  )
}
