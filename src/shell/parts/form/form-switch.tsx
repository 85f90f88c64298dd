import type { ReactNode } from 'react'
import { CheckBox } from '../../../ui/check-box.tsx'
import { controlProps } from '../../../ui/field.tsx'
import { SwitchField } from '../../../ui/switch-field.tsx'
import styles from './form.module.css'
import { useFormField, type FormFieldProps } from './use-form-field.ts'

/** On or off. */
export function FormSwitch(props: FormFieldProps): ReactNode {
  const { value, change, texts } = useFormField<boolean | null>(props)
  return (
    <div className={styles.tickField}>
      <SwitchField label={texts.label} hint={texts.hint} isOn={value === true} onChange={change} />
    </div>
  )
}

/** Something to agree with or to add. */
export function FormCheck(props: FormFieldProps): ReactNode {
  const { value, change, texts } = useFormField<boolean | null>(props)
  return (
    <div className={styles.tickField}>
      <label className={styles.tick}>
        <CheckBox {...controlProps(texts)} isOn={value === true} onChange={change} aria-required={props.isRequired ?? false} />
        <span>
          {texts.label}
          {texts.hint === undefined ? null : (
            <span id={`${texts.id}-hint`} className={styles.tickHint}>
              {texts.hint}
            </span>
          )}
        </span>
      </label>
      {texts.error === undefined ? null : (
        <p id={`${texts.id}-error`} className={styles.tickError}>
          {texts.error}
        </p>
      )}
    </div>
  )
}
