import { useMemo } from 'react'
import type { Todo } from '../../contract.ts'
import { scheduledDay, type Schedule } from '../../rules.ts'
import type { TodoChanges } from '../changes/use-todo-changes.ts'
import { isIn, type Place } from '../places.ts'

type Many = readonly Todo[]
type Switch = 'completed' | 'starred' | 'important'

/** What rows, bar and keys do alike. What would leave the list by it stays for a moment, except what was deleted. */
export type TodoActs = {
  /** Some on and some off: all on first. */
  readonly toggle: (todos: Many, flag: Switch) => void
  readonly schedule: (todos: Many, schedule: Schedule) => void
  readonly toggleLabel: (todos: Many, labelId: number) => void
  readonly remove: (todos: Many) => void
  readonly restore: (todos: Many) => void
  readonly deleteForGood: (todos: Many) => Promise<boolean>
}

export function useTodoActs(changes: TodoChanges, place: Place, linger: (todos: Many) => void): TodoActs {
  return useMemo(() => {
    function keepInSight(todos: Many, change: (todo: Todo) => Partial<Todo>): void {
      const changed = todos.map((todo) => ({ ...todo, ...change(todo) }))
      // Today and overdue are for the server to say; whoever may leave stays.
      const isByClock = place.handle === 'today' || place.handle === 'overdue'
      const leaving = changed.filter((todo) => isByClock || !isIn(place, todo))
      if (leaving.length > 0) linger(leaving)
    }
    return {
      toggle: (todos, flag) => {
        const isOn = !todos.every((todo) => todo[flag])
        keepInSight(todos, () => ({ [flag]: isOn }))
        changes.set(todos, flag, isOn)
      },
      schedule: (todos, schedule) => {
        const dueDate = scheduledDay(schedule, new Date())
        keepInSight(todos, () => ({ dueDate }))
        changes.schedule(todos, dueDate)
      },
      toggleLabel: (todos, labelId) => {
        const isOn = todos.some(({ labels }) => !labels.includes(labelId))
        keepInSight(todos, ({ labels }) => ({ labels: isOn ? [...labels, labelId] : labels.filter((id) => id !== labelId) }))
        changes.toggleLabel(todos, labelId)
      },
      remove: (todos) => changes.set(todos, 'deleted', true),
      restore: (todos) => changes.set(todos, 'deleted', false),
      deleteForGood: (todos) => changes.deleteForGood(todos),
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a place is what its kind and handle say
  }, [changes, linger, place.kind, place.handle])
}
