import { ListFilter } from 'lucide-react'
import { startTransition, useState, type ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useTexts } from '../../language.tsx'
import type { Column } from '../table/column.ts'
import { withFilter, withoutFilter, type ColumnFilter } from '../table/table-state.ts'
import type { TableModel } from '../table/use-data-table.ts'
import { sharedWords } from '../words/shared-words.ts'
import { FilterForm } from './filter-form.tsx'
import { filterWords } from './filter-words.ts'
import styles from './filters.module.css'

type ColumnFilterButtonProps<Row> = { readonly table: TableModel<Row>; readonly column: Column<Row> }

/** In the head of a column: opens its filter, and shows that there is one. */
export function ColumnFilterButton<Row>({ table, column }: ColumnFilterButtonProps<Row>): ReactNode {
  const texts = useTexts(filterWords)
  const [isOpen, setOpen] = useState<boolean>()
  const name = fill(texts.filterColumn, { column: column.title })
  const isOn = table.state.filters.some(({ id }) => id === column.id)
  const look = { className: styles.open, 'aria-label': name, 'aria-haspopup': 'dialog', 'data-on': isOn } as const
  const picture = <ListFilter aria-hidden="true" />
  // Every column has one and few are ever opened: it is made ready when a mouse comes near, or by the first press.
  if (isOpen === undefined) {
    return (
      <button
        type="button"
        {...look}
        onClick={() => startTransition(() => setOpen(true))}
        onPointerEnter={({ pointerType }) => (pointerType === 'mouse' ? setOpen(false) : undefined)}
      >
        {picture}
      </button>
    )
  }
  const trigger = (
    <button type="button" {...look}>
      {picture}
    </button>
  )
  return (
    // In slices, so that the first one, which brings all of its machinery to life, does not hold up a long table.
    <Popover
      name={name}
      align="start"
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => startTransition(() => setOpen(isNowOpen))}
      trigger={trigger}
    >
      <ColumnFilterPanel table={table} columnId={column.id} onDone={() => setOpen(false)} />
    </Popover>
  )
}

type ColumnFilterPanelProps<Row> = { readonly table: TableModel<Row>; readonly columnId: string; readonly onDone: () => void }

/** The filter of one column, in the head and behind its chip. */
export function ColumnFilterPanel<Row>({ table, columnId, onDone }: ColumnFilterPanelProps<Row>): ReactNode {
  const words = useTexts(sharedWords)
  const { state, onChange } = table
  const set = state.filters.find(({ id }) => id === columnId)
  // A condition without a value is no filter yet, but it has been chosen.
  const [mode, setMode] = useState(set?.mode ?? 'contains')
  const filter: ColumnFilter = set ?? { id: columnId, mode, value: '' }

  function change(next: ColumnFilter): void {
    setMode(next.mode)
    onChange(withFilter(state, next), set ? 'replace' : 'push')
  }

  return (
    <>
      <FilterForm filter={filter} onChange={change} onDone={onDone} />
      <div className={styles.buttons}>
        {set ? (
          <Button kind="quiet" onClick={() => onChange(withoutFilter(state, columnId))}>
            {words.clear}
          </Button>
        ) : null}
        <Button onClick={onDone}>{words.close}</Button>
      </div>
    </>
  )
}
