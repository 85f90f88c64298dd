import type { MenuAction } from '../../../../ui/menu.tsx'
import type { Todo } from '../../contract.ts'
import { labels } from '../../lists.ts'

/** On where all have it, mixed where some do. */
export function labelActions(todos: readonly Todo[], toggle: (labelId: number) => void): readonly MenuAction[] {
  return labels.map(({ id, handle, title }) => {
    const count = todos.filter((todo) => todo.labels.includes(id)).length
    const isOn = count > 0 && count === todos.length
    return { id: handle, title, isOn, isMixed: count > 0 && !isOn, run: () => toggle(id) }
  })
}
