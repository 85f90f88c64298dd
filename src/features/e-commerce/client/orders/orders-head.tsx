import { ClipboardPlus, Download, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { SearchBox } from '../../../../shell/parts/filters/search-box.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { orderWords } from './order-words.ts'
import styles from './orders.module.css'
import { useExportOrders } from './use-export-orders.ts'
import type { OrdersView } from './use-orders-view.ts'

/** Beside the heading: the search, a new order, and what brings orders out. */
export function OrdersHead({ view }: { readonly view: OrdersView }): ReactNode {
  const texts = useTexts(orderWords)
  const save = useExportOrders()
  const { address, all } = view
  const { table, changeTable } = address
  return (
    <div className={styles.head}>
      <div className={styles.search}>
        <SearchBox value={table.search} onChange={(search) => changeTable({ ...table, search: search.slice(0, 512) }, 'replace')} />
      </div>
      <Button kind="primary" aria-label={texts.newOrder} onClick={() => address.openDialog('new')}>
        <ClipboardPlus aria-hidden="true" />
        <span className={styles.long}>{texts.newOrder}</span>
        <span className={styles.short}>{texts.newShort}</span>
      </Button>
      <Menu
        trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />}
        groups={[[{ id: 'export', title: texts.exportListed, icon: Download, run: () => void save(all) }]]}
      />
    </div>
  )
}
