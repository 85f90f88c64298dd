import { Download, Ellipsis, Plus, Settings2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { SearchBox } from '../../../../shell/parts/filters/search-box.tsx'
import { useTyped } from '../../../../shell/parts/filters/use-typed.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { invoiceAppWords } from '../invoice-words.ts'
import { newPath } from '../paths.ts'
import styles from './invoices-list.module.css'
import { useExport } from './use-export.ts'
import type { InvoicesView } from './use-invoices-view.ts'

/** Beside the heading: the search, a new one, and what goes out. */
export function InvoicesHead({ view: { address, which } }: { readonly view: InvoicesView }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const [, navigate] = useLocation()
  const save = useExport()
  const { table, changeTable } = address
  const [text, setText] = useTyped(table.search, (search) => changeTable({ ...table, search: search.slice(0, 500) }, 'replace'))
  const seller = { id: 'seller', title: texts.seller, icon: Settings2, run: () => address.openSeller(true) }
  const exporting = [
    { id: 'csv', title: texts.exportCsv, icon: Download, run: () => save('csv', which) },
    { id: 'json', title: texts.exportJson, icon: Download, run: () => save('json', which) },
  ]
  return (
    <div className={styles.head}>
      <div className={styles.search}>
        <SearchBox value={text} onChange={setText} />
      </div>
      <Button kind="primary" onClick={() => navigate(newPath)}>
        <Plus aria-hidden="true" />
        <span className={styles.words}>{texts.newInvoice}</span>
      </Button>
      <Menu trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />} groups={[[seller], exporting]} />
    </div>
  )
}
