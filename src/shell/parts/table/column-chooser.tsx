import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckBox } from '../../../ui/check-box.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useTexts } from '../../language.tsx'
import styles from './column-chooser.module.css'
import { orderedIds, withMovedColumn, withToggledColumn } from './table-columns.ts'
import { tableWords } from './table-words.ts'
import type { TableModel } from './use-data-table.ts'

/** Which columns show, and in which order. */
export function ColumnChooser<Row>({ table }: { readonly table: TableModel<Row> }): ReactNode {
  const texts = useTexts(tableWords)
  const { columns, visible, state, onChange } = table
  const isAsAtFirst = state.columns === undefined && Object.keys(state.widths).length === 0
  return (
    <Popover name={texts.columns} trigger={<IconButton name={texts.columns} icon={Columns3} />}>
      <ul className={styles.list}>
        {orderedIds(columns, state).map((id) => (
          <ColumnLine key={id} table={table} id={id} place={visible.findIndex((column) => column.id === id)} />
        ))}
      </ul>
      {isAsAtFirst ? null : (
        <Button kind="quiet" onClick={() => onChange({ ...state, columns: undefined, widths: {} }, 'replace')}>
          {texts.resetColumns}
        </Button>
      )}
    </Popover>
  )
}

type ColumnLineProps<Row> = { readonly table: TableModel<Row>; readonly id: string; readonly place: number }

function ColumnLine<Row>({ table, id, place }: ColumnLineProps<Row>): ReactNode {
  const texts = useTexts(tableWords)
  const { columns, visible, state, onChange } = table
  const column = columns.find((each) => each.id === id)?.title ?? id
  const isVisible = place >= 0
  const move = (by: 1 | -1): void => onChange(withMovedColumn(columns, state, id, by), 'replace')
  return (
    <li className={styles.line}>
      <label className={styles.label}>
        <CheckBox
          isOn={isVisible}
          disabled={isVisible && visible.length === 1}
          onChange={() => onChange(withToggledColumn(columns, state, id), 'replace')}
        />
        {column}
      </label>
      <IconButton
        name={fill(texts.moveUp, { column })}
        icon={ArrowUp}
        className={styles.move}
        disabled={place <= 0}
        onClick={() => move(-1)}
      />
      <IconButton
        name={fill(texts.moveDown, { column })}
        icon={ArrowDown}
        className={styles.move}
        disabled={!isVisible || place === visible.length - 1}
        onClick={() => move(1)}
      />
    </li>
  )
}
