// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aTodo } from '../../../../scripts/testing/a-todo.ts'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { Problem } from '../../../kit/problem.ts'
import { useUndo } from '../../../shell/parts/undo/use-undo.ts'
import {
  countTodos,
  deleteTodos,
  listTodos,
  listWholeTodos,
  newTodo,
  readTodo,
  removeTodo,
  restoreTodos,
  toggleLabel,
  updateTodo,
  updateTodos,
  type Todo,
} from '../contract.ts'
import { isIn, type Place } from './places.ts'
import { Page } from './todo-page.tsx'

beforeEach(() => {
  vi.setSystemTime(new Date('2026-11-18T09:00:00Z'))
  // A wide window: the side panel stands beside the list.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width >='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const [plants, bakery, garage] = [
  aTodo({ id: '5f1c7f0e-0000-4000-8000-000000000301', title: 'Water the plants', dueDate: '2026-11-17', labels: [1] }),
  aTodo({ id: '5f1c7f0e-0000-4000-8000-000000000302', title: 'Remind the bakery', dueDate: '2026-11-19T14:00:00.000Z', position: 2 }),
  aTodo({ id: '5f1c7f0e-0000-4000-8000-000000000303', title: 'Sweep the garage', deleted: true, position: 3 }),
]

/** A server with these tasks that does what it is told. */
function aServer(
  first: readonly Todo[],
  { isDown = (): boolean => false } = {},
): {
  readonly todos: () => readonly Todo[]
  readonly asked: readonly string[]
  readonly change: (id: string, patch: Partial<Todo>) => void
} {
  let todos = [...first]
  const change = (ids: readonly string[], patch: (todo: Todo) => Partial<Todo>): number => {
    todos = todos.map((todo) => (ids.includes(todo.id) ? { ...todo, ...patch(todo), version: todo.version + 1 } : todo))
    return ids.length
  }
  const one = (id: string): Todo => {
    const found = todos.find((todo) => todo.id === id)
    if (!found) throw new Problem('not-found', 'No such task')
    return found
  }
  const under = ({ filterHandle = undefined as string | undefined, labelHandle = undefined as string | undefined }): Todo[] => {
    // The handles are those the page asked for.
    const place = (
      filterHandle
        ? { kind: 'filter', handle: filterHandle }
        : labelHandle
          ? { kind: 'label', handle: labelHandle }
          : { kind: 'folder', handle: 'all' }
    ) as Place
    return todos.filter((todo) => isIn(place, todo))
  }
  const { asked } = serveContract([
    serving(listTodos, (which) => {
      if (isDown()) throw new Problem('unavailable', 'Not now')
      return under(which)
    }),
    serving(readTodo, ({ todoId }) => one(todoId)),
    serving(listWholeTodos, under),
    serving(countTodos, (which) => ({ all: 2, filters: { overdue: 1, today: 1 }, labels: { backend: 1 }, matching: under(which).length })),
    serving(updateTodo, ({ id, ...patch }) => {
      const { version } = one(id)
      if (patch.version !== undefined && patch.version !== version) throw new Problem('conflict', 'Somebody was faster')
      change([id], () => Object.fromEntries(Object.entries(patch).filter(([name]) => name !== 'version')))
      return one(id)
    }),
    serving(updateTodos, ({ selectedTodoIds, changes }) => ({ changed: change(selectedTodoIds, () => changes as Partial<Todo>) })),
    serving(removeTodo, ({ id }) => (change([id], () => ({ deleted: true })), one(id))),
    serving(toggleLabel, ({ selectedTodoIds, labelId }) => ({
      changed: change(selectedTodoIds, ({ labels }) => ({
        labels: labels.includes(labelId) ? labels.filter((each) => each !== labelId) : [...labels, labelId],
      })),
    })),
    serving(restoreTodos, ({ todos: before }) => ({
      changed: change(
        before.map(({ id }) => id),
        ({ id }) => before.find((each) => each.id === id) ?? {},
      ),
    })),
    serving(deleteTodos, ({ selectedTodoIds }) => {
      todos = todos.filter(({ id, deleted }) => !(deleted && selectedTodoIds.includes(id)))
      return { changed: selectedTodoIds.length }
    }),
    serving(newTodo, (fresh) => {
      const todo = aTodo(Object.fromEntries(Object.entries(fresh).filter(([, value]) => value !== undefined)))
      todos = [todo, ...todos]
      return todo
    }),
  ])
  return { todos: () => todos, asked, change: (id, patch) => void change([id], () => patch) }
}

/** Stands for the notice, which belongs to the frame around the page. */
function Taking(): ReactNode {
  const { undo } = useUndo()
  return (
    <button type="button" onClick={() => void undo()}>
      Undo
    </button>
  )
}

async function open(path = '/apps/todo/all'): Promise<void> {
  const page = (
    <>
      <Page />
      <Taking />
    </>
  )
  await renderInWorkspace(page, { path, user: aUser() })
}
const row = (title: string): Promise<HTMLElement> => screen.findByRole('link', { name: new RegExp(title) })
const press = (role: string, name: string | RegExp): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole(role, { name })))
const quickAdd = (): HTMLElement => screen.getByRole('textbox', { name: 'Add a task' })

it('§2.42 §7.18 shows the tasks with their dates in words, and what is late not only by colour', async () => {
  aServer([plants, bakery, garage])

  await open()

  expect((await row('Water the plants')).textContent).toContain('Overdue Yesterday')
  expect((await row('Remind the bakery')).textContent).toContain('Due Tomorrow, 15:00')
  expect(screen.getByText('Tomorrow, 15:00').title).toBe('Thursday, 19 November 2026, 15:00')
  expect(screen.queryByText('Sweep the garage')).toBeNull()
})

