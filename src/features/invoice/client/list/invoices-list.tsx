import { Receipt, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { centsOf } from '../../../../kit/money.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { Pager } from '../../../../shell/parts/paging/pager.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { DataTable } from '../../../../shell/parts/table/data-table.tsx'
import { SortMenu } from '../../../../shell/parts/table/sort-menu.tsx'
import { useIsNarrow } from '../../../../shell/parts/table/use-is-narrow.ts'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import { invoiceViews } from '../../contract.ts'
import { invoiceAppWords } from '../invoice-words.ts'
import { invoicePath } from '../paths.ts'
import { BulkBar } from './bulk-bar.tsx'
import styles from './invoices-list.module.css'
import type { InvoicesView } from './use-invoices-view.ts'

/** The table with what stands around it: views, sums, pages. */
export function InvoicesList({ view }: { readonly view: InvoicesView }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const isNarrow = useIsNarrow()
  const { table, address, query, total, page } = view
  return (
    <div className={styles.place}>
      <RetryBar of={query} />
      {view.selection.count > 0 ? <BulkBar view={view} /> : null}
      <div className={styles.tools}>
        <Views view={view} />
        {isNarrow ? <SortMenu table={table} /> : null}
        <Amounts view={view} />
      </div>
      <DataTable
        table={table}
        name={texts.list}
        room="fill"
        selection={view.selection}
        href={({ id }) => invoicePath('modern', id)}
        status={query.data ? 'ready' : query.isError ? 'failed' : 'loading'}
        onRetry={() => void query.refetch()}
        empty={<Nothing view={view} />}
      />
      <Pager page={page} size={address.size} total={total} onPage={address.goTo} onSize={address.resize} />
    </div>
  )
}

function Views({ view: { address, counts } }: { readonly view: InvoicesView }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  return (
    <ul className={styles.views} aria-label={texts.views}>
      {invoiceViews.map((each) => (
        <li key={each}>
          <button type="button" className={styles.view} aria-pressed={address.view === each} onClick={() => address.show(each)}>
            {texts[each]}
            {counts === undefined ? null : <span className={styles.count}>{counts[each]}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

function Amounts({ view: { counts, address } }: { readonly view: InvoicesView }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  const formats = useFormats()
  if (counts === undefined || counts.open === 0 || address.view === 'bin' || address.view === 'paid') return null
  const late = counts.overdue > 0 ? ` · ${fill(texts.overdueSum, { amount: formats.money(centsOf(counts.overdueAmount)) })}` : ''
  return <span className={styles.sum}>{fill(texts.openSum, { amount: formats.money(centsOf(counts.openAmount)) }) + late}</span>
}

function Nothing({ view: { address } }: { readonly view: InvoicesView }): ReactNode {
  const texts = useTexts(invoiceAppWords)
  if (address.view === 'bin') return <EmptyState kind="never-used" icon={Trash2} title={texts.emptyViewTitle} text={texts.emptyBinText} />
  const isAll = address.view === 'all'
  const words = isAll ? { title: texts.emptyTitle, text: texts.emptyText } : { title: texts.emptyViewTitle, text: texts.emptyViewText }
  return <EmptyState kind="never-used" icon={Receipt} {...words} />
}
