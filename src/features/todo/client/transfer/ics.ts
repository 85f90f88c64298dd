import { isPlainDate } from '../../../../kit/plain-date.ts'
import type { Format } from '../../../../shell/parts/transfer/format.ts'
import type { Todo } from '../../contract.ts'
import { labels } from '../../lists.ts'
import { dateOf, dayOf } from '../../rules.ts'

type Written = Pick<Format<Todo>, 'id' | 'title' | 'extensions' | 'type' | 'write'>

/** Tasks as calendars understand them: RFC 5545, VTODO. */
export function icsFormat(now: Date): Written {
  return { id: 'ics', title: 'ICS', extensions: ['ics'], type: 'text/calendar', write: (todos) => calendarOf(todos, now) }
}

function calendarOf(todos: readonly Todo[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//eFristerstreckung//To-Do//EN',
    ...todos.flatMap((todo) => entryOf(todo, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function entryOf(todo: Todo, now: Date): readonly string[] {
  const { id, title, notes, completed, important, starred, deleted, labels: ids } = todo
  const names = labels.filter((label) => ids.includes(label.id)).map((label) => escaped(label.title))
  return [
    'BEGIN:VTODO',
    `UID:${id}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `SUMMARY:${escaped(title)}`,
    ...(notes === '' ? [] : [`DESCRIPTION:${escaped(notes)}`]),
    ...datesOf(todo),
    `STATUS:${deleted ? 'CANCELLED' : completed ? 'COMPLETED' : 'NEEDS-ACTION'}`,
    ...(completed ? ['PERCENT-COMPLETE:100'] : []),
    ...(important ? ['PRIORITY:1'] : []),
    ...(names.length === 0 ? [] : [`CATEGORIES:${names.join(',')}`]),
    ...(starred ? ['X-STARRED:TRUE'] : []),
    'END:VTODO',
  ]
}

/** Start and end have to be of one kind, and the end after the start; a start that says nothing more is left out. */
function datesOf({ startDate, dueDate }: Pick<Todo, 'startDate' | 'dueDate'>): readonly string[] {
  if (startDate === null) return dueDate === null ? [] : [dated('DUE', dueDate)]
  if (dueDate === null) return [dated('DTSTART', startDate)]
  const areDays = isPlainDate(startDate) && isPlainDate(dueDate)
  const start = areDays ? startDate : momentOf(startDate, '00:00')
  const due = areDays ? dueDate : momentOf(dueDate, '23:59')
  return start < due ? [dated('DTSTART', start), dated('DUE', due)] : [dated('DUE', dueDate)]
}

function momentOf(value: string, time: string): string {
  return isPlainDate(value) ? dateOf(dayOf(value), time) : new Date(value).toISOString()
}

function dated(name: string, value: string): string {
  return isPlainDate(value) ? `${name};VALUE=DATE:${value.replaceAll('-', '')}` : `${name}:${stamp(new Date(value).toISOString())}`
}

/** `20261118T090000Z` */
function stamp(moment: string): string {
  return `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, String.raw`\$&`)
      .replace(/\r\n|\r|\n/g, String.raw`\n`)
      // Other control characters have no place in a calendar.
      // oxlint-disable-next-line no-control-regex -- exactly these
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
  )
}

const mostBytes = 75

/** No line has more than 75 bytes; it goes on behind a blank on the next, never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > mostBytes) {
      lines.push(current)
      current = ' '
      bytes = 1
    }
    current += letter
    bytes += size
  }
  return [...lines, current].join('\r\n')
}
