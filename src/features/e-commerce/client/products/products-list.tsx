import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { ShopList } from '../list/shop-list.tsx'
import { productWords } from '../shop-words.ts'
import { useWordsInUse } from './product-queries.ts'
import { ProductsEmpty } from './products-empty.tsx'
import styles from './products.module.css'
import { SavedLooks } from './saved-looks.tsx'
import type { ProductsView } from './use-products-view.ts'
import { WordFilter } from './word-filter.tsx'

/** The table of the products with its filters and saved views. */
export function ProductsList({ view }: { readonly view: ProductsView }): ReactNode {
  const texts = useTexts(productWords)
  const words = useWordsInUse()
  const { address } = view
  const filter = { table: address.table, onChange: address.changeTable, entry: texts.wordCount } as const
  return (
    <div className={styles.place}>
      <ShopList
        view={view}
        texts={texts}
        filters={
          <>
            <WordFilter {...filter} id="category" title={texts.category} all={texts.allCategories} words={words?.categories} />
            <WordFilter {...filter} id="tags" title={texts.tag} all={texts.allTags} words={words?.tags} />
          </>
        }
        tools={<SavedLooks address={address} />}
        empty={<ProductsEmpty view={address.view} onImport={() => address.openDialog('import')} />}
        rowsClassName={styles.rows}
      />
    </div>
  )
}
