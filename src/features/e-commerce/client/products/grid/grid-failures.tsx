import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import type { Product } from '../../../product.ts'
import { productWords } from '../../shop-words.ts'
import styles from './grid.module.css'
import type { GridFailure } from './use-grid-save.ts'

type GridFailuresProps = { readonly failures: readonly GridFailure[]; readonly products: readonly Product[] }

/** What was not saved, product by product, and why. */
export function GridFailures({ failures, products }: GridFailuresProps): ReactNode {
  const texts = useTexts(productWords)
  if (failures.length === 0) return null
  const reasons: Readonly<Record<string, string>> = {
    'not-found': texts.failedGone,
    conflict: texts.failedConflict,
    unavailable: texts.failedUnavailable,
    'handle-taken': texts.handleTaken,
    'sku-taken': texts.skuTaken,
  }
  return (
    <section className={styles.failures} role="alert">
      <h3>
        <TriangleAlert aria-hidden="true" />
        {fill(texts.gridFailed, { count: failures.length })}
      </h3>
      <ul>
        {failures.map(({ id, message }) => (
          <li key={id}>
            <b>{products.find((product) => product.id === id)?.name ?? texts.one}</b>: {reasons[message] ?? texts.failedWrong}
          </li>
        ))}
      </ul>
    </section>
  )
}
