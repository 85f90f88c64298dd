import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

/** What every field says around its control. Texts come from outside, in the language of the page. */
export type FieldTexts = {
  readonly id: string
  readonly label: string
  readonly hint?: ReactNode
  /** What is wrong and how to mend it. */
  readonly error?: ReactNode
  /** What the control now means, below it. */
  readonly note?: ReactNode
}

/** The attributes that tie a control to what is said around it. */
export function controlProps({ id, hint, error, note }: FieldTexts): {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
} {
  const parts = [hint ? `${id}-hint` : '', error ? `${id}-error` : '', note ? `${id}-note` : ''].filter(Boolean)
  return { id, 'aria-describedby': parts.join(' ') || undefined, 'aria-invalid': error ? true : undefined }
}

type Parts = {
  /** Further help between hint and control. */
  readonly aside?: ReactNode
  /** Further help below everything else. */
  readonly after?: ReactNode
  readonly children: ReactNode
}

/** Label, hint, error, control, note: in this order for every field. */
export function Field({ children, ...texts }: FieldTexts & Parts): ReactNode {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={texts.id}>
        {texts.label}
      </label>
      <Around {...texts}>{children}</Around>
    </div>
  )
}

/** The same for several controls that answer one question. */
export function FieldGroup({ children, ...texts }: FieldTexts & { readonly children: ReactNode }): ReactNode {
  const { id, 'aria-describedby': describedBy } = controlProps(texts)
  return (
    <fieldset id={id} className={styles.field} aria-describedby={describedBy}>
      <legend className={styles.label}>{texts.label}</legend>
      <Around {...texts}>{children}</Around>
    </fieldset>
  )
}

function Around({ id, hint, error, note, aside, after, children }: FieldTexts & Parts): ReactNode {
  return (
    <>
      <div className={styles.help}>
        {hint ? (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        ) : null}
        {aside}
      </div>
      {error ? (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="error" />
          <span>{error}</span>
        </p>
      ) : null}
      <div className={styles.control}>{children}</div>
      {note ? (
        <div id={`${id}-note`} className={styles.note}>
          {note}
        </div>
      ) : null}
      {after}
    </>
  )
}
