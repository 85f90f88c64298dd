import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import type { Officer } from '../../../../platform/access.ts'
import type { Check } from '../../trust-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'

type Tx = Transaction<NoTables>

export async function readLatestChecks(tx: Tx, canton: string): Promise<readonly Check[]> {
  type Row = Omit<Check, 'askedAt' | 'doneAt'> & { readonly askedAt: Date; readonly doneAt: Date | null }
  const { rows } = await sql<Row>`
    select state, asked_at as "askedAt", asked_by_name as "askedBy", done_at as "doneAt", seals::float8 as seals, entries::float8 as entries,
      requests::float8 as requests, looks::float8 as looks, waiting::float8 as waiting, head, fault
    from desk.chain_check where canton = ${canton} order by asked_at desc, id limit 10`.execute(tx)
  return rows.map(({ askedAt, doneAt, ...check }) => ({ ...check, askedAt: askedAt.toISOString(), doneAt: doneAt?.toISOString() ?? null }))
}

/** Gives the id of a new check; none while another one waits. */
export async function askForCheck(tx: Tx, canton: string, { id: officer, name }: Officer): Promise<string | undefined> {
  const id = randomUUID()
  const { numAffectedRows } = await sql`
    insert into desk.chain_check (id, canton, asked_by, asked_by_name)
    select ${id}::uuid, ${canton}, ${officer}, ${name}
    where not exists (
      select from desk.chain_check where canton = ${canton} and state = 'waiting' and asked_at > platform.moment() - interval '10 minutes')`.execute(
    tx,
  )
  return numAffectedRows === 1n ? id : undefined
}
