import { ArchiveRestore, Trash2 } from 'lucide-react'
import { useId, useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { idOf } from '../../../../shell/parts/form/form-labels.ts'
import { useClosing } from '../../../../shell/parts/save-bar/use-closing.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import type { Todo } from '../../contract.ts'
import { dialogWords } from './dialog-words.ts'
import styles from './todo-dialog.module.css'
import type { TodoContent } from './todo-fields.ts'
import { TodoForm } from './todo-form.tsx'

type TodoDialogProps = {
  /** What is edited; without it a new one. */
  readonly todo?: Todo
  readonly start: TodoContent
  readonly onSave: (content: TodoContent) => Promise<void>
  readonly onRemove?: () => void
  readonly onRestore?: () => void
  /** After all questions are answered. */
  readonly onClosed: () => void
}

/** A task to read and to change. Closing it with changes asks first. */
export function TodoDialog({ todo, start, onSave, onRemove, onRestore, onClosed }: TodoDialogProps): ReactNode {
  const formId = useId()
  const texts = useTexts(dialogWords)
  const words = useTexts(sharedWords)
  const [isDirty, setDirty] = useState(false)
  const { close, leave, isLeaving } = useClosing({ isDirty, onClosed })
  return (
    <Dialog
      title={todo ? texts.editTitle : texts.newTitle}
      size="large"
      initialFocus={titleOf(formId)}
      isOpen={!isLeaving}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <Button kind="primary" type="submit" form={formId}>
            {todo ? words.save : texts.add}
          </Button>
          <Button onClick={close}>{words.cancel}</Button>
          <span className={styles.gap} />
          {onRestore ? (
            <Button kind="quiet" onClick={() => leave(onRestore)}>
              <ArchiveRestore aria-hidden="true" />
              {texts.restore}
            </Button>
          ) : null}
          {onRemove ? (
            <Button kind="quiet" className={styles.remove} onClick={() => leave(onRemove)}>
              <Trash2 aria-hidden="true" />
              {texts.remove}
            </Button>
          ) : null}
        </div>
      }
    >
      <TodoForm
        id={formId}
        start={start}
        onDirty={setDirty}
        onSubmit={async (content) => {
          await onSave(content)
          leave()
        }}
      />
    </Dialog>
  )
}

/** The field of the title, which comes with the form. */
function titleOf(formId: string): RefObject<HTMLElement | null> {
  return {
    get current() {
      return document.getElementById(idOf(formId, 'title'))
    },
  }
}
