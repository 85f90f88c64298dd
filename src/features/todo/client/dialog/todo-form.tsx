import { useEffect, useMemo, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormDate } from '../../../../shell/parts/form/form-date.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { FormTime } from '../../../../shell/parts/form/form-time.tsx'
import { dialogWords } from './dialog-words.ts'
import { FlagRow } from './flag-row.tsx'
import { NotesField } from './notes-field.tsx'
import styles from './todo-dialog.module.css'
import { contentOf, fieldRules, fieldsOf, type TodoContent } from './todo-fields.ts'

type TodoFormProps = {
  readonly id: string
  readonly start: TodoContent
  readonly onSubmit: (content: TodoContent) => Promise<void>
  readonly onDirty: (isDirty: boolean) => void
}

/** All that can be said about a task. */
export function TodoForm({ id, start, onSubmit, onDirty }: TodoFormProps): ReactNode {
  const texts = useTexts(dialogWords)
  const rules = useMemo(() => fieldRules(texts), [texts])
  return (
    <AppForm id={id} schema={rules} start={fieldsOf(start)} onSubmit={(fields) => onSubmit(contentOf(fields))}>
      <DirtyWatch onDirty={onDirty} />
      <FlagRow />
      <FormText name="title" label={texts.title} isRequired />
      <NotesField />
      <div className={styles.dates}>
        <div className={styles.date}>
          <FormDate name="startDay" label={texts.startDate} />
          <FormTime name="startTime" label={texts.startTime} />
        </div>
        <div className={styles.date}>
          <FormDate name="dueDay" label={texts.dueDate} />
          <FormTime name="dueTime" label={texts.dueTime} />
        </div>
      </div>
    </AppForm>
  )
}

/** Tells the layer around the form whether something would be lost. */
function DirtyWatch({ onDirty }: { readonly onDirty: (isDirty: boolean) => void }): null {
  const { isDirty } = useFormState()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return null
}
