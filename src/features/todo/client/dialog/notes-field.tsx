import { useState, type ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { dialogWords } from './dialog-words.ts'
import { NotesPreview } from './notes-preview.tsx'
import styles from './notes.module.css'
import type { TodoFields } from './todo-fields.ts'

/** Notes to write, and to look at as they are meant. */
export function NotesField(): ReactNode {
  const texts = useTexts(dialogWords)
  const { field } = useController<TodoFields, 'notes'>({ name: 'notes' })
  const [isPreview, setPreview] = useState(false)
  return (
    <div className={styles.notes}>
      <div className={styles.modes}>
        <button type="button" className={styles.mode} aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
          {texts.preview}
        </button>
      </div>
      {isPreview ? (
        <>
          <p className={styles.heading}>{texts.notes}</p>
          <NotesPreview text={field.value} onChange={field.onChange} />
        </>
      ) : (
        <FormTextArea name="notes" label={texts.notes} hint={texts.notesHint} rows={6} />
      )}
    </div>
  )
}
