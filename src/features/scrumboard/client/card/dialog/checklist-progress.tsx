import type { ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import type { Checklist } from '../../../board.ts'
import styles from './checklist.module.css'
import { dialogWords } from './dialog-words.ts'

/** How much of a checklist is done. */
export function ChecklistProgress({ checklist: { name, checkItems } }: { readonly checklist: Checklist }): ReactNode {
  const texts = useTexts(dialogWords)
  const all = checkItems.length
  const done = checkItems.filter(({ checked }) => checked).length
  const share = all === 0 ? 0 : done / all
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">{fill(texts.doneOf, { done, all })}</span>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={fill(texts.progress, { name })}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={fill(texts.doneSpoken, { done, all })}
      >
        <span data-full={share === 1 ? '' : undefined} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  )
}
