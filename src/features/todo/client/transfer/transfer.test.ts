import { describe, expect, it } from 'vitest'
import { aTodo } from '../../../../../scripts/testing/a-todo.ts'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import { cellsOf, guessMapping } from '../../../../shell/parts/transfer/mapping.ts'
import type { Todo } from '../../contract.ts'
import type { FreshTodo } from '../changes/use-add-todo.ts'
import { todoColumns, todoOf } from './columns.ts'
import { icsFormat } from './ics.ts'
import { plainTextFormat } from './plain-text.ts'
import { texts } from './texts.ts'
import { todoistFormat } from './todoist.ts'

const now = new Date('2026-11-18T09:00:00Z')
const difficult: readonly Todo[] = [
  aTodo({
    id: '5f1c7f0e-0000-4000-8000-000000000201',
    title: 'Rechnung; «prüfen», "bald"',
    notes: 'Zeile eins\nZeile zwei; mit, Zeichen\n\n- [ ] Liste \\n bleibt',
    labels: [0, 2],
  }),
  aTodo({
    id: '5f1c7f0e-0000-4000-8000-000000000202',
    title: '=SUMME(1;2)',
    notes: '-minus',
    startDate: '2026-11-18',
    dueDate: '2026-11-20',
    completed: true,
  }),
  aTodo({
    id: '5f1c7f0e-0000-4000-8000-000000000203',
    title: "'=already marked",
    dueDate: '2026-11-19T14:00:00.000Z',
    starred: true,
    important: true,
  }),
  aTodo({ id: '5f1c7f0e-0000-4000-8000-000000000204', title: `Lang ${'ä🐈'.repeat(60)}`, deleted: true, labels: [0, 1, 2, 3, 4] }),
]

function csvOf(todos: readonly Todo[]): string {
  return csvFormat<Todo>().write(todos, { columns: todoColumns, rows: todos.map((todo) => todoColumns.map(({ cellOf }) => cellOf(todo))) })
}

function readCsv(text: string): readonly FreshTodo[] {
  const content = csvFormat<FreshTodo>().read(text)
  if (content.kind !== 'table') throw new Error('a table')
  const mapping = guessMapping(content.table.columns, todoColumns)
  return content.table.rows.map((row) => {
    const outcome = todoOf(cellsOf(row, mapping), texts, now)
    if (outcome.kind === 'error') throw new Error(outcome.message)
    return outcome.row
  })
}

describe('CSV', () => {
  it('brings back every field of every task', () => {
    const own = new Set(['id', 'folder', 'position', 'version'])
    const fresh = difficult.map((todo) => Object.fromEntries(Object.entries(todo).filter(([name]) => !own.has(name))))

    expect(readCsv(csvOf(difficult))).toEqual(fresh)
  })

  it('understands tables of others, in German too', () => {
    const [first] = readCsv('Aufgabe;Fällig;Erledigt;Etiketten;Priorität\nOfferte;30.11.2026;ja;Backend, unbekannt;hoch')

    expect(first).toMatchObject({ title: 'Offerte', dueDate: '2026-11-30', completed: true, important: true, labels: [1] })
  })

  it.each([
    [{ title: '' }, texts.noTitle],
    [{ title: 'x'.repeat(501) }, texts.longTitle],
    [{ title: 'x', notes: 'x'.repeat(20_001) }, texts.longNotes],
    [{ title: 'x', dueDate: '31.2.2026' }, texts.noDay],
  ])('says what is wrong with a line', (cells, message) => {
    expect(todoOf(cells, texts, now)).toEqual({ kind: 'error', message })
  })
})

describe('Todoist CSV', () => {
  const file = [
    '\uFEFFTYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE',
    'section,Office,,,,,,,,',
    'task,Call Anna @backend @phone,About the offer,1,1,,,tomorrow 9am,en,Europe/Zurich',
    'note,She prefers mornings,,,,,,,,',
    'task,Water the plants,,4,1,,,every monday,en,Europe/Zurich',
    'task,Pay rent,,4,2,,,2026-12-01,en,Europe/Zurich',
    ',,,,,,,,,',
  ].join('\n')

  it('is recognised, and other tables are not', () => {
    expect(todoistFormat(now).detect(file)).toBe(true)
    expect(todoistFormat(now).detect('Title;Notes\na;b')).toBe(false)
  })

  it('becomes tasks with their comments, labels, priority and dates', () => {
    const content = todoistFormat(now).read(file)

    expect(content).toEqual({
      kind: 'rows',
      rows: [
        {
          title: 'Call Anna @phone',
          notes: 'About the offer\n\nShe prefers mornings',
          dueDate: '2026-11-19T08:00:00.000Z',
          important: true,
          labels: [1],
        },
        { title: 'Water the plants', notes: 'every monday', dueDate: null, important: false, labels: [] },
        { title: 'Pay rent', notes: '', dueDate: '2026-12-01', important: false, labels: [] },
      ],
    })
  })
})

