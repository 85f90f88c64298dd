import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { DeskTables } from './tables.ts'
import { checkJob, type VerifyChain } from './trust/check-job.ts'

export { startEverybody } from './everybody/extend-everybody.ts'
export { startFigures } from './figures/count-figures.ts'

const forgetSessions = job('forget-office-sessions', z.object({}))

type Needs = { readonly db: Kysely<DeskTables>; readonly canton: string; readonly verify: VerifyChain }

/** Every ten minutes: removes sessions that have ended and sign-ins nobody came back from. Every night: checks the chain. */
export function deskJobs(needs: Needs): readonly JobHandler[] {
  return [jobHandler(forgetSessions, () => forgetEnded(needs.db), '*/10 * * * *'), checkJob(needs)]
}

async function forgetEnded(db: Kysely<DeskTables>): Promise<void> {
  await sql`delete from desk.office_session
    where seen_at <= platform.moment() - interval '15 minutes' or created_at <= platform.moment() - interval '8 hours'`.execute(db)
  await db
    .deleteFrom('desk.sign_in_flow')
    .where('expires_at', '<=', sql<Date>`platform.moment()`)
    .execute()
}
