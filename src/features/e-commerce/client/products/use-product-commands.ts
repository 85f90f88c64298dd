import { Download, FileUp, PackagePlus, PencilLine, Table2, Trash2 } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import { focusedRow } from '../list/focused-row.ts'
import { newProductPath } from '../shop-paths.ts'
import { productWords } from '../shop-words.ts'
import { useExportProducts } from '../transfer/use-export-products.ts'
import type { ProductsView } from './use-products-view.ts'

/** The keys and commands of the list. What is selected comes first, then the row with the focus. */
export function useProductCommands(view: ProductsView): void {
  const texts = useTexts(productWords)
  const [, navigate] = useLocation()
  const save = useExportProducts()
  const latest = useRef({ view, navigate, save })
  useLayoutEffect(() => {
    latest.current = { view, navigate, save }
  })
  const { isBin } = view
  const hasSelection = view.selection.count > 0
  const commands = useMemo((): readonly Command[] => {
    const always: readonly Command[] = [
      {
        id: 'product-new',
        title: texts.newProduct,
        group: 'create',
        icon: PackagePlus,
        keys: 'c',
        run: () => latest.current.navigate(newProductPath),
      },
      {
        id: 'product-import',
        title: texts.importTitle,
        group: 'page',
        icon: FileUp,
        run: () => latest.current.view.address.openDialog('import'),
      },
      {
        id: 'product-export',
        title: texts.exportListed,
        group: 'page',
        icon: Download,
        run: () => void latest.current.save(latest.current.view.all),
      },
    ]
    const forRows: readonly Command[] = [
      { id: 'product-edit', title: texts.edit, group: 'selection', icon: PencilLine, keys: 'e', run: () => edit(latest.current) },
      { id: 'product-remove', title: texts.remove, group: 'selection', icon: Trash2, keys: '#', run: () => void remove(latest.current) },
    ]
    const grid: Command = {
      id: 'product-grid',
      title: texts.editInGrid,
      group: 'selection',
      icon: Table2,
      keys: 'shift+e',
      run: () => latest.current.view.address.openDialog('grid'),
    }
    return [...always, ...(isBin ? [] : forRows), ...(hasSelection && !isBin ? [grid] : [])]
  }, [texts, isBin, hasSelection])
  useCommands(commands)
}

type Now = { readonly view: ProductsView; readonly navigate: (path: string) => void }

/** Several at once are edited in the grid, one on its page. */
function edit({ view, navigate }: Now): void {
  if (view.selection.count > 1) return view.address.openDialog('grid')
  const only = view.table.viewed.find(({ id }) => view.selection.ids.has(id)) ?? focusedRow(view.table.viewed)
  if (only) navigate(view.hrefOf(only))
}

async function remove({ view }: Now): Promise<void> {
  const focused = focusedRow(view.table.viewed)
  const products = view.selection.count > 0 ? await view.chosen() : focused ? [focused] : []
  view.selection.clear()
  view.changes.bin({ ids: products.map(({ id }) => id), name: products[0]?.name }, true)
}