it('§3.19 §3.20 has all filters and labels, with what is open in them', async () => {
  aServer([plants])

  await open()

  const links = (await screen.findAllByRole('link')).map((link) => link.textContent)
  expect(links.join('|')).toContain(
    'Starred|Priority|Sheduled|Today11 open|Done|Deleted|Overdue11 open|Frontend|Backend11 open|API|Issue|Mobile',
  )
})

it('leads elsewhere from a place that does not exist', async () => {
  aServer([])

  await open('/apps/todo/filter/nowhere')

  expect(location.pathname).toBe('/pages/errors/error-404')
})

it('§4.26 §7.20 is done by one press, stays struck through, and undo brings back exactly what was there', async () => {
  const { todos } = aServer([plants, bakery])
  await open()
  await row('Water the plants')

  await press('checkbox', 'Done: Water the plants')
  await waitFor(() => expect(todos()[0]?.completed).toBe(true))
  expect(await row('Water the plants')).toBeTruthy()
  await press('button', 'Undo')

  await waitFor(() => expect(todos()[0]?.completed).toBe(false))
  expect({ ...todos()[0], version: 1 }).toEqual(plants)
})

it('a task that leaves a filter stays for 4 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.setSystemTime(new Date('2026-11-18T09:00:00Z'))
  const starred = { ...plants, starred: true }
  const { todos } = aServer([starred])
  await open('/apps/todo/filter/starred')
  await row('Water the plants')

  await press('button', 'Star: Water the plants')
  await waitFor(() => expect(todos()[0]?.starred).toBe(false))
  await act(() => vi.advanceTimersByTimeAsync(3500))
  expect(screen.queryByRole('link', { name: /Water the plants/ })).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1000))

  expect(await screen.findByText('No starred tasks')).toBeTruthy()
})

it('§7.21 the line above makes a task of what it says, and stays for the next', async () => {
  const { todos } = aServer([plants])
  await open()
  await row('Water the plants')

  fireEvent.change(quickAdd(), { target: { value: 'Rechnung prüfen morgen 15:00 #backend !' } })
  expect(screen.getByText('Due Tomorrow, 15:00')).toBeTruthy()
  await act(async () => void fireEvent.keyDown(quickAdd(), { key: 'Enter' }))

  await waitFor(() => expect(todos()).toHaveLength(2))
  expect(todos()[0]).toMatchObject({ title: 'Rechnung prüfen', dueDate: '2026-11-19T14:00:00.000Z', labels: [1], important: true })
  expect(quickAdd()).toHaveProperty('value', '')
})

it('Backspace right behind what was understood makes it plain words again', async () => {
  const { todos } = aServer([])
  await open()
  await screen.findByText('A place for what is to be done')
  const field = quickAdd() as HTMLInputElement // it is the one of the line above

  fireEvent.change(field, { target: { value: 'Read «Morgen' } })
  fireEvent.change(field, { target: { value: 'Read morgen' } })
  field.setSelectionRange(11, 11)
  await act(async () => void fireEvent.keyDown(field, { key: 'Backspace' }))
  expect(screen.queryByText(/^Due/)).toBeNull()
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter' }))

  await waitFor(() => expect(todos()[0]).toMatchObject({ title: 'Read morgen', dueDate: null }))
})

it('§4.29 §7.22 delete moves to the bin, from where it comes back or goes for good', async () => {
  const { todos } = aServer([plants, garage])
  await open('/apps/todo/filter/deleted')
  await row('Sweep the garage')

  await press('button', 'Delete Sweep the garage for good')
  const question = await screen.findByRole('alertdialog')
  expect(todos()).toHaveLength(2)
  await act(async () => void fireEvent.click(within(question).getByRole('button', { name: 'Delete for good' })))

  await waitFor(() => expect(todos()).toEqual([plants]))
  expect(await screen.findByText('The bin is empty')).toBeTruthy()
})

it('moves all that is overdue to today, and undo gives each its day back', async () => {
  const { todos } = aServer([plants])
  await open('/apps/todo/filter/overdue')
  await row('Water the plants')

  await press('button', 'Move all overdue to today')
  await waitFor(() => expect(todos()[0]?.dueDate).toBe('2026-11-18'))
  await press('button', 'Undo')

  await waitFor(() => expect(todos()[0]?.dueDate).toBe('2026-11-17'))
})

it('never looks empty where loading failed', async () => {
  aServer([], { isDown: () => true })

  await open()

  expect(await screen.findByText('The tasks could not be loaded')).toBeTruthy()
})

it('§7.20 what somebody else changed while the dialog was open stays, and undo takes back only what was saved here', async () => {
  const { todos, change } = aServer([plants])
  await open(`/apps/todo/all/${plants.id}`)
  const dialog = await screen.findByRole('dialog', { name: 'Edit todo' })
  change(plants.id, { notes: 'Only the ferns' })

  fireEvent.change(within(dialog).getByLabelText('Title *'), { target: { value: 'Water the ferns' } })
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Save' })))
  await waitFor(() => expect(todos()[0]).toMatchObject({ title: 'Water the ferns', notes: 'Only the ferns' }))
  await waitFor(() => expect(location.pathname).toBe('/apps/todo/all'))
  await press('button', 'Undo')

  await waitFor(() => expect(todos()[0]).toMatchObject({ title: 'Water the plants', notes: 'Only the ferns' }))
})

it('a task that is not there says so, and keeps the list', async () => {
  aServer([plants])

  await open('/apps/todo/all/5f1c7f0e-0000-4000-8000-000000000999')

  expect(await screen.findByText('This task is not there')).toBeTruthy()
})
