import { CircleAlert, Star } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { RowKeys } from '../../../../shell/parts/selection/use-row-keys.ts'
import type { useRowPointer } from '../../../../shell/parts/selection/use-row-pointer.ts'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Label } from '../../../../ui/label.tsx'
import type { Todo } from '../../contract.ts'
import { labels } from '../../lists.ts'
import { excerptOf } from '../excerpt.ts'
import { todoWords } from '../todo-words.ts'
import { BinButtons } from './bin-buttons.tsx'
import { DoneBox } from './done-box.tsx'
import { TitleField } from './title-field.tsx'
import { TodoDates } from './todo-dates.tsx'
import styles from './todo-row.module.css'

/** What rows can be asked to do. */
export type RowActs = {
  readonly toggleDone: (todo: Todo) => void
  readonly togglePriority: (todo: Todo) => void
  readonly toggleStar: (todo: Todo) => void
  readonly restore: (todo: Todo) => void
  readonly deleteForGood: (todo: Todo) => void
  /** Nothing ends it without a change. */
  readonly rename: (todo: Todo, title: string | undefined) => void
}

export type TodoRowProps = {
  readonly todo: Todo
  readonly path: string
  readonly acts: RowActs
  readonly isRenaming: boolean
  readonly selection: SelectionModel
  readonly keys: Pick<RowKeys<HTMLDivElement>, 'rowProps' | 'tabIndexIn'>
  readonly pointerOn: ReturnType<typeof useRowPointer>
  /** By which it is moved, where the order is made by hand. */
  readonly handle?: ReactNode
}

/** One task: done, what it is, when, and what is special about it. */
export const TodoRow = memo(function TodoRow(props: TodoRowProps): ReactNode {
  const { todo, acts, isRenaming, selection, keys, handle } = props
  const texts = useTexts(todoWords)
  const { id, title, completed, deleted, important, starred } = todo
  const tabIndex = keys.tabIndexIn(id)
  const isSelected = selection.isSelected(id)
  return (
    <div className={styles.row} data-done={completed} data-selected={isSelected} data-selecting={selection.count > 0}>
      <span className={styles.grips}>
        {handle}
        <span className={styles.select}>
          <CheckBox
            aria-label={fill(texts.selectTask, { title })}
            tabIndex={tabIndex}
            isOn={isSelected}
            onChange={() => undefined}
            onClick={(event) => selection.toggle(id, event)}
          />
        </span>
      </span>
      <DoneBox isOn={completed} name={fill(texts.doneTask, { title })} tabIndex={tabIndex} onToggle={() => acts.toggleDone(todo)} />
      {isRenaming ? <TitleField todo={todo} onEnd={(next) => acts.rename(todo, next)} /> : <RowLink {...props} />}
      <span className={styles.marks}>
        {deleted ? (
          <BinButtons todo={todo} tabIndex={tabIndex} acts={acts} />
        ) : (
          <>
            <IconButton
              name={fill(texts.priorityOn, { title })}
              icon={CircleAlert}
              className={styles.priority ?? ''}
              aria-pressed={important}
              tabIndex={tabIndex}
              onClick={() => acts.togglePriority(todo)}
            />
            <IconButton
              name={fill(texts.starOn, { title })}
              icon={Star}
              className={styles.star ?? ''}
              aria-pressed={starred}
              tabIndex={tabIndex}
              onClick={() => acts.toggleStar(todo)}
            />
          </>
        )}
      </span>
    </div>
  )
})

function RowLink({ todo, path, keys, pointerOn }: TodoRowProps): ReactNode {
  const { id, title, notes, labels: labelIds, startDate, dueDate } = todo
  const excerpt = excerptOf(notes)
  const chips = labels.filter((label) => labelIds.includes(label.id))
  return (
    <Link {...keys.rowProps(id)} {...pointerOn(id)} href={path} className={styles.link ?? ''} draggable={false}>
      <span className={styles.title}>{title}</span>
      {excerpt === '' ? null : <span className={styles.notes}>{excerpt}</span>}
      {chips.length === 0 && startDate === null && dueDate === null ? null : (
        <span className={styles.meta}>
          <TodoDates todo={todo} />
          {chips.map((label) => (
            <Label key={label.id} colour={label.color}>
              {label.title}
            </Label>
          ))}
        </span>
      )}
    </Link>
  )
}
