import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { Officer } from '../../../../platform/access.ts'
import { storable, storableJson } from '../../../../platform/storable-text.ts'
import type { Filters, SavedView } from '../../find-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'

type Tx = Transaction<NoTables>
const mostViews = 200

export async function readViews(tx: Tx, canton: string, officer: Officer): Promise<readonly SavedView[]> {
  const { rows } = await sql<{ id: string; name: string; filters: Filters; made_by: string; made_by_name: string }>`
    select id, name, filters, made_by, made_by_name from desk.saved_view where canton = ${canton} order by lower(name), id limit ${mostViews}`.execute(
    tx,
  )
  return rows.map(({ id, name, filters, made_by: by, made_by_name: madeBy }) => ({ id, name, filters, madeBy, isOwn: by === officer.id }))
}

export async function putView(
  tx: Tx,
  canton: string,
  officer: Officer,
  { name: written, filters }: { readonly name: string; readonly filters: Filters },
): Promise<string> {
  const name = storable(written)
  if (name === '') throw new Problem('invalid-input', 'Please give it a name.')
  const id = randomUUID()
  const { numAffectedRows: made } = await sql`
    insert into desk.saved_view (id, canton, name, filters, made_by, made_by_name)
    select ${id}::uuid, ${canton}, ${name}, ${storableJson(filters)}::jsonb, ${officer.id}, ${officer.name}
    where (select count(*) from desk.saved_view where canton = ${canton}) < ${mostViews}`.execute(tx)
  if (made === 0n) throw new Problem('conflict', 'There are too many kept searches. Remove one first.')
  return id
}

/** Its maker or a lead, as the database checks; for others it is as if there were none. */
export async function dropView(tx: Tx, canton: string, id: string): Promise<void> {
  const { numAffectedRows: gone } = await sql`delete from desk.saved_view where canton = ${canton} and id = ${id}::uuid`.execute(tx)
  if (gone === 0n) throw new Problem('not-found', 'There is no such search, or it is not yours to remove.')
}
