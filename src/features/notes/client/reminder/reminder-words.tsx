import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { controlProps, Field } from '../../../../ui/field.tsx'
import boxStyles from '../../../../ui/field.module.css'
import { notesWords } from '../notes-words.ts'
import styles from './reminder.module.css'

/** When to be reminded, as one would say it. */
export function ReminderWords({ onChange }: { readonly onChange: (words: string) => void }): ReactNode {
  const texts = useTexts(notesWords)
  const [words, setWords] = useState('')
  const field = { id: useId(), label: texts.inWords, hint: texts.inWordsHint }
  return (
    <Field {...field}>
      <input
        {...controlProps(field)}
        className={`${boxStyles.box} ${styles.words}`}
        autoComplete="off"
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          onChange(target.value)
        }}
      />
    </Field>
  )
}
