import { CircleCheck, Download, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectionBar } from '../../../../shell/parts/selection/selection-bar.tsx'
import type { MenuAction } from '../../../../ui/menu.tsx'
import type { Invoice } from '../../invoice.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import { useExport } from './use-export.ts'
import type { InvoicesView } from './use-invoices-view.ts'

/** What can be done with all that is selected. */
export function BulkBar({ view }: { readonly view: InvoicesView }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const save = useExport()
  const { selection, changes, chosen, address } = view

  async function withChosen(act: (invoices: readonly Invoice[]) => void): Promise<void> {
    const invoices = await chosen()
    selection.clear()
    act(invoices)
  }
  const acting = (act: (invoices: readonly Invoice[]) => void) => () => void withChosen(act)

  const there: readonly MenuAction[] = [
    { id: 'paid', title: texts.markPaid, icon: CircleCheck, run: acting((some) => changes.pay(some, true)) },
    { id: 'open', title: texts.markOpen, icon: Undo2, run: acting((some) => changes.pay(some, false)) },
    { id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, run: acting((some) => changes.bin(some, true)) },
  ]
  const inBin: readonly MenuAction[] = [
    { id: 'restore', title: texts.restore, icon: RotateCcw, run: acting((some) => changes.bin(some, false)) },
    { id: 'delete', title: texts.deleteForGood, icon: Trash2, isDanger: true, run: acting((some) => void changes.deleteForGood(some)) },
  ]
  const exporting: readonly MenuAction[] = [
    { id: 'csv', title: texts.exportCsv, icon: Download, run: acting((some) => save('csv', some)) },
    { id: 'json', title: texts.exportJson, icon: Download, run: acting((some) => save('json', some)) },
  ]
  return <SelectionBar isOver selection={selection} actions={[...(address.view === 'bin' ? inBin : there), ...exporting]} />
}
