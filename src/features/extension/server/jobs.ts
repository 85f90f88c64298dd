import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import { job, jobHandler, type JobHandler } from '../../../platform/jobs.ts'
import { describeFailure, type Log } from '../../../platform/log.ts'
import { startLoop, type Loop } from '../../../platform/loop.ts'
import { unwatched, type Counting } from '../../../platform/metrics.ts'
import { mostAtOnce, passOn } from './audit/pass-on.ts'
import { createDeliverer } from './delivery/deliver.ts'
import { createSend } from './delivery/send.ts'
import { forgetOldMisses } from './guessing/miss-store.ts'
import type { ExtensionTables } from './tables.ts'
import { forgetOldTries } from './undo/undo-store.ts'

export { deadlineMailJobs } from './deadline-mail/send-mails.ts'
export { purgeJob } from './keep/purge-job.ts'
export { startPending } from './pending/start-pending.ts'

const closeAddresses = job('close-result-addresses', z.object({}))
const forgetMisses = job('forget-misses', z.object({}))

/** Every ten minutes: removes secret result addresses and counts of misses whose time is over. */
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
    jobHandler(forgetMisses, async () => void (await Promise.all([forgetOldMisses(db), forgetOldTries(db)])), '*/10 * * * *'),
  ]
}

type Settings = Pick<Config, 'CANTON' | 'DELIVERY_URL' | 'DELIVERY_TOKEN' | 'DELIVERY_PER_SECOND'>

/** What a worker does all the time: seals what happened, and tells the tax system where there is one to tell. */
export function startExtensionLoops(db: Kysely<ExtensionTables>, settings: Settings, log: Log, metrics: Counting = unwatched): Loop {
  const { CANTON: canton, DELIVERY_URL: url, DELIVERY_TOKEN: token, DELIVERY_PER_SECOND: perSecond } = settings
  const passing = { canton, delivers: url !== undefined }
  const loops = [startLoop('pass-on', async () => pauseAfter(await passOn(db, passing)), log, metrics)]
  if (url !== undefined) loops.push(startDelivering(db, { canton, perSecond }, { url, token }, { log, metrics }))
  return { stop: async () => void (await Promise.all(loops.map((loop) => loop.stop()))) }
}

/** In milliseconds: a backlog is worked off without a pause. */
function pauseAfter(passed: number | undefined): number {
  if (passed === mostAtOnce) return 0
  return passed === 0 || passed === undefined ? 250 : 100
}

type Goal = Parameters<typeof createSend>[0]
type Pace = Parameters<typeof createDeliverer>[0]['pace']

type Watchers = { readonly log: Log; readonly metrics: Counting }

function startDelivering(db: Kysely<ExtensionTables>, pace: Pace, goal: Goal, { log, metrics }: Watchers): Loop {
  const send = createSend(goal)
  const onLost = (error: unknown): void => log('job-failed', { job: 'deliver', attempt: 1, ...describeFailure(error) })
  const deliverer = createDeliverer({ db, pace, send, onLost, metrics })
  const loop = startLoop('deliver', deliverer.round, log, metrics)
  return {
    stop: async () => {
      await loop.stop()
      await deliverer.settled()
      send.close()
    },
  }
}
