import { SearchX } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../shell/parts/states/loading-rows.tsx'
import { Problem } from '../../../../kit/problem.ts'
import type { Todo } from '../../contract.ts'
import type { FreshTodo } from '../changes/use-add-todo.ts'
import type { Place } from '../places.ts'
import { startAt } from '../quick/place-start.ts'
import { useTodo } from '../todo-queries.ts'
import { dialogWords } from './dialog-words.ts'
import { TodoDialog } from './todo-dialog.tsx'
import type { TodoContent } from './todo-fields.ts'
import { useSaveTodo } from './use-save-todo.ts'

type OpenDialogProps = {
  /** `new`, or the id of a task. */
  readonly openId: string
  readonly place: Place
  /** The task, where the list has it. */
  readonly known: Todo | undefined
  readonly onAdd: (fresh: FreshTodo) => Promise<boolean>
  readonly onRemove: (todo: Todo) => void
  readonly onRestore: (todo: Todo) => void
  readonly onClosed: () => void
}

const blank: TodoContent = {
  title: '',
  notes: '',
  completed: false,
  important: false,
  starred: false,
  labels: [],
  startDate: null,
  dueDate: null,
}

/** The layer that an address asks for. */
export function OpenDialog(props: OpenDialogProps): ReactNode {
  return props.openId === 'new' ? <NewDialog {...props} /> : <EditDialog key={props.openId} {...props} />
}

function NewDialog({ place, onAdd, onClosed }: OpenDialogProps): ReactNode {
  const now = useMinute()
  return <TodoDialog start={{ ...blank, ...startAt(place, now) }} onSave={async (content) => void onAdd(content)} onClosed={onClosed} />
}

function EditDialog({ openId, known, onRemove, onRestore, onClosed }: OpenDialogProps): ReactNode {
  const texts = useTexts(dialogWords)
  const query = useTodo(openId, known)
  const save = useSaveTodo()
  const { data: todo, error } = query
  if (todo) {
    const inBin = todo.deleted ? { onRestore: () => onRestore(todo) } : { onRemove: () => onRemove(todo) }
    return <LoadedDialog todo={todo} save={save} {...inBin} onClosed={onClosed} />
  }
  const isMissing = error instanceof Problem && (error.code === 'not-found' || error.code === 'invalid-input')
  return (
    <Dialog title={texts.editTitle} size="large" isOpen onClose={onClosed}>
      {isMissing ? (
        <EmptyState kind="filtered" icon={SearchX} title={texts.missingTitle} text={texts.missingText} />
      ) : error ? (
        <LoadError onRetry={() => void query.refetch()} />
      ) : (
        <LoadingBlock />
      )}
    </Dialog>
  )
}

type LoadedDialogProps = {
  readonly todo: Todo
  readonly save: (base: Todo, content: TodoContent) => Promise<void>
  readonly onRemove?: () => void
  readonly onRestore?: () => void
  readonly onClosed: () => void
}

/** The task as it was when it was opened is what the changes are measured against. */
function LoadedDialog({ todo, save, ...rest }: LoadedDialogProps): ReactNode {
  const [base] = useState(todo)
  return <TodoDialog todo={todo} start={base} onSave={(content) => save(base, content)} {...rest} />
}
