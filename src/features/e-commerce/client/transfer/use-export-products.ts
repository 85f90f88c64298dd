import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { Product } from '../../product.ts'
import { productWords } from '../shop-words.ts'

/** Gives products to the reader as a CSV file. */
export function useExportProducts(): (read: () => Promise<readonly Product[]>) => Promise<void> {
  const texts = useTexts(productWords)
  const notify = useNotify()
  return async (read) => {
    try {
      const [products, { writtenProducts }, { downloadText }] = await Promise.all([
        read(),
        import('./written-products.ts'),
        import('../../../../shell/parts/transfer/download.ts'),
      ])
      downloadText('products.csv', writtenProducts(products), 'text/csv')
      notify(products.length === 1 ? texts.exportedOne : fill(texts.exportedMany, { count: products.length }), { kind: 'ok' })
    } catch {
      notify(texts.exportFailed, { kind: 'danger' })
    }
  }
}
