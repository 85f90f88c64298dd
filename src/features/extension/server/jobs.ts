import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { ExtensionTables } from './tables.ts'

const closeAddresses = job('close-result-addresses', z.object({}))

/** Every ten minutes: removes secret result addresses whose time is over. */
export function extensionJobs(db: Kysely<ExtensionTables>): readonly JobHandler[] {
  return [
    jobHandler(
      closeAddresses,
      async () =>
        void (await db
          .deleteFrom('extension.result_address')
          .where('expires_at', '<', sql<Date>`platform.moment()`)
          .execute()),
      '*/10 * * * *',
    ),
  ]
}
