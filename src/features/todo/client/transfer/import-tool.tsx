import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import type { ImportPlan } from '../../../../shell/parts/transfer/import-plan.ts'
import { ImportWizard } from '../../../../shell/parts/transfer/import-wizard.tsx'
import { importTodos, undoImport } from '../../contract.ts'
import type { FreshTodo } from '../changes/use-add-todo.ts'
import { useTodoKey } from '../todo-queries.ts'
import { todoColumns, todoOf } from './columns.ts'
import { todoTransferWords } from './transfer-words.ts'
import { todoistFormat } from './todoist.ts'

/** Brings tasks in from a table, ours or that of another app. */
export function ImportTool({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(todoTransferWords)
  const client = useQueryClient()
  const queryKey = useTodoKey()
  // One name for the whole batch, so that it can be taken back as a whole.
  const [importId] = useState(() => crypto.randomUUID())
  const [now] = useState(() => new Date())
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey })
  const plan: ImportPlan<FreshTodo> = {
    title: texts.importTitle,
    fields: todoColumns,
    formats: [todoistFormat(now), csvFormat<FreshTodo>()],
    rowOf: (cells) => todoOf(cells, texts, now),
    titleOf: ({ title }) => title,
    run: async (rows) => {
      await call(importTodos, { importId, todos: [...rows] })
      await readAgain()
    },
    onUndo: async () => {
      await call(undoImport, { importId })
      await readAgain()
    },
  }
  return <ImportWizard plan={plan} isOpen onClose={onClose} />
}
