import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './label.module.css'

type LabelProps = {
  /** The colour somebody stored with it: only ever a dot, so that the words stay readable in every theme. Not every label has one. */
  readonly colour?: string
  /** Given where it can be taken off; its name says so to those who listen. */
  readonly removal?: { readonly name: string; readonly run: () => void }
  readonly children: ReactNode
}

/** A label somebody put on something. */
export function Label({ colour, removal, children }: LabelProps): ReactNode {
  return (
    <span className={styles.label}>
      {colour === undefined ? null : <span className={styles.dot} style={{ background: colour }} aria-hidden="true" />}
      <span className={styles.words}>{children}</span>
      {removal === undefined ? null : (
        <button type="button" className={styles.remove} aria-label={removal.name} onClick={removal.run}>
          <X aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
