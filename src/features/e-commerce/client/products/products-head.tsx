import { Download, Ellipsis, FileUp, PackagePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { SearchBox } from '../../../../shell/parts/filters/search-box.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { newProductPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import { useExportProducts } from '../transfer/use-export-products.ts'
import styles from './products.module.css'
import type { ProductsView } from './use-products-view.ts'

/** Beside the heading: the search, a new product, and what brings products in and out. */
export function ProductsHead({ view }: { readonly view: ProductsView }): ReactNode {
  const texts = useTexts(productWords)
  const [, navigate] = useLocation()
  const save = useExportProducts()
  const { address, all } = view
  const { table, changeTable } = address
  const transfer = [
    { id: 'import', title: texts.importTitle, icon: FileUp, run: () => address.openDialog('import') },
    { id: 'export', title: texts.exportListed, icon: Download, run: () => void save(all) },
  ]
  return (
    <div className={styles.head}>
      <div className={styles.search}>
        <SearchBox value={table.search} onChange={(search) => changeTable({ ...table, search: search.slice(0, 512) }, 'replace')} />
      </div>
      <Button kind="primary" aria-label={texts.newProduct} onClick={() => navigate(newProductPath)}>
        <PackagePlus aria-hidden="true" />
        <span className={styles.long}>{texts.newProduct}</span>
        <span className={styles.short}>{texts.newShort}</span>
      </Button>
      <Menu trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />} groups={[transfer]} />
    </div>
  )
}
