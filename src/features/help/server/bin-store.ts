import { sql, type Transaction } from 'kysely'
import { missing } from './reading-store.ts'
import type { HelpTables } from './tables.ts'

/** What happens to many at once. Each answers how many there are; none is no such text. */
export type Change = (tx: Transaction<HelpTables>, ids: readonly string[]) => Promise<number>

export const binEntries: Change = async (tx, ids) => {
  const { numAffectedRows } = await sql`
    update help.entry set removed_at = coalesce(removed_at, date_trunc('milliseconds', platform.moment())), version = version + (removed_at is null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  return someOf(numAffectedRows)
}

export const unbinEntries: Change = async (tx, ids) => {
  const { numAffectedRows } = await sql`
    update help.entry set removed_at = null, version = version + (removed_at is not null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  return someOf(numAffectedRows)
}

export const deleteForGood: Change = async (tx, ids) => {
  const { numAffectedRows } = await sql`
    delete from help.entry where id = any(${[...ids]}::uuid[]) and removed_at is not null`.execute(tx)
  return someOf(numAffectedRows)
}

function someOf(count: bigint | undefined): number {
  if (count === undefined || count === 0n) throw missing()
  return Number(count)
}
