import { useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useAnnounce } from '../../../../../shell/announce.tsx'
import { useTexts } from '../../../../../shell/language.tsx'
import { Dialog } from '../../../../../shell/parts/dialog/dialog.tsx'
import { useClosing } from '../../../../../shell/parts/save-bar/use-closing.ts'
import { sharedWords } from '../../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../../ui/button.tsx'
import type { Product } from '../../../product.ts'
import { productWords } from '../../shop-words.ts'
import { GridFailures } from './grid-failures.tsx'
import { GridTable } from './grid-table.tsx'
import { editsIn, type GridDraft } from './grid-draft.ts'
import styles from './grid.module.css'
import { useGridSave, type GridFailure } from './use-grid-save.ts'

type ProductGridProps = {
  readonly products: readonly Product[]
  /** How many more were selected than fit. */
  readonly leftOut: number
  readonly onSaved: () => void
  readonly onClose: () => void
}

export function ProductGrid({ products, leftOut, onSaved, onClose }: ProductGridProps): ReactNode {
  const texts = useTexts(productWords)
  const words = useTexts(sharedWords)
  const announce = useAnnounce()
  const [draft, setDraft] = useState<GridDraft>(new Map())
  const [failures, setFailures] = useState<readonly GridFailure[]>([])
  const { progress, save } = useGridSave()
  const firstCell = useRef<HTMLElement>(null)
  const { edits, wrong } = editsIn(products, draft)
  const isDirty = edits.length > 0 || wrong.length > 0
  const closing = useClosing({ isDirty, onClosed: onClose, guards: 'address' })

  async function saveAll(): Promise<void> {
    if (progress) return
    if (wrong.length > 0) return announce(texts.gridWrong, 'assertive')
    if (edits.length === 0) return closing.leave()
    const failed = await save(products, edits)
    setFailures(failed)
    if (failed.length === 0) return closing.leave(onSaved)
    // What was taken is no change any more; the rest stays to be mended.
    const ids = new Set(failed.map(({ id }) => id))
    setDraft(new Map([...draft].filter(([id]) => ids.has(id))))
  }

  if (closing.isLeaving) return null
  const changes = edits.length === 0 ? texts.gridUnchanged : fill(texts.gridChanged, { count: edits.length })
  return (
    <Dialog
      title={fill(texts.gridTitle, { count: products.length })}
      description={leftOut > 0 ? fill(texts.gridLeftOut, { count: leftOut }) : texts.gridHint}
      size="wide"
      isOpen
      onClose={closing.close}
      initialFocus={firstCell}
      footer={
        <>
          <Button kind="primary" aria-disabled={progress !== undefined} onClick={() => void saveAll()}>
            {words.save}
          </Button>
          <Button onClick={closing.close}>{words.cancel}</Button>
          <span className={styles.status} role="status">
            {wrong.length > 0 ? texts.gridWrong : changes}
          </span>
        </>
      }
    >
      {progress ? <progress className={styles.progress} max={progress.total} value={progress.done} aria-label={texts.gridSaving} /> : null}
      <GridFailures failures={failures} products={products} />
      <div ref={(grid) => void (firstCell.current = grid?.querySelector('input') ?? null)}>
        <GridTable products={products} draft={draft} onChange={setDraft} />
      </div>
    </Dialog>
  )
}
