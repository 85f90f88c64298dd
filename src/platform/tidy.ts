import type { Pool } from 'pg'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from './jobs.ts'

const tidy = job('tidy', z.object({}))

/** Every ten minutes: forgets live events older than an hour and limits that have run out. */
export function tidyJob(pool: Pool): JobHandler {
  return jobHandler(
    tidy,
    async () => {
      await pool.query("delete from platform.live_event where at < now() - interval '1 hour'")
      await pool.query('delete from platform.rate_limit where expire < extract(epoch from now()) * 1000')
    },
    '*/10 * * * *',
  )
}
