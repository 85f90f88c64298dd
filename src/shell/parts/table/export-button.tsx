import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { csvOf } from '../../../kit/csv.ts'
import type { CellValue } from '../../../kit/table-filter.ts'
import { fill } from '../../../kit/texts.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { textOf, type Column } from './column.ts'
import { tableWords } from './table-words.ts'
import type { TableModel } from './use-data-table.ts'

/** What shows now, as a file for spreadsheets. */
export function ExportButton<Row>({ table }: { readonly table: TableModel<Row> }): ReactNode {
  const texts = useTexts(tableWords)
  const notify = useNotify()

  function save(): void {
    const file = `${table.id}.csv`
    download(file, tableCsv(table.visible, table.viewed))
    notify(fill(texts.exported, { count: table.viewed.length, file }), { kind: 'ok' })
  }

  return <IconButton name={texts.exportCsv} icon={Download} onClick={save} />
}

/** The visible columns of these rows, with the titles above. */
export function tableCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  return csvOf([columns.map(({ title }) => title), ...rows.map((row) => columns.map((column) => exported(column, row)))])
}

/** Numbers and days as spreadsheets know them, everything else as it reads here. */
function exported<Row>(column: Column<Row>, row: Row): CellValue {
  const value = column.value(row)
  return typeof value === 'number' || /^\d{4}-\d{2}-\d{2}/.test(value ?? '') ? value : textOf(column, row)
}

function download(file: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
