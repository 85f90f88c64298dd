import { columns, columnAt } from './columns.ts'
import { csvSplitter, type CsvRecord, type CsvSplitter } from './csv-records.ts'
import type { FileRow, RowReader } from './row.ts'

/** Reads a table whose first row names its columns, separated by semicolons or commas. */
export function csvRows(): RowReader {
  let splitter: CsvSplitter | undefined
  let head = ''
  let row = 0
  let places: readonly number[] = []

  function take(records: readonly CsvRecord[]): readonly FileRow[] {
    const rows: FileRow[] = []
    for (const record of records) {
      row += 1
      if (row === 1) places = readHeading(record)
      else if (!isBlank(record)) rows.push({ row, read: placed(record, places) })
    }
    return rows
  }

  return {
    push: (text) => {
      head += splitter ? '' : text
      if (!splitter && !head.includes('\n')) return []
      const isFirst = !splitter
      splitter ??= csvSplitter(separatorOf(head))
      return take(splitter.push(isFirst ? head : text))
    },
    end: () => {
      if (splitter) return take(splitter.end())
      return take([head.split(separatorOf(head))])
    },
    waiting: () => splitter?.waiting() ?? head.length,
  }
}

function separatorOf(head: string): string {
  return (head.split('\n')[0] ?? '').includes(';') ? ';' : ','
}

function isBlank(record: CsvRecord): boolean {
  return record?.length === 1 && record[0] === ''
}

/** Tells unknown columns by their place: in a file without a heading they would be somebody's name. */
function readHeading(record: CsvRecord): readonly number[] {
  const places = (record ?? []).map((name) => columnAt(name.trim().toLowerCase()) ?? -1)
  const unknown = places.flatMap((place, at) => (place < 0 || places.indexOf(place) < at ? [at + 1] : []))
  const isComplete = ['legal_form', 'pid'].every((name) => places.includes(columnAt(name) ?? -1))
  if (unknown.length === 0 && isComplete) return places
  const list = columns.map(({ name }) => name).join(', ')
  const complaint =
    unknown.length > 0 ? `column ${unknown.slice(0, 5).join(', ')} is unknown or comes twice` : 'legal_form or pid is missing'
  throw new Error(`The first row must name the columns, but ${complaint}. There are: ${list}.`)
}

function placed(record: CsvRecord, places: readonly number[]): FileRow['read'] {
  if (!record) return { column: '', reason: 'has quotes that do not fit together' }
  if (record.length !== places.length) return { column: '', reason: 'has another number of fields than the heading' }
  const raw: (string | undefined)[] = Array.from({ length: columns.length })
  for (const [at, place] of places.entries()) raw[place] = record[at]
  return raw
}
