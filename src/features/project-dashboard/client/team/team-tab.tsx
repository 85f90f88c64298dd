import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { FilterBar } from '../../../../shell/parts/filters/filter-bar.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { DataTable } from '../../../../shell/parts/table/data-table.tsx'
import { useDataTable } from '../../../../shell/parts/table/use-data-table.ts'
import { useTableAddress } from '../../../../shell/parts/table/use-table-address.ts'
import { Badge } from '../../../../ui/badge.tsx'
import type { Member } from '../../rows.ts'
import type { WidgetOf } from '../../widget.ts'
import { projectWords } from '../project-words.ts'
import { useTeamColumns } from './team-columns.tsx'
import styles from './team.module.css'

const nobody: readonly Member[] = []

/** Everybody who works on the projects, with the ways to reach them. */
export function TeamTab({ widget }: { readonly widget: WidgetOf<'team'> | undefined }): ReactNode {
  const texts = useTexts(projectWords)
  const formats = useFormats()
  const columns = useTeamColumns()
  const [state, onChange] = useTableAddress()
  const rows = widget?.table.rows ?? nobody
  const table = useDataTable({ id: 'team-members', columns, rows, rowId: ({ id }) => id, state, onChange })
  return (
    <section className={styles.team}>
      <div className={styles.head}>
        <h2 className={styles.title}>{texts.teamTab}</h2>
        <Badge>{rows.length === 1 ? texts.membersOne : fill(texts.membersMany, { count: formats.number(rows.length) })}</Badge>
      </div>
      <FilterBar table={table} />
      <DataTable table={table} name={texts.teamTab} />
    </section>
  )
}
