import type { CellValue } from './table-filter.ts'

/** A table as spreadsheets in Switzerland open it with a double click: semicolons, and a mark that says UTF-8. */
export function csvOf(lines: readonly (readonly CellValue[])[]): string {
  return `\uFEFF${lines.map((line) => line.map(cellOf).join(';')).join('\r\n')}\r\n`
}

function cellOf(value: CellValue): string {
  // A number is no formula, though it may begin with a minus.
  if (typeof value === 'number') return String(value)
  const text = harmless(value ?? '')
  return /[";\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A text that begins like a formula would be run by the spreadsheet of whoever opens the file. */
function harmless(text: string): string {
  // Also where it bears such a mark already, so that whoever reads the file back takes off only ours.
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text
}
