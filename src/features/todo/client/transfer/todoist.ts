import { readWhen } from '../../../../kit/read-when.ts'
import { officeTimeZone } from '../../../../shell/parts/formats/use-formats.ts'
import type { SourceFormat, Table } from '../../../../shell/parts/transfer/format.ts'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import { dateOf } from '../../rules.ts'
import type { FreshTodo } from '../changes/use-add-todo.ts'
import { labelsIn } from './columns.ts'

/** What Todoist writes as CSV: a line says of itself whether it is a task, a comment on the task above, or a section. */
export function todoistFormat(now: Date): SourceFormat<FreshTodo> {
  return {
    id: 'todoist',
    title: 'Todoist CSV',
    extensions: ['csv'],
    type: 'text/csv',
    detect: (text) => /^\uFEFF?"?TYPE"?[,;]"?CONTENT"?[,;]/i.test(text),
    read: (text) => {
      const content = csvFormat<FreshTodo>().read(text)
      return { kind: 'rows', rows: content.kind === 'table' ? tasksIn(content.table, now) : [] }
    },
  }
}

function tasksIn({ columns, rows }: Table, now: Date): readonly FreshTodo[] {
  const places = new Map(columns.map(({ title }, at) => [title.toUpperCase(), at]))
  const tasks: FreshTodo[] = []
  for (const row of rows) {
    const cell = (name: string): string => (row[places.get(name) ?? -1] ?? '').trim()
    const type = cell('TYPE').toLowerCase()
    if (type === 'task' && cell('CONTENT') !== '') tasks.push(taskOf(cell, now))
    const last = type === 'note' ? tasks.pop() : undefined
    if (last) tasks.push({ ...last, notes: joined(last.notes, cell('CONTENT')) })
  }
  return tasks
}

function taskOf(cell: (name: string) => string, now: Date): FreshTodo {
  const content = cell('CONTENT')
  const names = [...content.matchAll(/(?<=^|\s)@([\p{L}\p{N}_-]+)/gu)].map(([, name = '']) => name)
  const known = names.filter((name) => labelsIn(name).length > 0)
  const title = known
    .reduce((text, name) => text.replace(`@${name}`, ''), content)
    .replace(/\s+/g, ' ')
    .trim()
  const date = cell('DATE')
  const due = dueOf(date, now)
  return {
    title: (title || content).slice(0, 500),
    // What repeats, or cannot be understood, is not lost.
    notes: joined(cell('DESCRIPTION'), due === null ? date : '').slice(0, 20_000),
    dueDate: due,
    important: cell('PRIORITY') === '1',
    labels: labelsIn(known.join(',')),
  }
}

function dueOf(date: string, now: Date): string | null {
  if (date === '' || /^(every|jeden|jede|jedes|alle|chaque|ogni)\b/i.test(date)) return null
  const when = readWhen(date, { now, timeZone: officeTimeZone })
  return when ? dateOf(when.day, when.time) : null
}

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n\n')
}
