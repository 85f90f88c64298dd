import { X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useTexts } from '../../language.tsx'
import { withoutFilter, withoutFilters, type ColumnFilter } from '../table/table-state.ts'
import type { TableModel } from '../table/use-data-table.ts'
import styles from './filter-chips.module.css'
import { ColumnFilterPanel } from './column-filter-button.tsx'
import { filterWords } from './filter-words.ts'

/** Which filters hold: each can be changed or removed where it stands. */
export function FilterChips<Row>({ table }: { readonly table: TableModel<Row> }): ReactNode {
  const texts = useTexts(filterWords)
  const { state, onChange } = table
  if (state.filters.length === 0) return null
  return (
    <div className={styles.line}>
      <ul className={styles.chips} aria-label={texts.activeFilters}>
        {state.filters.map((filter) => (
          <li key={filter.id}>
            <Chip table={table} filter={filter} />
          </li>
        ))}
      </ul>
      <Button kind="quiet" onClick={() => onChange(withoutFilters(state))}>
        {texts.clearAll}
      </Button>
    </div>
  )
}

function Chip<Row>({ table, filter }: { readonly table: TableModel<Row>; readonly filter: ColumnFilter }): ReactNode {
  const texts = useTexts(filterWords)
  const [isOpen, setOpen] = useState(false)
  const { state, onChange, columns } = table
  const column = columns.find(({ id }) => id === filter.id)?.title ?? filter.id
  const sentence = fill(texts.chip, { column, mode: texts[filter.mode].toLowerCase(), value: filter.value })
  const trigger = (
    <button type="button" className={styles.words}>
      {sentence}
    </button>
  )
  return (
    <span className={styles.chip}>
      <Popover name={fill(texts.filterColumn, { column })} align="start" isOpen={isOpen} onOpenChange={setOpen} trigger={trigger}>
        <ColumnFilterPanel table={table} columnId={filter.id} onDone={() => setOpen(false)} />
      </Popover>
      <button
        type="button"
        className={styles.remove}
        aria-label={fill(texts.removeFilter, { column })}
        onClick={() => onChange(withoutFilter(state, filter.id))}
      >
        <X aria-hidden="true" />
      </button>
    </span>
  )
}
