import Papa from 'papaparse'
import { csvOf } from '../../../../kit/csv.ts'
import type { Content, Format, Table } from '../format.ts'

/** Tables of every spreadsheet: comma, semicolon or tab, quoted or not. Fits every app. */
export function csvFormat<Row>(): Format<Row> {
  return {
    id: 'csv',
    title: 'CSV',
    extensions: ['csv', 'tsv', 'txt'],
    type: 'text/csv',
    detect,
    read,
    write: (_, table) => writeTable(table),
  }
}

function detect(text: string): boolean {
  const [first = '', second = ''] = text.trimStart().split(/\r?\n/, 2)
  return /[;,\t]/.test(first) && second !== '' && !/^[[{]|^BEGIN:/i.test(first)
}

function read<Row>(text: string): Content<Row> {
  const { data: lines } = Papa.parse(text.replace(/^\uFEFF/, ''), {
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: 'greedy',
  })
  const [head = [], ...rows] = lines
  const titles = head.map((title, at) => title.trim() || `${at + 1}`)
  return { kind: 'table', table: { columns: titles.map((title) => ({ id: title, title })), rows: rows.map((row) => row.map(unguarded)) } }
}

/** Our own files mark texts that begin like a formula; the mark does not belong to the text. */
function unguarded(cell: string): string {
  return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}

function writeTable({ columns, rows }: Table): string {
  return csvOf([columns.map(({ title }) => title), ...rows])
}
