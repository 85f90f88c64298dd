import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { ShopList } from '../list/shop-list.tsx'
import { OrderFilters } from './order-filter-menus.tsx'
import { orderWords } from './order-words.ts'
import { OrdersEmpty } from './orders-empty.tsx'
import type { OrdersView } from './use-orders-view.ts'

/** The table of the orders with its filters. */
export function OrdersList({ view }: { readonly view: OrdersView }): ReactNode {
  const texts = useTexts(orderWords)
  const { view: shown, openDialog } = view.address
  return (
    <ShopList
      view={view}
      texts={texts}
      filters={<OrderFilters view={view} />}
      empty={<OrdersEmpty view={shown} onAdd={() => openDialog('new')} />}
    />
  )
}
