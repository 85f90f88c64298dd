import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { SortableList } from '../../../../shell/parts/drag/sortable-list.tsx'
import type { RowKeys } from '../../../../shell/parts/selection/use-row-keys.ts'
import { useRowPointer } from '../../../../shell/parts/selection/use-row-pointer.ts'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { Todo } from '../../contract.ts'
import { pathOf, type Place } from '../places.ts'
import { todoWords } from '../todo-words.ts'
import { TodoRow, type RowActs, type TodoRowProps } from './todo-row.tsx'
import styles from './todo-rows.module.css'

type TodoRowsProps = {
  readonly rows: readonly Todo[]
  readonly place: Place
  readonly keys: RowKeys<HTMLDivElement>
  readonly selection: SelectionModel
  readonly acts: RowActs
  readonly renamingId: string | undefined
  /** Given where the order is made by hand. */
  readonly onMove?: ((from: number, to: number) => void) | undefined
}

export function TodoRows({ rows, place, keys, selection, acts, renamingId, onMove }: TodoRowsProps): ReactNode {
  const texts = useTexts(todoWords)
  const pointerOn = useRowPointer(selection)
  const search = useSearch()
  const rowOf = (todo: Todo): TodoRowProps => ({
    todo,
    path: `${pathOf(place, todo.id)}${search === '' ? '' : `?${search}`}`,
    acts,
    isRenaming: todo.id === renamingId,
    selection,
    keys,
    pointerOn,
  })
  return (
    <div {...keys.listProps}>
      {onMove ? (
        <SortableList name={texts.list} items={rows} titleOf={({ title }) => title} onMove={onMove} className={styles.rows}>
          {(todo, handle) => <TodoRow {...rowOf(todo)} handle={handle} />}
        </SortableList>
      ) : (
        <ul className={styles.rows} aria-label={texts.list}>
          {rows.map((todo) => (
            <li key={todo.id}>
              <TodoRow {...rowOf(todo)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
