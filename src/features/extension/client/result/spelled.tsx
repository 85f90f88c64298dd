import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import styles from './spelled.module.css'

/** A reference or a code in its groups: seen and selected as a whole, read aloud character by character. */
export function Spelled({ text }: { readonly text: string }): ReactNode {
  return (
    <>
      <span className={styles.shown} aria-hidden="true">
        {text}
      </span>
      <span className={styles.spoken}>
        <VisuallyHidden>{spelled(text)}</VisuallyHidden>
      </span>
    </>
  )
}

/** `25K7-M92Q` as `2 5 K 7, M 9 2 Q`: readers pause where the groups end. */
function spelled(text: string): string {
  return text
    .split('-')
    .map((group) => group.split('').join(' '))
    .join(', ')
}
