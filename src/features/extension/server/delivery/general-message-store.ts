import { sql, type Kysely } from 'kysely'
import type { GeneralMessage } from './message.ts'

type Key = { readonly period: number; readonly requestId: string }
type Row = Omit<GeneralMessage, 'kind'>

/** General extensions among what is to be told, by their id. */
export async function readGeneralMessages<Tables>(
  db: Kysely<Tables>,
  canton: string,
  keys: readonly Key[],
): Promise<ReadonlyMap<string, GeneralMessage>> {
  const { rows } = await sql<Row>`
    select g.id::text as reference, g.canton, g.period, g.legal_form as "legalForm", array_agg(g.taxpayer_group order by g.taxpayer_group) as groups,
      g.old_from as "oldFrom", g.old_to as "oldTo", g.deadline as "newDeadline", g.reason
    from extension.general_extension g
    where g.canton = ${canton} and g.period = any (${keys.map(({ period }) => period)}::smallint[])
      and g.id = any (${keys.map(({ requestId }) => requestId)}::uuid[])
    group by g.id, g.canton, g.period, g.legal_form, g.old_from, g.old_to, g.deadline, g.reason`.execute(db)
  return new Map(rows.map((row) => [row.reference, { kind: 'general-extension', ...row }]))
}
