import type { Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { eraseRemoved } from './removed-long-ago.ts'
import type { ScrumboardTables } from './tables.ts'

const erase = job('erase-removed-from-boards', z.object({}))

/** Every night away with what was removed long ago. */
export function scrumboardJobs(db: Kysely<ScrumboardTables>): readonly JobHandler[] {
  return [jobHandler(erase, () => eraseRemoved(db), '33 3 * * *')]
}
