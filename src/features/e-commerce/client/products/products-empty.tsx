import { CircleCheck, CirclePause, Package, PackagePlus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import { newProductPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import type { ProductView } from './product-queries.ts'

type ProductsEmptyProps = { readonly view: ProductView; readonly onImport: () => void }

/** Where nothing is: what the place is for. */
export function ProductsEmpty({ view, onImport }: ProductsEmptyProps): ReactNode {
  const texts = useTexts(productWords)
  const [, navigate] = useLocation()
  if (view === 'low') return <EmptyState kind="done" icon={CircleCheck} title={texts.emptyLowTitle} text={texts.emptyLowText} />
  if (view === 'bin') return <EmptyState kind="never-used" icon={Trash2} title={texts.emptyBinTitle} text={texts.emptyBinText} />
  if (view === 'inactive') {
    return <EmptyState kind="never-used" icon={CirclePause} title={texts.emptyInactiveTitle} text={texts.emptyInactiveText} />
  }
  return (
    <EmptyState
      kind="never-used"
      icon={Package}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <>
          <Button onClick={() => navigate(newProductPath)}>
            <PackagePlus aria-hidden="true" />
            {texts.newProduct}
          </Button>
          <Button onClick={onImport}>{texts.importTitle}</Button>
        </>
      }
    />
  )
}
