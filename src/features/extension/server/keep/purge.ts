import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Canton } from '../../../../platform/canton.ts'
import type { ExtensionTables } from '../tables.ts'

type Needs = {
  readonly db: Kysely<ExtensionTables>
  readonly canton: Pick<Canton, 'id' | 'retention'>
}
type Options = {
  readonly batch?: number
  /** Called after each batch with what was removed so far. */
  readonly onBatch?: (requests: number) => void
}

export type Purged = {
  /** Requests by period. */
  readonly requests: ReadonlyMap<number, number>
  readonly looks: number
  readonly changes: number
  readonly batches: number
}

const enough = 500

/**
 * Removes what is past its time, in batches that stay far below the time limit of a statement. Each batch is whole, so a run that was broken off is
 * simply followed by the next one. After each it rests as long as that took: whoever asks meanwhile comes first.
 */
export async function purge({ db, canton }: Needs, { batch = enough, onBatch }: Options = {}): Promise<Purged> {
  const { requestDays, lookDays, changeDays } = canton.retention
  const rested = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    const begun = performance.now()
    const value = await work()
    await wait(Math.min(1000, performance.now() - begun))
    return value
  }
  const requests = new Map<number, number>()
  let removed = 0
  for await (const periods of walkRequests(db, { canton: canton.id, days: requestDays, batch, isDry: false }, rested)) {
    add(requests, periods)
    removed += periods.length
    onBatch?.(removed)
  }
  const all = async (name: string, days: number): Promise<number> => {
    for (let count = 0; ;) {
      const gone = await rested(() => removeSome(db, name, canton.id, days, batch))
      count += gone
      if (gone < batch) return count
    }
  }
  return {
    requests,
    looks: await all('purge_looks', lookDays),
    changes: await all('purge_changes', changeDays),
    batches: await all('purge_batches', requestDays),
  }
}

/** What a purge would remove now. */
export async function countPurge({ db, canton }: Needs): Promise<Purged> {
  const { requestDays, lookDays, changeDays } = canton.retention
  const requests = new Map<number, number>()
  const walk = { canton: canton.id, days: requestDays, batch: enough, isDry: true }
  for await (const periods of walkRequests(db, walk, (work) => work())) add(requests, periods)
  const older = (days: number) => sql`platform.moment() - make_interval(days => ${days})`
  const { rows } = await sql<Record<'looks' | 'changes' | 'batches', number>>`select
    (select count(*)::int from desk.look l where l.canton = ${canton.id} and l.at < ${older(lookDays)}) as looks,
    (select count(*)::int from extension.register_change c where c.canton = ${canton.id} and c.at < ${older(changeDays)}) as changes,
    (select count(*)::int from desk.general_extension g join desk.general_batch b on b.general_id = g.id
      where g.canton = ${canton.id} and g.state = 'done' and g.deadline < (${older(requestDays)})::date and b.at < ${older(requestDays)}) as batches`.execute(
    db,
  )
  return { requests, ...(rows[0] ?? { looks: 0, changes: 0, batches: 0 }) }
}

function add(requests: Map<number, number>, periods: readonly number[]): void {
  for (const period of periods) requests.set(period, (requests.get(period) ?? 0) + 1)
}

type Walk = { readonly canton: string; readonly days: number; readonly batch: number; readonly isDry: boolean }
type Step = { walked: number | null; last_at: string | null; last_id: string | null; periods: number[] | null }

/** The periods of the requests that each batch removed, or would have. */
async function* walkRequests(
  db: Kysely<ExtensionTables>,
  { canton, days, batch, isDry }: Walk,
  around: (work: () => Promise<Step>) => Promise<Step>,
): AsyncGenerator<readonly number[]> {
  let place = { at: '-infinity', id: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const step = await around(async () => {
      const { rows } = await sql<Step>`
        select walked, last_at::text as last_at, last_id, periods
        from desk.purge_requests(${canton}, ${days}, ${place.at}::timestamptz, ${place.id}::uuid, ${batch}, ${isDry})`.execute(db)
      return rows[0] ?? { walked: 0, last_at: null, last_id: null, periods: null }
    })
    if (step.walked === null) throw new Error('Another process is removing what is past its time.')
    yield step.periods ?? []
    if (step.walked < batch || step.last_at === null || step.last_id === null) return
    place = { at: step.last_at, id: step.last_id }
  }
}

async function removeSome(db: Kysely<ExtensionTables>, name: string, canton: string, days: number, most: number): Promise<number> {
  const { rows } = await sql<{ removed: number }>`select ${sql.raw(`desk.${name}`)}(${canton}, ${days}, ${most}) as removed`.execute(db)
  return rows[0]?.removed ?? 0
}
