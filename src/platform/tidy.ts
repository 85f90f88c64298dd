import type { Pool } from 'pg'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from './jobs.ts'

const tidy = job('tidy', z.object({}))

/**
 * Every ten minutes: forgets live events older than an hour, limits that have run out, files that nothing has taken within a day, and samples
 * that were cleared a day ago.
 */
export function tidyJob(pool: Pool): JobHandler {
  return jobHandler(
    tidy,
    async () => {
      await pool.query("delete from platform.live_event where at < now() - interval '1 hour'")
      await pool.query('delete from platform.rate_limit where expire < extract(epoch from now()) * 1000')
      await pool.query("delete from platform.file where kept_at is null and made_at < now() - interval '1 day'")
      await pool.query('select platform.purge_samples()')
    },
    '*/10 * * * *',
  )
}
