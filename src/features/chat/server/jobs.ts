import type { Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { forgetRemoved } from './forget-removed.ts'
import type { ChatTables } from './tables.ts'

const forget = job('forget-removed-messages', z.object({}))

/** Every hour away with what was taken away and cannot come back. */
export function chatJobs(db: Kysely<ChatTables>): readonly JobHandler[] {
  return [jobHandler(forget, () => forgetRemoved(db), '41 * * * *')]
}
