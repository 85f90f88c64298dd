import { useCallback, useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { deleteTodos, type Todo } from '../../contract.ts'
import { labels } from '../../lists.ts'
import { useTodoKey } from '../todo-queries.ts'
import { changeWords } from './change-words.ts'
import { sentence } from './sentence.ts'
import type { texts as original } from './texts.ts'
import { dueEdit, flagEdit, labelEdit, moveEdit, titleEdit, type Flag } from './todo-edits.ts'
import { dropping, type TodoEdit, type TodoValue } from './todo-steps.ts'

type Many = readonly Todo[]

/** What can be done with tasks of a list. Each takes one or several; what changes nothing is not done. */
export type TodoChanges = {
  readonly set: (todos: Many, flag: Flag, isOn: boolean) => void
  readonly schedule: (todos: Many, day: string | null) => void
  readonly toggleLabel: (todos: Many, labelId: number) => void
  readonly rename: (todo: Todo, title: string) => void
  readonly move: (todo: Todo, beforeId: string | null, nextId: string | null) => void
  /** Asks first; resolves with whether they are gone. */
  readonly deleteForGood: (todos: Many) => Promise<boolean>
}

export function useTodoChanges(): TodoChanges {
  const texts = useTexts(changeWords)
  const formats = useFormats()
  const loud = useEdit(false)
  const quiet = useEdit(true)
  const deleteForGood = useFinalDelete()
  return useMemo(
    () => ({
      set: (todos, flag, isOn) => {
        const work = flagEdit(todos, flag, isOn)
        // Those who look need no notice for a star they see; those who listen hear the state of the switch.
        const run = flag === 'starred' || flag === 'important' ? quiet : loud
        if (work) void run({ ...work, text: sentence(flagTexts(texts, flag, isOn), todos) })
      },
      schedule: (todos, day) => {
        const work = dueEdit(todos, day)
        const words = [texts.unscheduledOne, texts.unscheduledMany] as const
        const text = day === null ? sentence(words, todos) : scheduled(texts, todos, formats.date(day, 'relative', new Date()))
        if (work) void loud({ ...work, text })
      },
      toggleLabel: (todos, labelId) => {
        const work = labelEdit(todos, labelId)
        if (!work) return
        const words = work.isOn
          ? ([texts.labelledOne, texts.labelledMany] as const)
          : ([texts.unlabelledOne, texts.unlabelledMany] as const)
        const label = labels.find(({ id }) => id === labelId)?.title ?? ''
        void quiet({ ...work, text: sentence(words, todos, { label, count: work.count }) })
      },
      rename: (todo, title) => void loud({ ...titleEdit(todo, title), text: fill(texts.renamedOne, { title }) }),
      move: (todo, beforeId, nextId) =>
        void quiet({ ...moveEdit(todo.id, beforeId, nextId), text: fill(texts.movedOne, { title: todo.title }) }),
      deleteForGood,
    }),
    [texts, formats, loud, quiet, deleteForGood],
  )
}

type Texts = typeof original

function flagTexts(texts: Texts, flag: Flag, isOn: boolean): readonly [string, string] {
  switch (flag) {
    case 'completed':
      return isOn ? [texts.doneOne, texts.doneMany] : [texts.openOne, texts.openMany]
    case 'starred':
      return isOn ? [texts.starredOne, texts.starredMany] : [texts.unstarredOne, texts.unstarredMany]
    case 'important':
      return isOn ? [texts.importantOne, texts.importantMany] : [texts.unimportantOne, texts.unimportantMany]
    case 'deleted':
      return isOn ? [texts.removedOne, texts.removedMany] : [texts.restoredOne, texts.restoredMany]
  }
}

function scheduled(texts: Texts, todos: Many, day: string): string {
  // In the middle of a sentence it begins small, in German too.
  return sentence([texts.scheduledOne, texts.scheduledMany], todos, { day: day.charAt(0).toLowerCase() + day.slice(1) })
}

/** Shows, sends and remembers an edit. */
function useEdit(isQuiet: boolean): (edit: TodoEdit) => Promise<boolean> {
  const queryKey = useTodoKey()
  return useChange<TodoValue, TodoEdit>({
    queryKey,
    apply: (value, { show }) => show(value),
    call: ({ send }) => send(),
    invert: ({ back, text }) => back && { ...back, text },
    text: ({ text }) => text,
    isQuiet,
    mode: 'optimistic',
  }).run
}

function useFinalDelete(): TodoChanges['deleteForGood'] {
  const texts = useTexts(changeWords)
  const notify = useNotify()
  const queryKey = useTodoKey()
  const { run } = useChange<TodoValue, Many>({
    queryKey,
    apply: (value, todos) => dropping(new Set(todos.map(({ id }) => id)))(value),
    call: (todos) => call(deleteTodos, { selectedTodoIds: todos.map(({ id }) => id) }),
    confirm: (todos) => ({
      title: sentence([texts.finalTitleOne, texts.finalTitleMany], todos),
      body: texts.finalBody,
      verb: texts.finalVerb,
      isDanger: true,
    }),
    mode: 'pessimistic',
  })
  return useCallback(
    async (todos) => {
      if (todos.length === 0) return false
      const isGone = await run(todos)
      if (isGone) notify(sentence([texts.finalDoneOne, texts.finalDoneMany], todos), { kind: 'ok' })
      return isGone
    },
    [run, notify, texts],
  )
}
