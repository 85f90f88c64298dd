import { Download } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { ExportMenu } from '../../../../shell/parts/transfer/export-menu.tsx'
import { csvFormat } from '../../../../shell/parts/transfer/formats/csv.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Todo } from '../../contract.ts'
import { wholeList, type Question } from '../todo-queries.ts'
import { todoColumns } from './columns.ts'
import { icsFormat } from './ics.ts'
import { plainTextFormat } from './plain-text.ts'
import { todoTransferWords } from './transfer-words.ts'

/** The whole list that is looked at, as a file. */
export function ExportTool({ question, fileName }: { readonly question: Question; readonly fileName: string }): ReactNode {
  const texts = useTexts(todoTransferWords)
  const [now] = useState(() => new Date())
  const formats = useMemo(
    () => [csvFormat<Todo>(), icsFormat(now), plainTextFormat({ title: texts.plainText, starts: texts.starts, due: texts.due })],
    [texts, now],
  )
  return (
    <ExportMenu
      fileName={fileName}
      rows={() => wholeList(question)}
      columns={todoColumns}
      formats={formats}
      trigger={<IconButton name={texts.export} icon={Download} />}
    />
  )
}
