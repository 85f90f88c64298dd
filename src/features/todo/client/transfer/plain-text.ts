import { dottedDate } from '../../../../kit/plain-date.ts'
import type { Format } from '../../../../shell/parts/transfer/format.ts'
import type { Todo } from '../../contract.ts'
import { labels } from '../../lists.ts'
import { dayOf, timeOf } from '../../rules.ts'

type Written = Pick<Format<Todo>, 'id' | 'title' | 'extensions' | 'type' | 'write'>
type Words = { readonly title: string; readonly starts: string; readonly due: string }

/** Tasks to read, print or paste: one line each, notes below. */
export function plainTextFormat(words: Words): Written {
  return {
    id: 'text',
    title: words.title,
    extensions: ['txt'],
    type: 'text/plain',
    write: (todos) => todos.map((todo) => entryOf(todo, words)).join(''),
  }
}

function entryOf(todo: Todo, { starts, due }: Words): string {
  const { title, notes, startDate, dueDate, completed, important, starred, labels: ids } = todo
  const dates = [
    ...(startDate === null ? [] : [`${starts} ${written(startDate)}`]),
    ...(dueDate === null ? [] : [`${due} ${written(dueDate)}`]),
  ]
  const marks = [
    ...labels.filter(({ id }) => ids.includes(id)).map(({ handle }) => `#${handle}`),
    ...(important ? ['!'] : []),
    ...(starred ? ['*'] : []),
  ]
  const first = [`[${completed ? 'x' : ' '}] ${title}`, ...(dates.length === 0 ? [] : [`(${dates.join(', ')})`]), ...marks].join(' ')
  const lines = notes === '' ? [first] : [first, ...notes.split('\n').map((line) => `    ${line}`.trimEnd())]
  return lines.map((line) => `${line}\r\n`).join('')
}

function written(value: string): string {
  const time = timeOf(value)
  return `${dottedDate(dayOf(value))}${time === undefined ? '' : ` ${time}`}`
}
