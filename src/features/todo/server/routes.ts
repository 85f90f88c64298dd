import type { Kysely, Transaction } from 'kysely'
import { workspaceRoute, type Route } from '../../../platform/http.ts'
import { publish } from '../../../platform/live.ts'
import {
  countTodos,
  deleteTodos,
  importTodos,
  listFilters,
  listFolders,
  listLabels,
  listTodos,
  listWholeTodos,
  moveTodo,
  newTodo,
  readTodo as readTodoCall,
  removeTodo,
  restoreTodos,
  setFolder,
  toggleLabel,
  undoImport,
  updateTodo,
  updateTodos,
  type Todo,
} from '../contract.ts'
import { filters, folders, labels } from '../lists.ts'
import { addImported, addTodo, removeImported } from './add-store.ts'
import { eraseTodos, storeChange, storeFolder, storeMove, storeSameChange, storeTodos, storeToggledLabel } from './change-store.ts'
import { readCounts } from './count-store.ts'
import { readTodo, readTodos, readWholeTodos } from './list-store.ts'
import type { TodoTables } from './tables.ts'

/** The tasks of a workspace: everybody in it sees and changes them. */
export function todoRoutes(db: Kysely<TodoTables>): readonly Route[] {
  return [...readingRoutes(db), ...singleRoutes(db), ...bulkRoutes(db)]
}

function readingRoutes(db: Kysely<TodoTables>): readonly Route[] {
  return [
    workspaceRoute(listTodos, db, (wish, tx) => readTodos(tx, wish)),
    workspaceRoute(readTodoCall, db, ({ todoId }, tx) => readTodo(tx, todoId)),
    workspaceRoute(listWholeTodos, db, (wish, tx) => readWholeTodos(tx, wish)),
    workspaceRoute(countTodos, db, (which, tx) => readCounts(tx, which)),
    workspaceRoute(listFolders, db, async () => [...folders]),
    workspaceRoute(listFilters, db, async () => [...filters]),
    workspaceRoute(listLabels, db, async () => [...labels]),
  ]
}

function singleRoutes(db: Kysely<TodoTables>): readonly Route[] {
  return [
    workspaceRoute(updateTodo, db, async (change, tx) => told(tx, await storeChange(tx, change))),
    workspaceRoute(newTodo, db, async (todo, tx) => told(tx, await addTodo(tx, todo))),
    workspaceRoute(removeTodo, db, async ({ id }, tx) => told(tx, await storeChange(tx, { id, deleted: true }))),
    workspaceRoute(moveTodo, db, async (move, tx) => told(tx, await storeMove(tx, move))),
  ]
}

function bulkRoutes(db: Kysely<TodoTables>): readonly Route[] {
  return [
    workspaceRoute(updateTodos, db, async ({ selectedTodoIds: ids, changes }, tx) =>
      toldMany(tx, ids, await storeSameChange(tx, ids, changes)),
    ),
    workspaceRoute(setFolder, db, async ({ selectedTodoIds: ids, folderId }, tx) =>
      toldMany(tx, ids, await storeFolder(tx, ids, folderId)),
    ),
    workspaceRoute(toggleLabel, db, async ({ selectedTodoIds: ids, labelId }, tx) =>
      toldMany(tx, ids, await storeToggledLabel(tx, ids, labelId)),
    ),
    workspaceRoute(deleteTodos, db, async ({ selectedTodoIds: ids }, tx) => toldMany(tx, ids, await eraseTodos(tx, ids))),
    workspaceRoute(restoreTodos, db, async ({ todos }, tx) =>
      toldMany(
        tx,
        todos.map(({ id }) => id),
        await storeTodos(tx, todos),
      ),
    ),
    workspaceRoute(importTodos, db, async ({ importId, todos }, tx) => toldMany(tx, [], await addImported(tx, importId, todos))),
    workspaceRoute(undoImport, db, async ({ importId }, tx) => toldMany(tx, [], await removeImported(tx, importId))),
  ]
}

async function told(tx: Transaction<TodoTables>, todo: Todo): Promise<Todo> {
  await publish(tx, { topic: 'todo', key: todo.id })
  return todo
}

async function toldMany(tx: Transaction<TodoTables>, ids: readonly string[], changed: number): Promise<{ changed: number }> {
  const [first, ...others] = ids
  if (changed > 0) await publish(tx, { topic: 'todo', key: first === undefined || others.length > 0 ? 'many' : first })
  return { changed }
}
