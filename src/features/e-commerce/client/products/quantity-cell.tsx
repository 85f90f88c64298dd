import { CircleCheck, CircleX, Minus, Plus, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { Product } from '../../product.ts'
import { productWords } from '../shop-words.ts'
import { editOf } from './product-change.ts'
import styles from './cells.module.css'
import { stockLevel, type StockLevel } from './stock.ts'
import type { ProductChanges } from './use-product-changes.ts'

const signs: Readonly<Record<StockLevel, LucideIcon>> = {
  out: CircleX,
  low: TriangleAlert,
  'getting-low': TriangleAlert,
  fine: CircleCheck,
}

const kinds = { out: 'danger', low: 'danger', 'getting-low': 'warn', fine: 'ok' } as const

type QuantityCellProps = { readonly product: Product; readonly changes: ProductChanges; readonly isFixed: boolean }

/** How many there are, in figures and a word, with one less and one more beside it. */
export function QuantityCell({ product, changes, isFixed }: QuantityCellProps): ReactNode {
  const texts = useTexts(productWords)
  const { number } = useFormats()
  const { name, quantity } = product
  const level = stockLevel(quantity)
  const said = { out: texts.stockOut, low: texts.stockLow, 'getting-low': texts.stockGettingLow, fine: texts.stockFine }[level]

  function step(by: 1 | -1): void {
    const next = Math.max(0, quantity + by)
    void changes.edit(editOf(product, { quantity: next }), fill(texts.quantityChanged, { name, quantity: next }), 'small')
  }

  return (
    <span className={styles.quantity}>
      {isFixed ? null : (
        <IconButton
          name={fill(texts.oneLess, { name })}
          icon={Minus}
          className={styles.step}
          aria-disabled={quantity === 0}
          onClick={() => (quantity === 0 ? undefined : step(-1))}
        />
      )}
      <span className={styles.figure}>{number(quantity)}</span>
      {isFixed ? null : <IconButton name={fill(texts.oneMore, { name })} icon={Plus} className={styles.step} onClick={() => step(1)} />}
      <Badge kind={kinds[level]} icon={signs[level]}>
        {said}
      </Badge>
    </span>
  )
}
