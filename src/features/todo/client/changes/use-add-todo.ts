import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { newTodo, removeTodo, updateTodo, type Todo } from '../../contract.ts'
import { useTodoKey } from '../todo-queries.ts'
import { changeWords } from './change-words.ts'
import { adding, patching, type TodoEdit, type TodoValue } from './todo-steps.ts'

/** What a new task may be told; the rest is as it is in most of them. */
export type FreshTodo = Pick<Todo, 'title'> & Partial<Omit<Todo, 'id' | 'position' | 'version'>>

/** Adds a task before all others of the list that shows; undoing it puts it into the bin. */
export function useAddTodo(listKey: QueryKey): (fresh: FreshTodo) => Promise<boolean> {
  const texts = useTexts(changeWords)
  const client = useQueryClient()
  const all = useTodoKey()
  const { run } = useChange<TodoValue, TodoEdit>({
    queryKey: listKey,
    apply: (value, { show }) => show(value),
    call: ({ send }) => send(),
    invert: ({ back, text }) => back && { ...back, text },
    text: ({ text }) => text,
    // What was added stands first in the list already.
    isQuiet: true,
    mode: 'optimistic',
  })
  return useCallback(
    async (fresh) => {
      // The same id however often it is sent, so that one task comes of it.
      const todo: Todo = { ...blank, ...fresh, id: crypto.randomUUID() }
      const isThere = await run({ ...addition(todo), text: fill(texts.addedOne, { title: todo.title }) })
      void client.invalidateQueries({ queryKey: all })
      return isThere
    },
    [run, client, all, texts],
  )
}

const blank: Omit<Todo, 'id' | 'title'> = {
  notes: '',
  startDate: null,
  dueDate: null,
  completed: false,
  starred: false,
  important: false,
  deleted: false,
  labels: [],
  folder: 0,
  position: 0,
  version: 1,
}

function addition(todo: Todo): Omit<TodoEdit, 'text'> {
  const { position: _, version: __, ...fresh } = todo
  async function send(): Promise<void> {
    const stored = await call(newTodo, fresh)
    // Done again after it was taken back: it lies in the bin.
    if (stored.deleted) await call(updateTodo, { id: todo.id, deleted: false })
  }
  const isIt = new Set([todo.id])
  return {
    show: adding(todo),
    send,
    back: { show: patching(isIt, () => ({ deleted: true })), send: () => call(removeTodo, { id: todo.id }) },
  }
}
