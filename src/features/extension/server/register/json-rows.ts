import { columns, columnAt } from './columns.ts'
import type { FileRow, RowReader } from './row.ts'

/** Reads a file with one JSON object a line. */
export function jsonRows(): RowReader {
  let rest = ''
  let row = 0

  function take(lines: readonly string[]): readonly FileRow[] {
    const rows: FileRow[] = []
    for (const line of lines) {
      row += 1
      if (line.trim() !== '') rows.push({ row, read: readLine(line) })
    }
    return rows
  }

  return {
    push: (text) => {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      return take(lines)
    },
    end: () => take(rest === '' ? [] : [rest]),
    waiting: () => rest.length,
  }
}

function readLine(line: string): FileRow['read'] {
  const told = parsed(line)
  if (typeof told !== 'object' || told === null || Array.isArray(told)) return { column: '', reason: 'is not a JSON object' }
  const raw: (string | undefined)[] = Array.from({ length: columns.length })
  for (const [name, value] of Object.entries(told)) {
    const at = columnAt(name)
    // Its name is not told either: it may be anything.
    if (at === undefined) return { column: '', reason: 'has a column that is unknown' }
    if (typeof value === 'object' && value !== null) return { column: columns[at]?.name ?? '', reason: 'is neither a text nor a number' }
    raw[at] = value === null ? '' : String(value)
  }
  return raw
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
