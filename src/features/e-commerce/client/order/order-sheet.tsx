import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { PageTabs } from '../../../../shell/parts/tabs/page-tabs.tsx'
import { choiceParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { Order } from '../../order.ts'
import { customerName } from '../orders/customer-name.ts'
import { StatusBadge } from '../orders/status-badge.tsx'
import { useOrderChanges, whatOf } from '../orders/use-order-changes.ts'
import { DetailsTab } from './details-tab.tsx'
import { InvoiceTab } from './invoice-tab.tsx'
import styles from './order.module.css'
import { pageWords } from './page-words.ts'
import { ProductsTab } from './products-tab.tsx'

const tabs = ['details', 'products', 'invoice'] as const
const params = { tab: choiceParam(tabs, 'details') }

/** From whom, since when, in which state; and all of it in three parts. */
export function OrderSheet({ order }: { readonly order: Order }): ReactNode {
  const texts = useTexts(pageWords)
  const changes = useOrderChanges()
  const [{ tab }, change] = useUrlState(params)
  return (
    <>
      <p className={styles.lead}>
        <span>{fill(texts.from, { name: customerName(order.customer) })}</span>
        <Moment value={order.date} format="long" />
        <StatusBadge id={order.status[0]?.id ?? 1} />
      </p>
      {order.removed === null ? null : (
        <Notice kind="warn">
          {texts.isInBin}{' '}
          <Button kind="quiet" onClick={() => changes.bin(whatOf([order]), false)}>
            {texts.restore}
          </Button>
        </Notice>
      )}
      <PageTabs
        name={texts.parts}
        value={tab}
        onChange={(next) => change({ tab: next }, 'replace')}
        tabs={[
          { id: 'details', title: texts.details, content: <DetailsTab order={order} /> },
          { id: 'products', title: texts.products, content: <ProductsTab order={order} /> },
          { id: 'invoice', title: texts.invoice, content: <InvoiceTab order={order} /> },
        ]}
      />
    </>
  )
}
