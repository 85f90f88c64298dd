import { useEffect, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useAnnounce } from '../../announce.tsx'
import { localeOf, useLanguage, useTexts } from '../../language.tsx'
import styles from './row-count.module.css'
import { isFiltered } from './table-state.ts'
import { tableWords } from './table-words.ts'
import type { TableModel } from './use-data-table.ts'

/** How many rows show. Said aloud when a filter changes it. */
export function RowCount<Row>({ table }: { readonly table: TableModel<Row> }): ReactNode {
  const texts = useTexts(tableWords)
  const announce = useAnnounce()
  const { language } = useLanguage()
  const { viewed, rows, isWorking, state, served } = table
  const format = new Intl.NumberFormat(localeOf(language))
  const count = served?.total ?? rows.length
  const all = count === 1 ? texts.rowsOne : fill(served?.isMore ? texts.rowsMore : texts.rowsMany, { count: format.format(count) })
  const isPart = isFiltered(state)
  // The server tells only how many it found.
  const words = isPart && !served ? fill(texts.rowsOf, { count: format.format(viewed.length), all: format.format(rows.length) }) : all
  useEffect(() => {
    if (isPart && !isWorking) announce(words)
  }, [announce, isPart, isWorking, words])
  return (
    <span className={styles.count} data-working={isWorking}>
      {words}
    </span>
  )
}
