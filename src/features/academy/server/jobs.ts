import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { AcademyTables } from './tables.ts'

const empty = job('empty-bins-of-courses', z.object({}))

/** Every night away with courses that have been in the bin for long. */
export function academyJobs(db: Kysely<AcademyTables>): readonly JobHandler[] {
  return [jobHandler(empty, () => emptyBins(db), '41 3 * * *')]
}

/** Deletes for good, in all workspaces, what has been in the bin for 30 days, with everybody's progress and notes. */
async function emptyBins(db: Kysely<AcademyTables>): Promise<void> {
  await sql`
    with gone as (
      delete from academy.course where removed_at < platform.moment() - interval '30 days' returning workspace_id
    )
    insert into platform.live_event (workspace_id, topic, key) select distinct workspace_id, 'academy', 'many' from gone`.execute(db)
}
