import { useState, type ReactNode } from 'react'
import { Problem } from '../../../../kit/problem.ts'
import { fill } from '../../../../kit/texts.ts'
import { callForFile } from '../../../../shell/file-calls.ts'
import { useLanguage, useTexts } from '../../../../shell/language.tsx'
import { downloadBlob } from '../../../../shell/parts/transfer/download.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { exportHits, exportLimits } from '../../find-contract.ts'
import type { Asked } from './find-queries.ts'
import { findWords } from './find-words.ts'
import styles from './find.module.css'

const reasons: Partial<Record<Problem['code'], 'exportTooMany' | 'exportNarrow'>> = {
  'too-many': 'exportTooMany',
  'invalid-input': 'exportNarrow',
}

/** For the lead: what was found as a file. */
export function ExportButton({ asked: { filters, who, why } }: { readonly asked: Asked }): ReactNode {
  const texts = useTexts(findWords)
  const { language } = useLanguage()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)

  async function run(): Promise<void> {
    if (isBusy) return
    setBusy(true)
    try {
      downloadBlob('export.csv', await callForFile(exportHits, { filters, who, why, language: language === 'de' ? 'de' : 'en' }))
    } catch (problem) {
      const reason = problem instanceof Problem ? reasons[problem.code] : undefined
      notify(texts[reason ?? 'exportFailed'], { kind: 'danger' })
    }
    setBusy(false)
  }

  return (
    <div className={styles.export}>
      <Button onClick={() => void run()} aria-busy={isBusy} aria-describedby="export-hint">
        {texts.export}
      </Button>
      <span id="export-hint" className={styles.hint}>
        {fill(texts.exportHint, exportLimits)}
      </span>
    </div>
  )
}
