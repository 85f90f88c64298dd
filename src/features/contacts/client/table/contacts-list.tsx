import { UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { AddFilter } from '../../../../shell/parts/filters/add-filter.tsx'
import { FilterChips } from '../../../../shell/parts/filters/filter-chips.tsx'
import { Pager } from '../../../../shell/parts/paging/pager.tsx'
import { ColumnChooser } from '../../../../shell/parts/table/column-chooser.tsx'
import { DataTable } from '../../../../shell/parts/table/data-table.tsx'
import { RowCount } from '../../../../shell/parts/table/row-count.tsx'
import { SortMenu } from '../../../../shell/parts/table/sort-menu.tsx'
import { useIsNarrow } from '../../../../shell/parts/table/use-is-narrow.ts'
import { RetryBar } from '../../../../shell/workspace/states/retry-bar.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { contactsWords } from '../contacts-words.ts'
import type { ContactsView } from '../use-contacts-view.ts'
import { ContactsEmpty } from './contacts-empty.tsx'
import styles from './contacts-table.module.css'
import { LetterIndex } from './letter-index.tsx'

/** The table with what stands around it: filters, letters, pages. */
export function ContactsList({ view }: { readonly view: ContactsView }): ReactNode {
  const texts = useTexts(contactsWords)
  const isNarrow = useIsNarrow()
  const { table, address, query, counts, total, page, place, isBin } = view
  const letters = table.state.sort.length === 0 && !isBin ? (counts?.letters ?? []) : []
  const isMany = total > address.size
  return (
    <div className={styles.place}>
      <RetryBar of={query} />
      <div className={styles.tools}>
        <AddFilter table={table} />
        {isNarrow ? <SortMenu table={table} /> : <ColumnChooser table={table} />}
        {query.data ? <RowCount table={table} /> : null}
        <FilterChips table={table} />
        {isBin && total > 0 ? <BinTools view={view} /> : null}
      </div>
      {isMany && letters.length > 1 ? <LetterIndex letters={letters} page={page} size={address.size} onPage={address.goTo} /> : null}
      <DataTable
        table={table}
        name={texts.list}
        room="fill"
        selection={view.selection}
        href={view.hrefOf}
        openId={place.contactId}
        status={query.data ? 'ready' : query.isError ? 'failed' : 'loading'}
        onRetry={() => void query.refetch()}
        empty={<ContactsEmpty place={place} onAdd={() => address.openDialog('new')} onImport={() => address.openDialog('import')} />}
      />
      <div className={styles.foot}>
        <Pager page={page} size={address.size} total={total} onPage={address.goTo} onSize={address.resize} />
        <IconButton name={texts.newContact} icon={UserPlus} keys="c" className={styles.add} onClick={() => address.openDialog('new')} />
      </div>
    </div>
  )
}

function BinTools({ view: { changes, all } }: { readonly view: ContactsView }): ReactNode {
  const texts = useTexts(contactsWords)
  return (
    <>
      <Button kind="quiet" onClick={() => void all().then((ids) => changes.deleteForGood({ ids }))}>
        {texts.emptyBin}
      </Button>
      <span className={styles.hint}>{texts.binHint}</span>
    </>
  )
}
