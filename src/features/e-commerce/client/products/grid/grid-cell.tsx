import type { ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import type { Product } from '../../../product.ts'
import { productWords } from '../../shop-words.ts'
import type { texts as words } from '../texts.ts'
import { cellFields, cellText, gridColumns, type GridColumn } from './grid-draft.ts'
import { focusCell, placeAfterKey } from './grid-keys.ts'
import styles from './grid.module.css'

type GridCellProps = {
  readonly product: Product
  readonly row: number
  readonly column: GridColumn
  /** What was typed; nothing as long as nobody did. */
  readonly typed: string | undefined
  readonly onType: (text: string) => void
  readonly onRevert: () => void
  readonly onPaste: (text: string) => void
}

/** One cell: typing edits it, keys move on from it, Escape brings back what it was. */
export function GridCell({ product, row, column, typed, onType, onRevert, onPaste }: GridCellProps): ReactNode {
  const texts = useTexts(productWords)
  const at = gridColumns.indexOf(column)
  const text = typed ?? cellText(product, column)
  const isWrong = typed !== undefined && cellFields(product, column, typed) === undefined
  const common = {
    'data-row': row,
    'data-column': at,
    'data-changed': typed !== undefined && typed !== cellText(product, column) ? '' : undefined,
    'aria-label': fill(texts.cellOf, { column: titleOf(column, texts), name: product.name }),
    'aria-invalid': isWrong ? (true as const) : undefined,
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Escape' && typed !== undefined) {
        event.preventDefault()
        event.stopPropagation()
        onRevert()
      }
      const place = placeAfterKey(event, { row, column: at })
      if (!place) return
      event.preventDefault()
      focusCell(event.currentTarget.closest('table'), place)
    },
    onPaste: (event: React.ClipboardEvent<HTMLInputElement>) => {
      const pasted = event.clipboardData.getData('text/plain')
      // One value goes where the cursor is; several go into the cells below and beside.
      if (column !== 'active' && !/[\n\t]/.test(pasted.trimEnd())) return
      event.preventDefault()
      onPaste(pasted)
    },
  }
  if (column === 'active') {
    const isOn = cellFields(product, column, text)?.active ?? false
    return (
      <input
        {...common}
        type="checkbox"
        className={styles.tick}
        checked={isOn}
        onChange={({ target }) => onType(target.checked ? '1' : '0')}
      />
    )
  }
  return (
    <input
      {...common}
      type="text"
      inputMode={column === 'tags' ? 'text' : 'decimal'}
      className={styles.input}
      data-kind={column}
      autoComplete="off"
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ target }) => onType(target.value)}
    />
  )
}

export function titleOf(column: GridColumn, texts: typeof words): string {
  return { price: texts.priceTaxIncl, quantity: texts.quantity, active: texts.active, tags: texts.tags }[column]
}
