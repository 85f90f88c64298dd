import type { ReactNode } from 'react'
import { useTexts } from '../../../../../shell/language.tsx'
import type { Product } from '../../../product.ts'
import { productWords } from '../../shop-words.ts'
import { GridCell, titleOf } from './grid-cell.tsx'
import { gridColumns, withCell, withoutCell, withPasted, type GridDraft } from './grid-draft.ts'
import styles from './grid.module.css'

type GridTableProps = {
  readonly products: readonly Product[]
  readonly draft: GridDraft
  readonly onChange: (change: (draft: GridDraft) => GridDraft) => void
}

/** The cells themselves: a table of fields, each with its own name. */
export function GridTable({ products, draft, onChange }: GridTableProps): ReactNode {
  const texts = useTexts(productWords)
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            {gridColumns.map((column) => (
              <th key={column} scope="col" data-kind={column}>
                {titleOf(column, texts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {products.map((product, row) => (
            <tr key={product.id}>
              <th scope="row">{product.name}</th>
              {gridColumns.map((column, at) => (
                <td key={column} data-kind={column}>
                  <GridCell
                    product={product}
                    row={row}
                    column={column}
                    typed={draft.get(product.id)?.[column]}
                    onType={(text) => onChange((before) => withCell(before, product.id, column, text))}
                    onRevert={() => onChange((before) => withoutCell(before, product.id, column))}
                    onPaste={(text) => onChange((before) => withPasted(before, products, { row, column: at }, text))}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
