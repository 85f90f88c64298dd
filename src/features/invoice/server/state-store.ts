import { sql, type Transaction } from 'kysely'
import { missing } from './invoice-row.ts'

/** What happens to many at once. Each answers how many there are; none is no such invoice. */
type Change = <Tables>(tx: Transaction<Tables>, ids: readonly string[]) => Promise<number>

export async function markPaid<Tables>(tx: Transaction<Tables>, ids: readonly string[], paidOn: string | null): Promise<number> {
  const { numAffectedRows } = await sql`
    update invoice.invoice set paid_on = ${paidOn}::date, version = version + (paid_on is distinct from ${paidOn}::date)::int
    where id = any(${[...ids]}::uuid[]) and removed_at is null`.execute(tx)
  return someOf(numAffectedRows)
}

export const binInvoices: Change = async (tx, ids) => {
  const { numAffectedRows } = await sql`
    update invoice.invoice set removed_at = coalesce(removed_at, date_trunc('milliseconds', platform.moment())), version = version + (removed_at is null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  return someOf(numAffectedRows)
}

export const unbinInvoices: Change = async (tx, ids) => {
  const { numAffectedRows } = await sql`
    update invoice.invoice set removed_at = null, version = version + (removed_at is not null)::int
    where id = any(${[...ids]}::uuid[])`.execute(tx)
  return someOf(numAffectedRows)
}

export const deleteForGood: Change = async (tx, ids) => {
  const { numAffectedRows } = await sql`
    delete from invoice.invoice where id = any(${[...ids]}::uuid[]) and removed_at is not null`.execute(tx)
  return someOf(numAffectedRows)
}

function someOf(count: bigint | undefined): number {
  if (count === undefined || count === 0n) throw missing()
  return Number(count)
}
