import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { usePageRows } from '../../../../shell/workspace/commands/palette/use-page-rows.ts'
import { searchWords } from '../search-words.ts'
import styles from './results.module.css'

/** Pages and commands that fit, as the search over everything shows them first: who types «calendar» may want to go there. */
export function FoundPages({ q }: { readonly q: string }): ReactNode {
  const texts = useTexts(searchWords)
  const rows = usePageRows(q)
  if (rows.length === 0) return null
  return (
    <div className={styles.pages} role="group" aria-label={texts.pages}>
      {rows.map(({ id, title, icon: Picture, run }) => (
        <button key={id} type="button" className={styles.page} data-row="" onClick={run}>
          {Picture === undefined ? null : <Picture aria-hidden="true" />}
          {title}
        </button>
      ))}
    </div>
  )
}
