import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { HelpTables } from './tables.ts'

const emptyBin = job('empty-help-bin', z.object({}))
const keptDays = 30

/** Every night: away with what has been in the bin for 30 days. */
export function helpJobs(db: Kysely<HelpTables>): readonly JobHandler[] {
  return [jobHandler(emptyBin, () => emptyBins(db), '52 2 * * *')]
}

async function emptyBins(db: Kysely<HelpTables>): Promise<void> {
  await sql`delete from help.entry where removed_at < platform.moment() - make_interval(days => ${keptDays})`.execute(db)
}
