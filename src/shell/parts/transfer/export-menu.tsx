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

type WrittenFormat<Row> = Pick<Format<Row>, 'id' | 'title' | 'extensions' | 'type' | 'write'>

type ExportMenuProps<Row> = {
  /** The file without its ending, e.g. `contacts`. */
  readonly fileName: string
  /** What to write, or how to get it once somebody asks for a file. */
  readonly rows: readonly Row[] | (() => Promise<readonly Row[]>)
  readonly columns: readonly ExportColumn<Row>[]
  readonly formats: readonly WrittenFormat<Row>[]
  readonly trigger?: ReactElement
}

/** What is shown now as a file, in one of several formats. */
export function ExportMenu<Row>({ fileName, rows, columns, formats, trigger }: ExportMenuProps<Row>): ReactNode {
  const texts = useTexts(transferWords)
  const notify = useNotify()

  async function save({ title, extensions, type, write }: WrittenFormat<Row>): Promise<void> {
    try {
      const all = typeof rows === 'function' ? await rows() : rows
      const table = { columns, rows: all.map((row) => columns.map(({ cellOf }) => cellOf(row))) }
      downloadText(`${fileName}.${extensions[0] ?? 'txt'}`, write(all, table), type)
      notify(fill(texts.exported, { count: all.length, format: title }), { kind: 'ok' })
    } catch {
      notify(texts.notExported, { kind: 'danger' })
    }
  }

  return (
    <Menu
      trigger={trigger ?? <ExportButton>{texts.export}</ExportButton>}
      groups={[
        formats.map((format) => ({ id: format.id, title: fill(texts.exportAs, { format: format.title }), run: () => void save(format) })),
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
