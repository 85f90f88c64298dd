import { Download, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { csvOf } from '../../../../kit/csv.ts'
import { fill } from '../../../../kit/texts.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { useTexts } from '../../../language.tsx'
import { useFormats } from '../../formats/use-formats.ts'
import { downloadText } from '../download.ts'
import type { CheckedRow } from '../import-plan.ts'
import type { Report } from '../import-state.ts'
import { transferWords } from '../transfer-words.ts'
import styles from '../transfer.module.css'

type ReportStepProps = { readonly title: string; readonly report: Report<unknown>; readonly onUndo: () => void }

/** What happened, what was left out, and the way back. */
export function ReportStep({ title, report: { done, total, known, errors, ending, undo }, onUndo }: ReportStepProps): ReactNode {
  const texts = useTexts(transferWords)
  const { number } = useFormats()
  const extent = { done: number(done), total: number(total) }
  const imported = done === 1 ? texts.importedOne : fill(texts.importedMany, { count: extent.done })
  const endings = {
    complete: imported,
    stopped: fill(texts.stopped, extent),
    failed: fill(texts.failed, { ...extent, reason: ending.kind === 'failed' ? ending.reason : '' }),
  }
  const kinds = { complete: 'ok', stopped: 'warn', failed: 'danger' } as const
  return (
    <div className={styles.choose}>
      <Notice kind={kinds[ending.kind]} role="status" title={endings[ending.kind]}>
        {known === 0 ? null : <p>{fill(texts.knownBefore, { count: number(known) })}</p>}
        {errors.length === 0 ? null : <p>{fill(texts.leftOut, { count: number(errors.length) })}</p>}
      </Notice>
      {undo === 'failed' ? (
        <Notice kind="danger" role="alert">
          {texts.undoFailed}
        </Notice>
      ) : null}
      <p className={styles.counts}>
        {errors.length === 0 ? null : (
          <Button onClick={() => downloadText(`${title}.csv`, errorsAsCsv(errors, texts), 'text/csv')}>
            <Download aria-hidden="true" />
            {texts.downloadErrors}
          </Button>
        )}
        {undo === 'none' ? null : (
          <Button onClick={onUndo}>
            <Undo2 aria-hidden="true" />
            {texts.undo}
          </Button>
        )}
      </p>
    </div>
  )
}

type Heads = { readonly line: string; readonly entry: string; readonly error: string }

function errorsAsCsv(errors: readonly CheckedRow<unknown>[], heads: Heads): string {
  const lines = errors.map(({ line, title, outcome }) => [line, title, outcome.kind === 'error' ? outcome.message : ''])
  return csvOf([[heads.line, heads.entry, heads.error], ...lines])
}
