import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { OutputOf } from '../../../kit/endpoint.ts'
import type { countMails } from '../contract.ts'
import { filters, folders, labels } from '../folders.ts'
import { hasLabel, withoutRefuse } from './search.ts'
import type { MailTables } from './tables.ts'

type Counts = OutputOf<typeof countMails>
type Count = Counts['folders'][number]

/** Each count by an index of its own; all in one statement. */
export async function readCounts(tx: Transaction<MailTables>): Promise<Counts> {
  const marks = [
    ...filters.map(({ id, handle }) => marked('filter', id, handle === 'starred' ? sql`starred` : sql`important`)),
    ...labels.map(({ id }) => marked('label', id, hasLabel(id))),
  ]
  const { rows } = await sql<{ kind: string; id: number; total: number; unread: number }>`
    select 'folder' as kind, folder::int as id, count(*)::int as total, (count(*) filter (where not read))::int as unread
    from mail.mail group by folder
    union all ${sql.join(marks, sql` union all `)}`.execute(tx)
  const countsOf = (kind: string, list: readonly { readonly id: number }[]): Count[] =>
    list.map(({ id }) => {
      const { total = 0, unread = 0 } = rows.find((row) => row.kind === kind && row.id === id) ?? {}
      return { id, total, unread }
    })
  return { folders: countsOf('folder', folders), filters: countsOf('filter', filters), labels: countsOf('label', labels) }
}

function marked(kind: string, id: number, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select ${sql.lit(kind)}, ${sql.lit(id)}, count(*)::int, (count(*) filter (where not read))::int
    from mail.mail where ${condition} and ${withoutRefuse}`
}
