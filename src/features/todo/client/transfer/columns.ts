import { isPlainDate } from '../../../../kit/plain-date.ts'
import { readDate } from '../../../../kit/read-date.ts'
import { foldedWord } from '../../../../kit/search-words.ts'
import type { ImportField } from '../../../../shell/parts/transfer/mapping.ts'
import type { Todo } from '../../contract.ts'
import { labels } from '../../lists.ts'
import { todayAt } from '../../rules.ts'
import type { FreshTodo } from '../changes/use-add-todo.ts'

type TodoColumn = ImportField & { readonly cellOf: (todo: Todo) => string }

const yes = 'yes'
const flag = (isOn: boolean): string => (isOn ? yes : 'no')

/** The columns of our table of tasks. The titles are the same in every language, so that a file can be read anywhere. */
export const todoColumns: readonly TodoColumn[] = [
  {
    id: 'title',
    title: 'Title',
    aliases: ['Titel', 'Aufgabe', 'Task', 'Name', 'Summary', 'Subject', 'Betreff', 'Content'],
    isRequired: true,
    cellOf: ({ title }) => title,
  },
  { id: 'notes', title: 'Notes', aliases: ['Notizen', 'Beschreibung', 'Description', 'Body', 'Text'], cellOf: ({ notes }) => notes },
  { id: 'startDate', title: 'Start Date', aliases: ['Beginn', 'Start', 'Startdatum'], cellOf: ({ startDate }) => startDate ?? '' },
  {
    id: 'dueDate',
    title: 'Due Date',
    aliases: ['Fälligkeit', 'Fällig', 'Due', 'Deadline', 'Date', 'Datum'],
    cellOf: ({ dueDate }) => dueDate ?? '',
  },
  { id: 'completed', title: 'Done', aliases: ['Erledigt', 'Completed', 'Status'], cellOf: ({ completed }) => flag(completed) },
  { id: 'starred', title: 'Starred', aliases: ['Markiert', 'Favorite'], cellOf: ({ starred }) => flag(starred) },
  { id: 'important', title: 'Priority', aliases: ['Priorität', 'Important', 'Wichtig'], cellOf: ({ important }) => flag(important) },
  { id: 'labels', title: 'Labels', aliases: ['Etiketten', 'Tags', 'Categories', 'Kategorien'], cellOf: ({ labels: ids }) => namesOf(ids) },
  { id: 'deleted', title: 'Deleted', aliases: ['Gelöscht'], cellOf: ({ deleted }) => flag(deleted) },
]

type Faults = { readonly noTitle: string; readonly longTitle: string; readonly longNotes: string; readonly noDay: string }
type Outcome = { readonly kind: 'row'; readonly row: FreshTodo } | { readonly kind: 'error'; readonly message: string }

/** The task that the cells of a line describe, or what is wrong with them. */
export function todoOf(cells: Readonly<Record<string, string>>, faults: Faults, now: Date): Outcome {
  const { title = '', notes = '', startDate = '', dueDate = '', labels: names = '' } = cells
  const wrong = (message: string): Outcome => ({ kind: 'error', message })
  if (title === '') return wrong(faults.noTitle)
  if (title.length > 500) return wrong(faults.longTitle)
  if (notes.length > 20_000) return wrong(faults.longNotes)
  const [start, due] = [startDate, dueDate].map((text) => dateIn(text, now))
  if (start === undefined || due === undefined) return wrong(faults.noDay)
  const isOn = (id: string): boolean => affirmations.has(foldedWord(cells[id] ?? ''))
  return {
    kind: 'row',
    row: {
      title,
      notes,
      startDate: start,
      dueDate: due,
      labels: labelsIn(names),
      completed: isOn('completed'),
      starred: isOn('starred'),
      important: isOn('important'),
      deleted: isOn('deleted'),
    },
  }
}

/** The ids of the labels that are named; others do not exist here. */
export function labelsIn(names: string): number[] {
  const wanted = names.split(/[,;|]/).map(foldedWord)
  return labels.filter(({ handle, title }) => wanted.includes(foldedWord(handle)) || wanted.includes(foldedWord(title))).map(({ id }) => id)
}

const affirmations = new Set(['yes', 'ja', 'true', 'wahr', '1', 'x', 'on', 'oui', 'si', 'done', 'erledigt', 'completed', 'high', 'hoch'])

/** Nothing written is no date; what is no date is `undefined`. */
function dateIn(text: string, now: Date): string | null | undefined {
  if (text === '') return null
  if (isPlainDate(text)) return text
  if (/^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text))) return new Date(text).toISOString()
  return readDate(text, { towards: 'future', today: todayAt(now) })
}

function namesOf(ids: readonly number[]): string {
  return labels
    .filter(({ id }) => ids.includes(id))
    .map(({ handle }) => handle)
    .join(',')
}
