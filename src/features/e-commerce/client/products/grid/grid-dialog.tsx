import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { Dialog } from '../../../../../shell/parts/dialog/dialog.tsx'
import { LoadError } from '../../../../../shell/parts/states/load-error.tsx'
import { LoadingBlock } from '../../../../../shell/parts/states/loading-rows.tsx'
import { productWords } from '../../shop-words.ts'
import type { ProductsView } from '../use-products-view.ts'
import { ProductGrid } from './product-grid.tsx'

type GridDialogProps = { readonly view: ProductsView; readonly onClose: () => void }

/** More would be too many fields for one page. */
export const mostInGrid = 500

/** Many products at once, as in a spreadsheet. They are read once: what others save meanwhile must not change under the writer. */
export function GridDialog({ view, onClose }: GridDialogProps): ReactNode {
  const texts = useTexts(productWords)
  const [key] = useState(() => ['shop-grid', crypto.randomUUID()])
  const query = useQuery({ queryKey: key, queryFn: () => view.chosen(), gcTime: 0, staleTime: Infinity })
  const products = query.data
  if (products) {
    return (
      <ProductGrid
        products={products.slice(0, mostInGrid)}
        leftOut={Math.max(0, products.length - mostInGrid)}
        onSaved={view.selection.clear}
        onClose={onClose}
      />
    )
  }
  return (
    <Dialog title={fill(texts.gridTitle, { count: view.selection.count })} size="wide" isOpen onClose={onClose}>
      {query.isError ? <LoadError onRetry={() => void query.refetch()} /> : <LoadingBlock lines={8} />}
    </Dialog>
  )
}
