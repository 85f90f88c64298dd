import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import type { StatusEntry } from '../../order.ts'
import { StatusBadge } from '../orders/status-badge.tsx'
import { Card } from './card.tsx'
import styles from './order.module.css'
import { pageWords } from './page-words.ts'

/** Every state it was in, the newest first: when, by whom, and why. */
export function StatusTimeline({ entries }: { readonly entries: readonly StatusEntry[] }): ReactNode {
  const texts = useTexts(pageWords)
  return (
    <Card title={texts.status}>
      <ol className={styles.timeline}>
        {entries.map(({ entryId, id, by, date, note }) => (
          <li key={entryId}>
            <StatusBadge id={id} />
            <p className={styles.muted}>
              {by === '' ? texts.byShop : by}, <Moment value={date} format="exact" />
            </p>
            {note === '' ? null : <p className={styles.lines}>{fill(texts.noteOf, { note })}</p>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
