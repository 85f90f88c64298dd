import { ListFilterPlus } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useTexts } from '../../language.tsx'
import type { TableModel } from '../table/use-data-table.ts'
import { ColumnFilterPanel } from './column-filter-button.tsx'
import { filterWords } from './filter-words.ts'
import styles from './filters.module.css'

/** A filter on any column: for those without a head to press, and for columns that are hidden. */
export function AddFilter<Row>({ table }: { readonly table: TableModel<Row> }): ReactNode {
  const texts = useTexts(filterWords)
  const [isOpen, setOpen] = useState(false)
  const trigger = (
    <Button>
      <ListFilterPlus aria-hidden="true" />
      {texts.filter}
    </Button>
  )
  return (
    <Popover name={texts.addFilter} align="start" isOpen={isOpen} onOpenChange={setOpen} trigger={trigger}>
      <AnyColumn table={table} onDone={() => setOpen(false)} />
    </Popover>
  )
}

function AnyColumn<Row>({ table, onDone }: { readonly table: TableModel<Row>; readonly onDone: () => void }): ReactNode {
  const texts = useTexts(filterWords)
  const id = useId()
  const choices = table.columns.filter(({ isFilterable = true }) => isFilterable)
  const unused = choices.find((column) => !table.state.filters.some((filter) => filter.id === column.id))
  const [chosen, setChosen] = useState(unused?.id ?? choices[0]?.id)
  if (chosen === undefined) return null
  return (
    <>
      <div className={styles.form} data-more>
        <label className={styles.label} htmlFor={id}>
          {texts.column}
        </label>
        <select id={id} className={styles.box} value={chosen} onChange={(event) => setChosen(event.target.value)}>
          {choices.map((column) => (
            <option key={column.id} value={column.id}>
              {column.title}
            </option>
          ))}
        </select>
      </div>
      <ColumnFilterPanel key={chosen} table={table} columnId={chosen} onDone={onDone} />
    </>
  )
}
