import { sql, type Transaction } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { storable } from '../../../platform/storable-text.ts'
import type { giveVote } from '../contract.ts'
import type { Opinion } from '../help.ts'
import { readEntry } from './entry-store.ts'
import { missing } from './reading-store.ts'
import type { HelpTables } from './tables.ts'

type Tx = Transaction<HelpTables>

/** What an account says takes the place of what it said before; nothing takes it back. */
export async function putVote(tx: Tx, { id, isHelpful, comment }: InputOf<typeof giveVote>): Promise<number> {
  const { rows } = await sql`select from help.own_published where id = ${id}`.execute(tx)
  if (rows.length === 0) throw missing()
  if (isHelpful === null) {
    const { numAffectedRows } = await sql`
      delete from help.vote where entry_id = ${id} and account_id = platform.account()`.execute(tx)
    return Number(numAffectedRows ?? 0n)
  }
  await sql`
    insert into help.vote (workspace_id, entry_id, account_id, is_helpful, comment)
    values (platform.workspace(), ${id}, platform.account(), ${isHelpful}, ${storable(comment)})
    on conflict (workspace_id, entry_id, account_id) do update
      set is_helpful = excluded.is_helpful, comment = excluded.comment, given_at = excluded.given_at`.execute(tx)
  return 1
}

export async function readOpinions(tx: Tx, id: string): Promise<Opinion[]> {
  await readEntry(tx, id)
  const { rows } = await sql<Omit<Opinion, 'given'> & { given: Date }>`
    select is_helpful as "isHelpful", comment, given_at as given from help.vote
    where entry_id = ${id} order by given_at desc, account_id limit 100`.execute(tx)
  return rows.map((row) => ({ ...row, given: row.given.toISOString() }))
}
