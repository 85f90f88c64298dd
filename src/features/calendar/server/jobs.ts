import type { Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { forgetRemoved } from './removed-events.ts'
import type { CalendarTables } from './tables.ts'

const forget = job('forget-removed-events', z.object({}))

/** Every night away with what was removed long ago. */
export function calendarJobs(db: Kysely<CalendarTables>): readonly JobHandler[] {
  return [jobHandler(forget, () => forgetRemoved(db), '37 3 * * *')]
}
