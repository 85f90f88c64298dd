import { labels } from '../../lists.ts'
import { todayAt } from '../../rules.ts'
import type { FreshTodo } from '../changes/use-add-todo.ts'
import type { Place } from '../places.ts'

/** What a task that is added at a place needs to be seen there. */
export function startAt(place: Place, now: Date): Omit<FreshTodo, 'title'> {
  if (place.kind === 'label') return { labels: labels.filter(({ handle }) => handle === place.handle).map(({ id }) => id) }
  if (place.handle === 'starred') return { starred: true }
  if (place.handle === 'important') return { important: true }
  return place.handle === 'today' || place.handle === 'dueDate' ? { dueDate: todayAt(now) } : {}
}
