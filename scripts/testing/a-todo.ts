import type { Todo } from '../../src/features/todo/contract.ts'

/** A task for tests; what matters to the test is given. */
export function aTodo(change: Partial<Todo> = {}): Todo {
  return {
    id: '5f1c7f0e-0000-4000-8000-000000000101',
    title: 'Water the plants',
    notes: '',
    startDate: null,
    dueDate: null,
    completed: false,
    starred: false,
    important: false,
    deleted: false,
    labels: [],
    folder: 0,
    position: 1,
    version: 1,
    ...change,
  }
}
