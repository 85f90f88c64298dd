import { createJobs } from '../../src/main/jobs.server.ts'
import { readConfig } from '../../src/platform/config.ts'
import { createPool } from '../../src/platform/database.ts'
import { startWorker } from '../../src/platform/jobs.ts'

export type TestWorker = { readonly stop: () => Promise<void> }

type Options = {
  readonly settings?: Readonly<Record<string, string>>
  /** The legal clock of the product beside it. With another one it would sweep away sessions that have not run out. */
  readonly clock?: string
}

/** The worker of the product on a database of a test: its queue, with all jobs. */
export async function aWorker(databaseUrl: string, { settings = {}, clock }: Options = {}): Promise<TestWorker> {
  const config = readConfig({ DATABASE_URL: databaseUrl, ...settings })
  const pool = createPool({ url: databaseUrl, connections: 6, ...(clock === undefined ? {} : { clock }) }, () => {})
  const jobs = createJobs({ pool, config })
  const runner = await startWorker(pool, jobs.handlers, () => {})
  return {
    stop: async () => {
      await runner.stop()
      await jobs.stop()
      await pool.end()
    },
  }
}
