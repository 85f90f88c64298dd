import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useTexts } from '../../language.tsx'
import { sharedWords } from '../words/shared-words.ts'
import styles from './loading-rows.module.css'
import { statesWords } from './states-words.ts'

type LoadingRowsProps = {
  readonly rows?: number
  /** `person` begins with a round picture, `line` is one line as in a table. */
  readonly shape?: 'person' | 'lines' | 'line'
}

/** Rows in the shape of those that will come. Nothing shows before 150 ms, and after 3 s it says that it takes long. */
export function LoadingRows({ rows = 6, shape = 'lines' }: LoadingRowsProps): ReactNode {
  return (
    <Waiting>
      {Array.from({ length: rows }, (_, at) => (
        <div key={at} className={styles.row} data-shape={shape}>
          {shape === 'person' ? <span className={styles.round} /> : null}
          <span className={styles.lines}>
            <span className={styles.bar} />
            {shape === 'line' ? null : <span className={styles.bar} />}
          </span>
        </div>
      ))}
    </Waiting>
  )
}

/** A page of text, or a card, that will come. */
export function LoadingBlock({ lines = 4 }: { readonly lines?: number }): ReactNode {
  return (
    <Waiting>
      <div className={styles.block}>
        <span className={styles.heading} />
        {Array.from({ length: lines }, (_, at) => (
          <span key={at} className={styles.bar} />
        ))}
      </div>
    </Waiting>
  )
}

function Waiting({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useTexts(sharedWords)
  const texts = useTexts(statesWords)
  return (
    <div className={styles.waiting} aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      <div className={styles.shapes} aria-hidden="true">
        {children}
      </div>
      <p className={styles.long}>{texts.stillLoading}</p>
    </div>
  )
}
