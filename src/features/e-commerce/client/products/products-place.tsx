import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { productsPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import { ViewStrip } from '../view-strip.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { ProductsHead } from './products-head.tsx'
import { ProductsList } from './products-list.tsx'
import styles from '../list/list.module.css'
import { useProductCommands } from './use-product-commands.ts'
import { productViews } from './use-products-address.ts'
import { useProductsView, type ProductsView } from './use-products-view.ts'

const { Part: GridDialog } = lazyPart(() => import('./grid/grid-dialog.tsx').then((loaded) => loaded.GridDialog))
const { Part: BulkDialog } = lazyPart(() => import('./bulk-dialog.tsx').then((loaded) => loaded.BulkDialog))
const { Part: ImportDialog } = lazyPart(() => import('../transfer/import-dialog.tsx').then((loaded) => loaded.ImportDialog))

/** The list of products with its views, and the layers over it. */
export function ProductsPlace(): ReactNode {
  const texts = useTexts(productWords)
  const view = useProductsView()
  useProductCommands(view)
  const { counts, selection, address } = view
  const views = productViews.map((id) => ({
    id,
    title: texts[`view-${id}`],
    count: counts?.[id],
    href: id === 'all' ? productsPath : `${productsPath}?view=${id}`,
  }))
  return (
    <WorkspacePage title={texts.title} room="fill" arrival="none" actions={<ProductsHead view={view} />}>
      {selection.count > 0 ? (
        <div className={styles.bar}>
          <BulkBar view={view} />
        </div>
      ) : (
        <ViewStrip name={texts.views} views={views} current={address.view} />
      )}
      <ProductsList view={view} />
      <Layers view={view} />
    </WorkspacePage>
  )
}

/** Which one is open stands in the address; those for a selection need one. */
function Layers({ view }: { readonly view: ProductsView }): ReactNode {
  const { address, selection } = view
  const { dialog } = address
  const close = (): void => address.openDialog('none')
  if (dialog === 'none') return null
  if (dialog === 'import') {
    return (
      <Suspense fallback={null}>
        <ImportDialog onClose={close} />
      </Suspense>
    )
  }
  if (selection.count === 0) return null
  return (
    <Suspense fallback={null}>
      {dialog === 'grid' ? <GridDialog view={view} onClose={close} /> : <BulkDialog kind={dialog} view={view} onClose={close} />}
    </Suspense>
  )
}
