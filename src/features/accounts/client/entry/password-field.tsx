import { Eye, EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormField, type FormFieldProps } from '../../../../shell/parts/form/use-form-field.ts'
import { controlProps, Field } from '../../../../ui/field.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { accountWords } from '../account-words.ts'
import styles from './password-field.module.css'

type PasswordFieldProps = FormFieldProps & {
  /** Tells password managers whether to fill in or to offer a new one. */
  readonly autoComplete: 'current-password' | 'new-password'
  /** After each change, for a field that is judged together with another. */
  readonly onTyped?: () => void
}

/** A password in a form, which can be looked at while it is typed. */
export function PasswordField({ autoComplete, onTyped, ...props }: PasswordFieldProps): ReactNode {
  const words = useTexts(accountWords)
  const [isShown, setShown] = useState(false)
  const { value, change, leave, texts } = useFormField<string>(props)
  return (
    <Field {...texts}>
      <div className={styles.row}>
        <input
          {...controlProps(texts)}
          type={isShown ? 'text' : 'password'}
          className={`${boxStyles.box} ${styles.box}`}
          value={value}
          onChange={(event) => {
            change(event.target.value)
            onTyped?.()
          }}
          onBlur={leave}
          autoComplete={autoComplete}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required={props.isRequired ?? false}
        />
        <IconButton
          name={isShown ? words.hidePassword : words.showPassword}
          icon={isShown ? EyeOff : Eye}
          aria-controls={texts.id}
          onClick={() => setShown(!isShown)}
          className={styles.eye}
        />
      </div>
    </Field>
  )
}
