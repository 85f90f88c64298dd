import { Download } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { useTexts } from '../../language.tsx'
import { useNotify } from '../../workspace/notices/notices.ts'
import { downloadText } from './download.ts'
import type { Column, Format } from './format.ts'
import { transferWords } from './transfer-words.ts'

type ExportColumn<Row> = Column & { readonly cellOf: (row: Row) => string }

type ExportMenuProps<Row> = {
  /** The file without its ending, e.g. `contacts`. */
  readonly fileName: string
  readonly rows: readonly Row[]
  readonly columns: readonly ExportColumn<Row>[]
  readonly formats: readonly Format<Row>[]
  readonly trigger?: ReactElement
}

/** What is shown now as a file, in one of several formats. */
export function ExportMenu<Row>({ fileName, rows, columns, formats, trigger }: ExportMenuProps<Row>): ReactNode {
  const texts = useTexts(transferWords)
  const notify = useNotify()

  function save({ title, extensions, type, write }: Format<Row>): void {
    const table = { columns, rows: rows.map((row) => columns.map(({ cellOf }) => cellOf(row))) }
    downloadText(`${fileName}.${extensions[0] ?? 'txt'}`, write(rows, table), type)
    notify(fill(texts.exported, { count: rows.length, format: title }), { kind: 'ok' })
  }

  return (
    <Menu
      trigger={trigger ?? <ExportButton>{texts.export}</ExportButton>}
      groups={[
        formats.map((format) => ({ id: format.id, title: fill(texts.exportAs, { format: format.title }), run: () => save(format) })),
      ]}
    />
  )
}

function ExportButton({ children, ...rest }: { readonly children: ReactNode }): ReactNode {
  return (
    <Button {...rest}>
      <Download aria-hidden="true" />
      {children}
    </Button>
  )
}
