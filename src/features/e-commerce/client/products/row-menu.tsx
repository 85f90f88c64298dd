import { CopyPlus, Ellipsis, PencilLine, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { Product } from '../../product.ts'
import { newProductPath, productPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import type { ProductChanges } from './use-product-changes.ts'

type RowMenuProps = { readonly product: Product; readonly changes: ProductChanges; readonly isBin: boolean; readonly name: string }

/** What can be done with one product of the list. */
export function RowMenu({ product, changes, isBin, name }: RowMenuProps): ReactNode {
  const texts = useTexts(productWords)
  const [, navigate] = useLocation()
  const what = { ids: [product.id], name: product.name }
  const listed: readonly MenuAction[] = [
    { id: 'edit', title: texts.edit, icon: PencilLine, keys: 'e', run: () => navigate(productPath(product)) },
    { id: 'copy', title: texts.duplicate, icon: CopyPlus, run: () => navigate(`${newProductPath}?copy=${product.id}`) },
    { id: 'remove', title: texts.remove, icon: Trash2, keys: '#', isDanger: true, run: () => changes.bin(what, true) },
  ]
  const binned: readonly MenuAction[] = [
    { id: 'restore', title: texts.restore, icon: RotateCcw, run: () => changes.bin(what, false) },
    { id: 'delete', title: texts.deleteForGood, icon: Trash2, isDanger: true, run: () => void changes.deleteForGood(what) },
  ]
  return <Menu trigger={<IconButton name={name} icon={Ellipsis} />} groups={[isBin ? binned : listed]} />
}
