import { useId, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { confirmWords } from './confirm-words.ts'
import styles from './typed-name.module.css'

type TypedNameProps = { readonly wanted: string; readonly value: string; readonly onChange: (value: string) => void }

/** The gravest things want a name typed, so that no quick Enter does them. */
export function TypedName({ wanted, value, onChange }: TypedNameProps): ReactNode {
  const texts = useTexts(confirmWords)
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{fill(texts.typeName, { name: wanted })}</label>
      <input
        id={id}
        className={styles.box}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}
