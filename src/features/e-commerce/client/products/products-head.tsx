import { Download, FileUp, PackagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { ListHead } from '../list/list-head.tsx'
import { newProductPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import { useExportProducts } from '../transfer/use-export-products.ts'
import type { ProductsView } from './use-products-view.ts'

/** Beside the heading: the search, a new product, and what brings products in and out. */
export function ProductsHead({ view: { address, all } }: { readonly view: ProductsView }): ReactNode {
  const texts = useTexts(productWords)
  const [, navigate] = useLocation()
  const save = useExportProducts()
  return (
    <ListHead
      address={address}
      texts={texts}
      add={{ title: texts.newProduct, icon: PackagePlus, run: () => navigate(newProductPath) }}
      more={[
        { id: 'import', title: texts.importTitle, icon: FileUp, run: () => address.openDialog('import') },
        { id: 'export', title: texts.exportListed, icon: Download, run: () => void save(all) },
      ]}
    />
  )
}
