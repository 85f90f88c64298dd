import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../language.tsx'
import { LoadError } from '../states/load-error.tsx'
import { LoadingRows } from '../states/loading-rows.tsx'
import styles from './data-table.module.css'
import { TableCards } from './table-cards.tsx'
import { TableGrid } from './table-grid.tsx'
import type { DataTableProps } from './table-props.ts'
import { isFiltered } from './table-state.ts'
import { tableWords } from './table-words.ts'
import { useIsNarrow } from './use-is-narrow.ts'

/** A table of any length: sorts, filters, hides and widens columns; on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { room = 'fit' } = props
  return (
    <div className={styles.table} data-room={room}>
      <Content {...props} />
    </div>
  )
}

function Content<Row>(props: DataTableProps<Row>): ReactNode {
  const { table, name, status = 'ready', onRetry = () => location.reload(), empty } = props
  const texts = useTexts(tableWords)
  const isNarrow = useIsNarrow()
  if (status === 'loading') return <LoadingRows shape="line" />
  if (status === 'failed') return <LoadError title={fill(texts.failed, { table: name })} onRetry={onRetry} />
  // What the server filtered to nothing is not the same as nothing at all.
  const isNothing = table.rows.length === 0 && !(table.served && (isFiltered(table.state) || table.isWorking))
  if (isNothing && empty !== undefined) return empty
  return isNarrow ? <TableCards {...props} /> : <TableGrid {...props} />
}
