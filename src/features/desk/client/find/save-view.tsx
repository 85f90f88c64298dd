import { useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { ViewNameDialog } from '../../../../shell/parts/filters/view-name-dialog.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import { saveView } from '../../find-contract.ts'
import { useRefreshViews } from './find-queries.ts'
import { findWords } from './find-words.ts'
import styles from './find.module.css'
import { filtersOf, type Draft } from './question.ts'

/** Keeps what is harmless of a search under a name, for everybody who searches. */
export function SaveView({ draft }: { readonly draft: Draft }): ReactNode {
  const texts = useTexts(findWords)
  const notify = useNotify()
  const refresh = useRefreshViews()
  const [, navigate] = useLocation()
  const [isOpen, setOpen] = useState(false)

  async function save(name: string): Promise<void> {
    setOpen(false)
    try {
      const { id } = await call(saveView, { name, filters: filtersOf(draft) })
      await refresh()
      navigate(`/desk/search?view=${id}`)
      notify(texts.saved, { kind: 'ok' })
    } catch {
      notify(texts.notSaved, { kind: 'danger' })
    }
  }

  return (
    <div className={styles.save}>
      <Button kind="quiet" onClick={() => setOpen(true)} aria-describedby="view-hint">
        {texts.saveView}
      </Button>
      <span id="view-hint" className={styles.hint}>
        {texts.viewHint}
      </span>
      {isOpen ? <ViewNameDialog title={texts.saveView} first="" onName={(name) => void save(name)} onClose={() => setOpen(false)} /> : null}
    </div>
  )
}
