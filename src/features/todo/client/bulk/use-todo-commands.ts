import { CalendarClock, CircleAlert, CircleCheck, Pencil, Plus, Star, Tags, Trash2, Zap } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import type { Todo } from '../../contract.ts'
import type { Schedule } from '../../rules.ts'
import { bulkWords } from './bulk-words.ts'
import type { TodoActs } from './use-todo-acts.ts'

type Many = readonly Todo[]

type CommandTools = {
  readonly acts: TodoActs
  /** The selection, or else the task with the focus. */
  readonly readTargets: () => Promise<Many>
  readonly afterRemove: () => void
  readonly openLabels: (todos: Many) => void
  readonly beginRename: (todo: Todo) => void
  readonly focusQuickAdd: () => void
  readonly openNew: () => void
  readonly isBin: boolean
}

type Keyed = Omit<Command, 'group' | 'run'> & { readonly run: (tools: CommandTools, todos: Many) => void }

/** The keys of the app. They act on the selection, or on the task with the focus. */
export function useTodoCommands(tools: CommandTools): void {
  const texts = useTexts(bulkWords)
  const announce = useAnnounce()
  const latest = useRef(tools)
  useLayoutEffect(() => {
    latest.current = tools
  })
  const { isBin } = tools
  const commands = useMemo((): readonly Command[] => {
    async function onTargets(run: Keyed['run']): Promise<void> {
      const todos = await latest.current.readTargets()
      if (todos.length === 0) announce(texts.chooseFirst, 'assertive')
      else run(latest.current, todos)
    }
    const schedule = (id: Schedule, keys: string, title: string): Keyed => ({
      id: `todo-due-${id}`,
      keys,
      title,
      icon: CalendarClock,
      run: ({ acts }, todos) => acts.schedule(todos, id),
    })
    const inLists: readonly Keyed[] = [
      { id: 'todo-done', keys: 'd', title: texts.complete, icon: CircleCheck, run: ({ acts }, todos) => acts.toggle(todos, 'completed') },
      { id: 'todo-star', keys: 's', title: texts.star, icon: Star, run: ({ acts }, todos) => acts.toggle(todos, 'starred') },
      {
        id: 'todo-priority',
        keys: '!',
        title: texts.priority,
        icon: CircleAlert,
        run: ({ acts }, todos) => acts.toggle(todos, 'important'),
      },
      { id: 'todo-label', keys: 'l', title: texts.label, icon: Tags, run: ({ openLabels }, todos) => openLabels(todos) },
      schedule('today', 't c', texts.dueToday),
      schedule('tomorrow', 't t', texts.dueTomorrow),
      schedule('next-week', 't w', texts.dueNextWeek),
      {
        id: 'todo-rename',
        keys: 'F2',
        title: texts.rename,
        icon: Pencil,
        run: ({ beginRename }, [first]) => (first ? beginRename(first) : undefined),
      },
      { id: 'todo-remove', keys: '#', title: texts.remove, icon: Trash2, run: remove },
    ]
    const inBin: readonly Keyed[] = [
      { id: 'todo-remove', keys: '#', title: texts.deleteForGood, icon: Trash2, run: ({ acts }, todos) => void acts.deleteForGood(todos) },
    ]
    return [
      { id: 'todo-quick-add', keys: 'q', title: texts.quickAdd, group: 'create', icon: Zap, run: () => latest.current.focusQuickAdd() },
      { id: 'todo-new', keys: 'c', title: texts.newTask, group: 'create', icon: Plus, run: () => latest.current.openNew() },
      ...(isBin ? inBin : inLists).map(({ run, ...rest }): Command => ({ ...rest, group: 'page', run: () => void onTargets(run) })),
    ]
  }, [texts, announce, isBin])
  useCommands(commands)
}

function remove({ acts, afterRemove }: CommandTools, todos: Many): void {
  acts.remove(todos)
  afterRemove()
}
