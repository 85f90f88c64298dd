import { ArchiveRestore, CalendarClock, CircleAlert, CircleCheck, Star, Tags, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectionBar } from '../../../../shell/parts/selection/selection-bar.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { MenuAction } from '../../../../ui/menu.tsx'
import type { Todo } from '../../contract.ts'
import type { Schedule } from '../../rules.ts'
import { bulkWords } from './bulk-words.ts'
import { labelActions } from './label-actions.ts'
import type { TodoActs } from './use-todo-acts.ts'

type TodoBarProps = {
  readonly selection: SelectionModel
  /** Those of the selection that are loaded: they tell what is on, off or mixed. */
  readonly chosen: readonly Todo[]
  /** All of the selection, also those not loaded. */
  readonly readChosen: () => Promise<readonly Todo[]>
  readonly isBin: boolean
  readonly acts: TodoActs
}

/** What can be done with the selected tasks. */
export function TodoBar({ selection, chosen, readChosen, isBin, acts }: TodoBarProps): ReactNode {
  const texts = useTexts(bulkWords)
  const all = (flag: 'completed' | 'starred' | 'important'): boolean => chosen.length > 0 && chosen.every((todo) => todo[flag])
  const withAll =
    (act: (todos: readonly Todo[]) => void): (() => void) =>
    () =>
      void readChosen().then(act)
  function away(act: (todos: readonly Todo[]) => void): () => void {
    return withAll((todos) => {
      act(todos)
      selection.clear()
    })
  }
  if (isBin) {
    const erase = async (todos: readonly Todo[]): Promise<void> => ((await acts.deleteForGood(todos)) ? selection.clear() : undefined)
    return (
      <SelectionBar
        selection={selection}
        actions={[
          { id: 'restore', title: texts.restore, icon: ArchiveRestore, run: away(acts.restore) },
          { id: 'erase', title: texts.deleteForGood, icon: Trash2, isDanger: true, run: withAll((todos) => void erase(todos)) },
        ]}
      />
    )
  }
  const due = (schedule: Schedule, title: string): MenuAction => ({
    id: schedule,
    title,
    run: withAll((todos) => acts.schedule(todos, schedule)),
  })
  return (
    <SelectionBar
      selection={selection}
      actions={[
        {
          id: 'done',
          title: all('completed') ? texts.reopen : texts.complete,
          icon: CircleCheck,
          keys: 'd',
          run: withAll((todos) => acts.toggle(todos, 'completed')),
        },
        {
          id: 'priority',
          title: all('important') ? texts.noPriority : texts.priority,
          icon: CircleAlert,
          keys: '!',
          run: withAll((todos) => acts.toggle(todos, 'important')),
        },
        {
          id: 'star',
          title: all('starred') ? texts.unstar : texts.star,
          icon: Star,
          keys: 's',
          run: withAll((todos) => acts.toggle(todos, 'starred')),
        },
        { id: 'remove', title: texts.remove, icon: Trash2, keys: '#', isDanger: true, run: away(acts.remove) },
      ]}
      menus={[
        {
          id: 'labels',
          title: texts.labels,
          icon: Tags,
          groups: [labelActions(chosen, (labelId) => withAll((todos) => acts.toggleLabel(todos, labelId))())],
        },
        {
          id: 'due',
          title: texts.due,
          icon: CalendarClock,
          groups: [
            [due('today', texts.dueToday), due('tomorrow', texts.dueTomorrow), due('next-week', texts.dueNextWeek)],
            [due('none', texts.noDue)],
          ],
        },
      ]}
    />
  )
}
