import { Download, Upload } from 'lucide-react'
import { Suspense, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Question } from '../todo-queries.ts'
import { todoTransferWords } from './transfer-words.ts'

const { Part: ExportTool } = lazyPart(() => import('./export-tool.tsx').then((loaded) => loaded.ExportTool))
const { Part: ImportTool, prepare } = lazyPart(() => import('./import-tool.tsx').then((loaded) => loaded.ImportTool))

type TransferToolsProps = {
  readonly question: Question
  readonly fileName: string
  readonly isImporting: boolean
  readonly onImport: () => void
  readonly onImported: () => void
}

/** Files in and out; what they need is fetched apart. */
export function TransferTools({ question, fileName, isImporting, onImport, onImported }: TransferToolsProps): ReactNode {
  const texts = useTexts(todoTransferWords)
  return (
    <>
      <IconButton name={texts.import} icon={Upload} onClick={onImport} onPointerEnter={prepare} onFocus={prepare} />
      <Suspense fallback={<IconButton name={texts.export} icon={Download} disabled />}>
        <ExportTool question={question} fileName={fileName} />
      </Suspense>
      <Suspense fallback={null}>{isImporting ? <ImportTool onClose={onImported} /> : null}</Suspense>
    </>
  )
}
