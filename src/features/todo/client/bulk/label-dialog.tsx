import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { Label } from '../../../../ui/label.tsx'
import type { Todo } from '../../contract.ts'
import { labels } from '../../lists.ts'
import { bulkWords } from './bulk-words.ts'
import styles from './label-dialog.module.css'

type LabelDialogProps = {
  readonly todos: readonly Todo[]
  readonly onToggle: (labelId: number) => void
  readonly onClose: () => void
}

/** The labels of one or several tasks, switched one by one; for those who came by key. */
export function LabelDialog({ todos, onToggle, onClose }: LabelDialogProps): ReactNode {
  const texts = useTexts(bulkWords)
  const title =
    todos.length === 1 ? fill(texts.labelTitle, { title: todos[0]?.title ?? '' }) : fill(texts.labelTitleMany, { count: todos.length })
  return (
    <Dialog title={title} size="small" isOpen onClose={onClose} footer={<Button onClick={onClose}>{texts.apply}</Button>}>
      <ul className={styles.list}>
        {labels.map(({ id, title: name, color }) => {
          const count = todos.filter((todo) => todo.labels.includes(id)).length
          const isAll = count === todos.length
          return (
            <li key={id}>
              <label className={styles.choice}>
                <CheckBox isOn={isAll} isMixed={count > 0 && !isAll} onChange={() => onToggle(id)} />
                <Label colour={color}>{name}</Label>
              </label>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
