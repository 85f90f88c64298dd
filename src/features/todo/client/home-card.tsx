import { useRef, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { HomeCard, HomeRow, HomeRows } from '../../../shell/parts/home/home-card.tsx'
import { queryOf } from '../../../shell/parts/paging/use-paged-list.ts'
import type { Todo } from '../contract.ts'
import { isOverdue } from '../rules.ts'
import { useAddTodo } from './changes/use-add-todo.ts'
import { useTodoChanges } from './changes/use-todo-changes.ts'
import { pathOf, type Place } from './places.ts'
import { QuickAddField } from './quick/quick-add-field.tsx'
import { DoneBox } from './rows/done-box.tsx'
import { useDateWords } from './rows/use-date-words.ts'
import { useListKey, useTodoList } from './todo-queries.ts'
import { todoWords } from './todo-words.ts'

const today: Place = { kind: 'filter', handle: 'today' }
const question = { place: today, search: '', order: { by: 'none', direction: 'asc' } } as const
const shown = 7

/** What is due today or overdue, and a line to add a task. */
export function Card(): ReactNode {
  const texts = useTexts(todoWords)
  const list = useTodoList(question)
  const add = useAddTodo(useListKey(question))
  const field = useRef<HTMLInputElement>(null)
  return (
    <HomeCard
      title={texts.homeTitle}
      note={(rows) => fill(texts.openCount, { count: rows.length })}
      path={pathOf(today)}
      query={queryOf(list)}
      isEmpty={(rows) => rows.length === 0}
      empty={texts.homeEmpty}
      foot={<QuickAddField ref={field} place={today} onAdd={(fresh) => void add(fresh)} />}
    >
      {(rows) => (
        <HomeRows>
          {rows.slice(0, shown).map((todo) => (
            <TodoLine key={todo.id} todo={todo} />
          ))}
        </HomeRows>
      )}
    </HomeCard>
  )
}

function TodoLine({ todo }: { readonly todo: Todo }): ReactNode {
  const texts = useTexts(todoWords)
  const changes = useTodoChanges()
  const write = useDateWords()
  const now = useMinute()
  const { id, title, completed, dueDate } = todo
  const name = fill(texts.doneTask, { title })
  const toggle = (): void => {
    stayInCard()
    changes.set([todo], 'completed', !completed)
  }
  return (
    <HomeRow
      path={pathOf(today, id)}
      title={title}
      before={<DoneBox isOn={completed} name={name} onToggle={toggle} />}
      end={
        dueDate === null ? undefined : (
          <time dateTime={dueDate} data-state={isOverdue(todo, now) ? 'late' : undefined}>
            {write(dueDate, now)}
          </time>
        )
      }
    />
  )
}

/** What is done leaves the list; whoever ticks by keyboard goes on with the next one, or is back at the top of the card. */
function stayInCard(): void {
  const row = document.activeElement?.closest('li')
  const next = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector<HTMLElement>('[role=checkbox]')
  ;(next ?? row?.closest('section')?.querySelector<HTMLElement>('a'))?.focus()
}
