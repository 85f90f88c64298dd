import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Canton } from '../../../../platform/canton.ts'
import { job, jobHandler, type JobHandler } from '../../../../platform/jobs.ts'
import type { ExtensionTables } from '../tables.ts'
import { purge } from './purge.ts'

type Needs = { readonly db: Kysely<ExtensionTables>; readonly canton: () => Promise<Canton> }

const nightly = job('purge', z.object({}))

/** Every night, after the chain was checked: removes what is past its time. */
export function purgeJob({ db, canton }: Needs): JobHandler {
  return jobHandler(nightly, async () => void (await purge({ db, canton: await canton() })), '10 3 * * *')
}
