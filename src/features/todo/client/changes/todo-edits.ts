import { call } from '../../../../shell/call.ts'
import { moveTodo, removeTodo, restoreTodos, toggleLabel, updateTodo, updateTodos, type Todo } from '../../contract.ts'
import { patching, placing, returning, type Show, type TodoEdit, type TodoStep } from './todo-steps.ts'

export type Flag = 'completed' | 'starred' | 'important' | 'deleted'
type Work = Omit<TodoEdit, 'text'>

/** Switches a flag of those that have it not yet, so that taking it back switches exactly these again. */
export function flagEdit(todos: readonly Todo[], flag: Flag, isOn: boolean): Work | undefined {
  const changed = todos.filter((todo) => todo[flag] !== isOn)
  if (changed.length === 0) return undefined
  const step = (value: boolean): TodoStep => ({ show: showing(changed, { [flag]: value }), send: () => sendFlag(changed, flag, value) })
  return { ...step(isOn), back: step(!isOn) }
}

/** All to one day or to none. */
export function dueEdit(todos: readonly Todo[], dueDate: string | null): Work | undefined {
  const changed = todos.filter((todo) => todo.dueDate !== dueDate)
  if (changed.length === 0) return undefined
  return {
    show: showing(changed, { dueDate }),
    send: () => call(updateTodos, { selectedTodoIds: idsOf(changed), changes: { dueDate } }),
    back: restoring(changed),
  }
}

/** Some with and some without: all get it first. */
export function labelEdit(
  todos: readonly Todo[],
  labelId: number,
): (Work & { readonly isOn: boolean; readonly count: number }) | undefined {
  const without = todos.filter(({ labels }) => !labels.includes(labelId))
  const isOn = without.length > 0
  const changed = isOn ? without : todos
  if (changed.length === 0) return undefined
  const send = (): Promise<unknown> => call(toggleLabel, { selectedTodoIds: idsOf(changed), labelId })
  const show = (has: boolean): Show => patching(idSet(changed), ({ labels }) => ({ labels: withLabel(labels, labelId, has) }))
  return { show: show(isOn), send, back: { show: show(!isOn), send }, isOn, count: changed.length }
}

export function titleEdit(todo: Todo, title: string): Work {
  const step = (value: string): TodoStep => ({
    show: showing([todo], { title: value }),
    send: () => call(updateTodo, { id: todo.id, title: value }),
  })
  return { ...step(title), back: step(todo.title) }
}

/** Before another one of the order made by hand; `nextId` is what stood behind it before. */
export function moveEdit(id: string, beforeId: string | null, nextId: string | null): Work {
  const step = (before: string | null): TodoStep => ({ show: placing(id, before), send: () => call(moveTodo, { id, beforeId: before }) })
  return { ...step(beforeId), back: step(nextId) }
}

/** Makes tasks exactly what they were. */
function restoring(before: readonly Todo[]): TodoStep {
  return { show: returning(before), send: () => call(restoreTodos, { todos: [...before] }) }
}

function sendFlag(todos: readonly Todo[], flag: Flag, isOn: boolean): Promise<unknown> {
  const [first, ...others] = todos
  if (!first) return Promise.resolve()
  if (others.length > 0) return call(updateTodos, { selectedTodoIds: idsOf(todos), changes: { [flag]: isOn } })
  if (flag === 'deleted' && isOn) return call(removeTodo, { id: first.id })
  return call(updateTodo, { id: first.id, [flag]: isOn })
}

function showing(todos: readonly Todo[], change: Partial<Todo>): Show {
  return patching(idSet(todos), () => change)
}

function withLabel(labels: readonly number[], id: number, has: boolean): number[] {
  const others = labels.filter((each) => each !== id)
  return has ? [...others, id] : others
}

function idsOf(todos: readonly Todo[]): string[] {
  return todos.map(({ id }) => id)
}

function idSet(todos: readonly Todo[]): ReadonlySet<string> {
  return new Set(idsOf(todos))
}
