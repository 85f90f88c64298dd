import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { PageShape } from '../../app-entry.ts'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../../parts/words/shared-words.ts'
import styles from './page-skeleton.module.css'

/** How many boxes make each shape, and how many lines are in one. */
const boxes: Readonly<Record<PageShape, { readonly count: number; readonly lines: number }>> = {
  list: { count: 8, lines: 2 },
  table: { count: 12, lines: 1 },
  board: { count: 4, lines: 5 },
  calendar: { count: 35, lines: 0 },
  tiles: { count: 6, lines: 4 },
  text: { count: 1, lines: 6 },
}

/** Stands where a page is on its way, in the shape of that page. A quick one shows nothing of it. */
export function PageSkeleton({ shape = 'text' }: { readonly shape?: PageShape | undefined }): ReactNode {
  const { loading } = useTexts(sharedWords)
  const { count, lines } = boxes[shape]
  return (
    <main id="content" tabIndex={-1} className={styles.page} data-shape={shape} aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <div className={styles.head} aria-hidden="true">
        <span className={styles.title} />
      </div>
      <div className={styles.boxes} aria-hidden="true">
        {Array.from({ length: count }, (_, box) => (
          <div key={box} className={styles.box}>
            {Array.from({ length: lines }, (_line, line) => (
              <span key={line} className={styles.bar} />
            ))}
          </div>
        ))}
      </div>
    </main>
  )
}
