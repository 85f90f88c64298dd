import type { Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { emptyBins } from './empty-bin.ts'
import { giveReminders } from './reminders.ts'
import type { NotesTables } from './tables.ts'

const remind = job('remind-of-notes', z.object({}))
const empty = job('empty-bins-of-notes', z.object({}))

/** Every minute what somebody wanted to be reminded of, every night away with what is in the bin for long. */
export function notesJobs(db: Kysely<NotesTables>): readonly JobHandler[] {
  return [jobHandler(remind, async () => void (await giveReminders(db)), '* * * * *'), jobHandler(empty, () => emptyBins(db), '23 3 * * *')]
}
