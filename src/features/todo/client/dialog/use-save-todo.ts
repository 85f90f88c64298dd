import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { readTodo, updateTodo, type Todo } from '../../contract.ts'
import { changeWords } from '../changes/change-words.ts'
import { useTodoKey } from '../todo-queries.ts'
import { dialogWords } from './dialog-words.ts'
import type { TodoContent } from './todo-fields.ts'

/** Saves what the form changed; what somebody else changed meanwhile stays, or is asked about. */
export function useSaveTodo(): (base: Todo, content: TodoContent) => Promise<void> {
  const texts = useTexts(dialogWords)
  const words = useTexts(changeWords)
  const client = useQueryClient()
  const queryKey = useTodoKey()
  const undo = useUndo()
  const titles = useMemo(
    () => ({ title: texts.title, notes: texts.notes, startDate: texts.startDate, dueDate: texts.dueDate, labels: texts.labels }),
    [texts],
  )
  const saveMerged = useMergedSave<Todo>({ titles })
  return async (base, content) => {
    const mine = changedIn(base, content)
    if (Object.keys(mine).length === 0) return
    const { id } = base
    const again = (): Promise<unknown> => client.invalidateQueries({ queryKey })
    await saveMerged({
      base,
      mine,
      read: () => call(readTodo, { todoId: id }),
      save: (changes, version) => call(updateTodo, { ...changes, id, version }),
    })
    const write = async (changes: Partial<Todo>): Promise<void> => {
      await call(updateTodo, { ...changes, id })
      await again()
    }
    undo.did({ text: fill(words.savedOne, { title: content.title }), undo: () => write(fieldsOf(base, mine)), redo: () => write(mine) })
    await again()
  }
}

/** Only what is different, so that nothing else is written over. */
function changedIn(base: Todo, content: TodoContent): Partial<TodoContent> {
  const changed = Object.entries(content).filter(([name, value]) => !isSame(value, base[name as keyof TodoContent]))
  return Object.fromEntries(changed) // of the content, so each name has a value of its own kind
}

function fieldsOf(base: Todo, mine: Partial<TodoContent>): Partial<Todo> {
  return Object.fromEntries(Object.keys(mine).map((name) => [name, base[name as keyof TodoContent]])) // the names come from the content
}

function isSame(one: unknown, other: unknown): boolean {
  // The order of labels means nothing.
  if (Array.isArray(one) && Array.isArray(other)) return one.length === other.length && one.every((each) => other.includes(each))
  return one === other
}
