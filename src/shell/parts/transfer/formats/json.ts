import type { Content, Format, Table } from '../format.ts'

/** A list of things with named values. Fits every app; one with a deeper shape adds its own format. */
export function jsonFormat<Row>(): Format<Row> {
  return { id: 'json', title: 'JSON', extensions: ['json'], type: 'application/json', detect, read, write: (_, table) => writeTable(table) }
}

type Thing = Readonly<Record<string, unknown>>

function detect(text: string): boolean {
  return /^\s*[[{]/.test(text)
}

function read<Row>(text: string): Content<Row> {
  const things = listIn(JSON.parse(text)).filter(isThing)
  const names = [...new Set(things.flatMap((thing) => Object.keys(thing)))]
  return {
    kind: 'table',
    table: {
      columns: names.map((name) => ({ id: name, title: name })),
      rows: things.map((thing) => names.map((name) => cellOf(thing[name]))),
    },
  }
}

/** The list itself, or the first list that a wrapper has. */
function listIn(content: unknown): readonly unknown[] {
  if (Array.isArray(content)) return content
  if (!isThing(content)) return []
  const inside: unknown = Object.values(content).find((value) => Array.isArray(value))
  return Array.isArray(inside) ? inside : [content]
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function writeTable({ columns, rows }: Table): string {
  const things = rows.map((row) => Object.fromEntries(columns.map(({ id }, at) => [id, row[at] ?? ''])))
  return `${JSON.stringify(things, null, 2)}\n`
}
