import { useId, useState, type ReactNode, type SubmitEvent } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import '../../../../../shell/parts/form/field-scale.css'
import { Button } from '../../../../../ui/button.tsx'
import { controlProps, Field } from '../../../../../ui/field.tsx'
import boxStyles from '../../../../../ui/field.module.css'
import styles from '../choices/choices.module.css'
import { dialogWords } from './dialog-words.ts'
import type { OpenCardProps } from './open-card.ts'

type ChecklistFormProps = Omit<OpenCardProps, 'board'> & { readonly onDone: () => void }

/** A new checklist below the others. */
export function ChecklistForm({ card, changes, onDone }: ChecklistFormProps): ReactNode {
  const texts = useTexts(dialogWords)
  const [typed, setTyped] = useState<string>(texts.checklist)

  function add(event: SubmitEvent): void {
    event.preventDefault()
    event.stopPropagation()
    const name = typed.trim()
    if (name === '') return
    const checklist = { id: crypto.randomUUID(), name, checkItems: [] }
    void changes.update(card, { checklists: [...card.checklists, checklist] }, fill(texts.checklistAdded, { name }), 'quiet')
    onDone()
  }

  const field = { id: useId(), label: texts.checklistTitle }
  return (
    <form className={styles.choices} onSubmit={add}>
      <Field {...field}>
        <input
          {...controlProps(field)}
          className={boxStyles.box}
          maxLength={200}
          required
          value={typed}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Button type="submit" kind="primary">
        {texts.addChecklist}
      </Button>
    </form>
  )
}
