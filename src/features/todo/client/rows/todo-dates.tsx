import { AlarmClock, CalendarArrowUp, CalendarClock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import type { Todo } from '../../contract.ts'
import { dayOf, isOverdue, todayAt } from '../../rules.ts'
import { todoWords } from '../todo-words.ts'
import styles from './todo-dates.module.css'
import { useDateWords } from './use-date-words.ts'

/** When a task begins and when it is due, in words, with the exact date behind them. */
export function TodoDates({ todo }: { readonly todo: Pick<Todo, 'startDate' | 'dueDate' | 'completed'> }): ReactNode {
  const texts = useTexts(todoWords)
  const now = useMinute()
  const { startDate, dueDate, completed } = todo
  const isLate = isOverdue(todo, now)
  const isToday = dueDate !== null && dayOf(dueDate) === todayAt(now) && !completed
  return (
    <>
      {startDate === null ? null : (
        <span className={styles.date} data-kind="start">
          <CalendarArrowUp aria-hidden="true" />
          {texts.startsOn} <Words value={startDate} now={now} />
        </span>
      )}
      {dueDate === null ? null : (
        <span className={styles.date} data-state={isLate ? 'overdue' : isToday ? 'today' : undefined}>
          {isLate ? <AlarmClock aria-hidden="true" /> : <CalendarClock aria-hidden="true" />}
          {isLate ? texts.overdueSince : texts.dueOn} <Words value={dueDate} now={now} />
        </span>
      )}
    </>
  )
}

function Words({ value, now }: { readonly value: string; readonly now: Date }): ReactNode {
  const write = useDateWords()
  const formats = useFormats()
  return (
    <time dateTime={value} title={formats.date(value, 'exact', now)}>
      {write(value, now)}
    </time>
  )
}
