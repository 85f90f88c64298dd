import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { DeskTables } from './tables.ts'

const forgetSessions = job('forget-office-sessions', z.object({}))

/** Every ten minutes: removes sessions that have ended and sign-ins nobody came back from. */
export function deskJobs(db: Kysely<DeskTables>): readonly JobHandler[] {
  return [jobHandler(forgetSessions, () => forgetEnded(db), '*/10 * * * *')]
}

async function forgetEnded(db: Kysely<DeskTables>): Promise<void> {
  await sql`delete from desk.office_session
    where seen_at <= platform.moment() - interval '15 minutes' or created_at <= platform.moment() - interval '8 hours'`.execute(db)
  await db
    .deleteFrom('desk.sign_in_flow')
    .where('expires_at', '<=', sql<Date>`platform.moment()`)
    .execute()
}
