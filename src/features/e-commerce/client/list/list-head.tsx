import { Ellipsis, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { SearchBox } from '../../../../shell/parts/filters/search-box.tsx'
import type { ChangeTable, TableState } from '../../../../shell/parts/table/table-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import styles from './list.module.css'

type ListHeadProps = {
  readonly address: { readonly table: TableState; readonly changeTable: ChangeTable }
  readonly texts: Readonly<Record<'newShort' | 'moreActions', string>>
  readonly add: { readonly title: string; readonly icon: LucideIcon; readonly run: () => void }
  readonly more: readonly MenuAction[]
}

/** Beside the heading of a list: the search, a new row, and what else can be done. */
export function ListHead({ address: { table, changeTable }, texts, add, more }: ListHeadProps): ReactNode {
  return (
    <div className={styles.head}>
      <div className={styles.search}>
        <SearchBox value={table.search} onChange={(search) => changeTable({ ...table, search: search.slice(0, 512) }, 'replace')} />
      </div>
      <Button kind="primary" aria-label={add.title} onClick={add.run}>
        <add.icon aria-hidden="true" />
        <span className={styles.long}>{add.title}</span>
        <span className={styles.short}>{texts.newShort}</span>
      </Button>
      <Menu trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />} groups={[more]} />
    </div>
  )
}