type Property = { readonly name: string; readonly params: readonly string[]; readonly value: string }

/** Reads a calendar and throws wherever RFC 5545 is not kept to the letter. */
function strictly(text: string): readonly (readonly Property[])[] {
  if (!text.endsWith('\r\n')) throw new Error('does not end with a line')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error('a line break of its own')
    if (Buffer.byteLength(line) > 75) throw new Error('a line too long')
  }
  const lines = physical.reduce<string[]>((all, line) => {
    const last = all.at(-1)
    return line.startsWith(' ') && last !== undefined ? [...all.slice(0, -1), last + line.slice(1)] : [...all, line]
  }, [])
  const properties = lines.map((line) => {
    const [, head = '', value] = /^([A-Z][A-Z0-9-]*(?:;[A-Z-]+=[A-Z-]+)*):(.*)$/su.exec(line) ?? []
    if (value === undefined) throw new Error(`no property: ${line}`)
    const [name = '', ...params] = head.split(';')
    return { name, params, value }
  })
  expect(properties.slice(0, 3).map(({ name, value }) => `${name}:${value}`)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//eFristerstreckung//To-Do//EN',
  ])
  expect(properties.at(-1)).toEqual({ name: 'END', params: [], value: 'VCALENDAR' })
  const entries: Property[][] = []
  for (const property of properties.slice(3, -1)) {
    if (property.name === 'BEGIN' && property.value === 'VTODO') entries.push([])
    else if (property.name !== 'END') entries.at(-1)?.push(property)
  }
  return entries
}
const plain = (value: string): string => value.replace(/\\([\\;,n])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter))
const calendar = (todos: readonly Todo[]): readonly ReadonlyMap<string, Property>[] =>
  strictly(icsFormat(now).write(todos, { columns: [], rows: [] })).map((entry) => {
    const names = entry.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    return new Map(entry.map((property) => [property.name, property]))
  })

describe('ICS', () => {
  it('keeps titles and notes whatever they are made of', () => {
    const entries = calendar(difficult)

    expect(entries.map((entry) => plain(entry.get('SUMMARY')?.value ?? ''))).toEqual(difficult.map(({ title }) => title))
    expect(plain(entries[0]?.get('DESCRIPTION')?.value ?? '')).toBe(difficult[0]?.notes)
    expect(entries.map((entry) => entry.get('UID')?.value)).toEqual(difficult.map(({ id }) => id))
    expect(entries.every((entry) => entry.get('DTSTAMP')?.value === '20261118T090000Z')).toBe(true)
  })

  it('says state, priority and labels', () => {
    const [first, second, third, fourth] = calendar(difficult)

    expect([first, second, fourth].map((entry) => entry?.get('STATUS')?.value)).toEqual(['NEEDS-ACTION', 'COMPLETED', 'CANCELLED'])
    expect([third?.get('PRIORITY')?.value, third?.get('X-STARRED')?.value]).toEqual(['1', 'TRUE'])
    expect(first?.get('CATEGORIES')?.value).toBe('Frontend,API')
  })

  it.each([
    ['days', '2026-11-18', '2026-11-20', 'VALUE=DATE 20261118', 'VALUE=DATE 20261120'],
    ['one day', '2026-11-18', '2026-11-18', undefined, 'VALUE=DATE 20261118'],
    ['moments', '2026-11-18T09:00:00.000Z', '2026-11-18T10:00:00.000Z', ' 20261118T090000Z', ' 20261118T100000Z'],
    ['a day and a moment', '2026-11-18', '2026-11-18T10:00:00.000Z', ' 20261117T230000Z', ' 20261118T100000Z'],
    ['a moment and a day', '2026-11-18T10:00:00.000Z', '2026-11-18', ' 20261118T100000Z', ' 20261118T225900Z'],
    ['only an end', null, '2026-11-18', undefined, 'VALUE=DATE 20261118'],
    ['only a start', '2026-11-18', null, 'VALUE=DATE 20261118', undefined],
  ])('writes %s so that both are of one kind and the end is later', (_, startDate, dueDate, start, due) => {
    const [entry] = calendar([aTodo({ startDate, dueDate })])
    const written = (name: string): string | undefined => {
      const property = entry?.get(name)
      return property && `${property.params.join()} ${property.value}`
    }

    expect([written('DTSTART'), written('DUE')]).toEqual([start, due])
  })
})

it('plain text has a line for each task and its notes below', () => {
  const format = plainTextFormat({ title: 'plain text', starts: 'starts', due: 'due' })

  expect(
    format.write(
      [
        aTodo({ title: 'Call', notes: 'first\n\nsecond', dueDate: '2026-11-19T14:00:00.000Z', labels: [1], important: true }),
        aTodo({ completed: true }),
      ],
      {
        columns: [],
        rows: [],
      },
    ),
  ).toBe('[ ] Call (due 19.11.2026 15:00) #backend !\r\n    first\r\n\r\n    second\r\n[x] Water the plants\r\n')
})
