import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { InvoiceTables } from './tables.ts'

const emptyBin = job('empty-invoice-bin', z.object({}))
const keptDays = 30

/** Every night: away with what has been in the bin for 30 days. */
export function invoiceJobs(db: Kysely<InvoiceTables>): readonly JobHandler[] {
  return [jobHandler(emptyBin, () => emptyBins(db), '47 2 * * *')]
}

async function emptyBins(db: Kysely<InvoiceTables>): Promise<void> {
  await sql`delete from invoice.invoice where removed_at < platform.moment() - make_interval(days => ${keptDays})`.execute(db)
}
