import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { ordersPath } from '../shop-paths.ts'
import { ViewStrip } from '../view-strip.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { OrdersHead } from './orders-head.tsx'
import { OrdersList } from './orders-list.tsx'
import styles from '../list/list.module.css'
import { orderWords } from './order-words.ts'
import { useOrderCommands } from './use-order-commands.ts'
import { orderViews } from './use-orders-address.ts'
import { useOrdersView } from './use-orders-view.ts'

const { Part: StatusDialog } = lazyPart(() => import('./status-dialog.tsx').then((loaded) => loaded.StatusDialog))
const { Part: NewOrderDialog } = lazyPart(() => import('./new/new-order-dialog.tsx').then((loaded) => loaded.NewOrderDialog))

/** The list of orders with its views, and the layers over it. */
export function OrdersPlace(): ReactNode {
  const texts = useTexts(orderWords)
  const view = useOrdersView()
  useOrderCommands(view)
  const { counts, selection, address, asked } = view
  const views = orderViews.map((id) => ({
    id,
    title: texts[`view-${id}`],
    count: counts?.[id],
    href: id === 'all' ? ordersPath : `${ordersPath}?view=${id}`,
  }))
  return (
    <WorkspacePage title={texts.title} room="fill" arrival="none" actions={<OrdersHead view={view} />}>
      {selection.count > 0 ? (
        <div className={styles.bar}>
          <BulkBar view={view} />
        </div>
      ) : (
        <ViewStrip name={texts.views} views={views} current={address.view} />
      )}
      <OrdersList view={view} />
      <Suspense fallback={null}>
        {asked ? (
          <StatusDialog orders={asked} changes={view.changes} onClose={() => view.askStatus(undefined)} onSet={selection.clear} />
        ) : null}
        {address.dialog === 'new' ? <NewOrderDialog onClose={() => address.openDialog('none')} /> : null}
      </Suspense>
    </WorkspacePage>
  )
}
