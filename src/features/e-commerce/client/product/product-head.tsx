import { CopyPlus, Ellipsis, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { BackButton } from '../../../../shell/parts/list-detail/back-button.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { Product } from '../../product.ts'
import { ProductThumb } from '../products/product-thumb.tsx'
import { newProductPath, productsPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import type { ProductInput } from './product-rules.ts'
import styles from './product.module.css'

/** The picture and the name as they stand in the form now. */
export function ProductHeading(): ReactNode {
  const texts = useTexts(productWords)
  const [name, images, featuredImageId] = useWatch<ProductInput, ['name', 'images', 'featuredImageId']>({
    name: ['name', 'images', 'featuredImageId'],
  })
  return (
    <span className={styles.heading}>
      <ProductThumb product={{ images, featuredImageId }} />
      <span className={styles.words}>
        <span className={styles.title}>{name.trim() === '' ? texts.newProduct : name}</span>
        <span className={styles.sub}>{texts.productDetail}</span>
      </span>
    </span>
  )
}

type ProductToolsProps = {
  readonly product: Product | undefined
  readonly isDirty: boolean
  readonly save: () => void
  readonly onRemove: () => void
}

/** Beside the heading: back, save, and what else can be done with the whole product. */
export function ProductTools({ product, isDirty, save, onRemove }: ProductToolsProps): ReactNode {
  const texts = useTexts(productWords)
  const words = useTexts(sharedWords)
  const [, navigate] = useLocation()
  return (
    <div className={styles.head}>
      <BackButton listPath={productsPath} />
      <span className={styles.end}>
        <Button disabled={!isDirty} onClick={save}>
          {words.save}
        </Button>
        {product ? (
          <Menu
            trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />}
            groups={[
              [{ id: 'copy', title: texts.duplicate, icon: CopyPlus, run: () => navigate(`${newProductPath}?copy=${product.id}`) }],
              [{ id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, run: onRemove }],
            ]}
          />
        ) : null}
      </span>
    </div>
  )
}
