import * as z from 'zod/mini'
import { isPlainDate } from '../../../../kit/plain-date.ts'
import { Todo } from '../../contract.ts'
import { dateOf, dayOf, isInOrder, timeOf } from '../../rules.ts'
import type { texts as original } from './texts.ts'

/** A task as its form holds it: dates in two fields each, empty where there is none. */
export type TodoFields = {
  title: string
  notes: string
  completed: boolean
  important: boolean
  starred: boolean
  labels: number[]
  startDay: string
  startTime: string
  dueDay: string
  dueTime: string
}

/** The part of a task that the form is about. */
export type TodoContent = Pick<Todo, 'title' | 'notes' | 'completed' | 'important' | 'starred' | 'labels' | 'startDate' | 'dueDate'>

const timeShape = /^([01]\d|2[0-3]):[0-5]\d$/

export function fieldsOf(content: TodoContent): TodoFields {
  const { title, notes, completed, important, starred, labels, startDate, dueDate } = content
  return {
    title,
    notes,
    completed,
    important,
    starred,
    labels: [...labels],
    startDay: startDate === null ? '' : dayOf(startDate),
    startTime: startDate === null ? '' : (timeOf(startDate) ?? ''),
    dueDay: dueDate === null ? '' : dayOf(dueDate),
    dueTime: dueDate === null ? '' : (timeOf(dueDate) ?? ''),
  }
}

export function contentOf({ startDay, startTime, dueDay, dueTime, ...rest }: TodoFields): TodoContent {
  return { ...rest, startDate: dateIn(startDay, startTime), dueDate: dateIn(dueDay, dueTime) }
}

/** The rules of the form, in the words of the page. */
export function fieldRules(texts: typeof original): z.ZodMiniType<TodoFields, TodoFields> {
  const day = z.string().check(z.refine((text) => text === '' || isPlainDate(text), texts.notADay))
  const time = z.string().check(z.refine((text) => text === '' || timeShape.test(text), texts.notATime))
  return z
    .object({
      title: Todo.shape.title,
      notes: Todo.shape.notes,
      completed: z.boolean(),
      important: z.boolean(),
      starred: z.boolean(),
      labels: z.array(z.number()),
      startDay: day,
      startTime: time,
      dueDay: day,
      dueTime: time,
    })
    .check(
      z.refine(({ startDay, startTime }) => startTime === '' || startDay !== '', { path: ['startDay'], error: texts.timeNeedsDay }),
      z.refine(({ dueDay, dueTime }) => dueTime === '' || dueDay !== '', { path: ['dueDay'], error: texts.timeNeedsDay }),
      z.refine((fields) => isInOrder(contentOf(fields).startDate, contentOf(fields).dueDate), {
        path: ['dueDay'],
        error: texts.startAfterDue,
      }),
    )
}

function dateIn(day: string, time: string): string | null {
  return isPlainDate(day) ? dateOf(day, timeShape.test(time) ? time : undefined) : null
}
