import { ClipboardPlus, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { ListHead } from '../list/list-head.tsx'
import { orderWords } from './order-words.ts'
import { useExportOrders } from './use-export-orders.ts'
import type { OrdersView } from './use-orders-view.ts'

/** Beside the heading: the search, a new order, and what brings orders out. */
export function OrdersHead({ view: { address, all } }: { readonly view: OrdersView }): ReactNode {
  const texts = useTexts(orderWords)
  const save = useExportOrders()
  return (
    <ListHead
      address={address}
      texts={texts}
      add={{ title: texts.newOrder, icon: ClipboardPlus, run: () => address.openDialog('new') }}
      more={[{ id: 'export', title: texts.exportListed, icon: Download, run: () => void save(all) }]}
    />
  )
}
