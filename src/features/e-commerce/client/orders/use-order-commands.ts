import { ArrowLeftRight, ClipboardPlus, Download, Trash2 } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useCommands } from '../../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../../shell/workspace/commands/command.ts'
import type { Order } from '../../order.ts'
import { focusedRow } from '../list/focused-row.ts'
import { orderWords } from './order-words.ts'
import { useExportOrders } from './use-export-orders.ts'
import { whatOf } from './use-order-changes.ts'
import type { OrdersView } from './use-orders-view.ts'

/** The keys and commands of the list. What is selected comes first, then the row with the focus. */
export function useOrderCommands(view: OrdersView): void {
  const texts = useTexts(orderWords)
  const save = useExportOrders()
  const latest = useRef({ view, save })
  useLayoutEffect(() => {
    latest.current = { view, save }
  })
  const { isBin } = view
  const commands = useMemo((): readonly Command[] => {
    const always: readonly Command[] = [
      {
        id: 'order-new',
        title: texts.newOrder,
        group: 'create',
        icon: ClipboardPlus,
        keys: 'c',
        run: () => latest.current.view.address.openDialog('new'),
      },
      {
        id: 'order-export',
        title: texts.exportListed,
        group: 'page',
        icon: Download,
        run: () => void latest.current.save(latest.current.view.all),
      },
    ]
    const forRows: readonly Command[] = [
      {
        id: 'order-status',
        title: texts.setStatus,
        group: 'selection',
        icon: ArrowLeftRight,
        keys: 's',
        run: () => void askStatus(latest.current.view),
      },
      { id: 'order-remove', title: texts.remove, group: 'selection', icon: Trash2, keys: '#', run: () => void remove(latest.current.view) },
    ]
    return [...always, ...(isBin ? [] : forRows)]
  }, [texts, isBin])
  useCommands(commands)
}

async function askStatus(view: OrdersView): Promise<void> {
  const orders = await meantIn(view)
  if (orders.length > 0) view.askStatus(orders)
}

async function remove(view: OrdersView): Promise<void> {
  const orders = await meantIn(view)
  view.selection.clear()
  view.changes.bin(whatOf(orders), true)
}

async function meantIn({ selection, chosen, table }: OrdersView): Promise<readonly Order[]> {
  const focused = focusedRow(table.viewed)
  return selection.count > 0 ? chosen() : focused ? [focused] : []
}
