import { ArrowLeftRight, Download, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectionBar } from '../../../../shell/parts/selection/selection-bar.tsx'
import type { MenuAction } from '../../../../ui/menu.tsx'
import { orderWords } from './order-words.ts'
import { useExportOrders } from './use-export-orders.ts'
import { whatOf } from './use-order-changes.ts'
import type { OrdersView } from './use-orders-view.ts'

/** What can be done with all that is selected. */
export function BulkBar({ view }: { readonly view: OrdersView }): ReactNode {
  const texts = useTexts(orderWords)
  const save = useExportOrders()
  const { selection, chosen, changes, isBin, askStatus } = view

  async function bin(isOn: boolean): Promise<void> {
    const what = whatOf(await chosen())
    selection.clear()
    changes.bin(what, isOn)
  }

  async function deleteChosen(): Promise<void> {
    if (await changes.deleteForGood(whatOf(await chosen()))) selection.clear()
  }

  const exporting: MenuAction = { id: 'export', title: texts.exportChosen, icon: Download, run: () => void save(chosen) }
  const listed: readonly MenuAction[] = [
    { id: 'status', title: texts.setStatus, icon: ArrowLeftRight, keys: 's', run: () => void chosen().then(askStatus) },
    { id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, keys: '#', run: () => void bin(true) },
    exporting,
  ]
  const binned: readonly MenuAction[] = [
    { id: 'restore', title: texts.restore, icon: RotateCcw, run: () => void bin(false) },
    exporting,
    { id: 'delete', title: texts.deleteForGood, icon: Trash2, isDanger: true, run: () => void deleteChosen() },
  ]
  return <SelectionBar selection={selection} actions={isBin ? binned : listed} />
}
