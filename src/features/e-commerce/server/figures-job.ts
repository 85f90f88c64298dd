import type { Kysely } from 'kysely'
import { z } from 'zod'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { checkFigures } from './figures-check.ts'

const check = job('check-shop-figures', z.object({}))

/** Every night: do the sums still agree with the orders? What does not is mended, and the operator hears of it as of any failed job. */
export function figuresJob(db: Kysely<NoTables>): JobHandler {
  const handle = async (): Promise<void> => {
    const faults = await checkFigures(db)
    if (faults.length > 0) throw new Error(`The figures of ${faults.length} shops were wrong and have been counted anew.`)
  }
  return jobHandler(check, handle, '23 3 * * *')
}
