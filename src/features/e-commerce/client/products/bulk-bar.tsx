import { CircleCheck, CircleMinus, Download, Package, Percent, RotateCcw, Table2, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectionBar } from '../../../../shell/parts/selection/selection-bar.tsx'
import type { MenuAction } from '../../../../ui/menu.tsx'
import { productWords } from '../shop-words.ts'
import { useExportProducts } from '../transfer/use-export-products.ts'
import { editsFor } from './bulk-edits.ts'
import { whatSaid } from './use-product-changes.ts'
import type { ProductsView } from './use-products-view.ts'

/** What can be done with all that is selected. */
export function BulkBar({ view }: { readonly view: ProductsView }): ReactNode {
  const texts = useTexts(productWords)
  const save = useExportProducts()
  const { selection, chosen, changes, address, isBin } = view

  async function setActive(isOn: boolean): Promise<void> {
    const products = await chosen()
    const edits = editsFor(products, { kind: 'active', isOn })
    selection.clear()
    const what = whatSaid({ ids: products.map(({ id }) => id), name: products[0]?.name }, texts)
    await changes.edit(edits, fill(isOn ? texts.activated : texts.deactivated, { what }))
  }

  async function bin(isOn: boolean): Promise<void> {
    const products = await chosen()
    selection.clear()
    changes.bin({ ids: products.map(({ id }) => id), name: products[0]?.name }, isOn)
  }

  async function deleteChosen(): Promise<void> {
    const products = await chosen()
    const what = { ids: products.map(({ id }) => id), name: products[0]?.name }
    if (await changes.deleteForGood(what)) selection.clear()
  }

  const listed: readonly MenuAction[] = [
    { id: 'grid', title: texts.editInGrid, icon: Table2, keys: 'shift+e', run: () => address.openDialog('grid') },
    { id: 'activate', title: texts.activate, icon: CircleCheck, run: () => void setActive(true) },
    { id: 'deactivate', title: texts.deactivate, icon: CircleMinus, run: () => void setActive(false) },
    { id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, keys: '#', run: () => void bin(true) },
    { id: 'add-tag', title: texts.addTag, icon: Tag, run: () => address.openDialog('add-tag') },
    { id: 'remove-tag', title: texts.removeTag, icon: Tag, run: () => address.openDialog('remove-tag') },
    { id: 'stock', title: texts.setStock, icon: Package, run: () => address.openDialog('stock') },
    { id: 'price', title: texts.changePrice, icon: Percent, run: () => address.openDialog('price') },
    { id: 'export', title: texts.exportChosen, icon: Download, run: () => void save(chosen) },
  ]
  const binned: readonly MenuAction[] = [
    { id: 'restore', title: texts.restore, icon: RotateCcw, run: () => void bin(false) },
    { id: 'delete', title: texts.deleteForGood, icon: Trash2, isDanger: true, run: () => void deleteChosen() },
  ]
  return <SelectionBar selection={selection} actions={isBin ? binned : listed} />
}
