import { sql, type Kysely } from 'kysely'
import { waitingNow } from './figures-store.ts'

/** What waits, in numbers and seconds. Nothing where a process may not know or there is nothing to know. */
export type Waiting = {
  readonly pending: number
  readonly pendingSeconds: number
  readonly deliveries: number
  readonly deliverySeconds: number
  readonly dead: number
  readonly isPaused: boolean
  readonly outbox?: number
  readonly outboxSeconds?: number
  readonly jobs?: number
  readonly jobSeconds?: number
  readonly jobsGivenUp?: number
  readonly isChainWhole?: boolean | null
  readonly chainCheckedAt?: number | null
}

/** As much as the application may know. */
export async function readWaiting<Tables>(db: Kysely<Tables>, canton: string): Promise<Waiting> {
  const { pendingSince, deliveriesSince, moment, ...now } = await waitingNow(db, canton)
  const secondsSince = (since: Date | null): number => (since ? Math.max(0, moment.getTime() - since.getTime()) / 1000 : 0)
  return { ...now, pendingSeconds: secondsSince(pendingSince), deliverySeconds: secondsSince(deliveriesSince) }
}

/**
 * All of it, for the owner: one statement over what waits, never over what is done. Rows of the outbox lie in the order in which they came,
 * but for places that were used before, so the oldest is among the first ones.
 */
export async function readWaitingAsOwner<Tables>(db: Kysely<Tables>, canton: string): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select w.pending, w.deliveries, w.dead, w.is_paused as "isPaused",
      coalesce(extract(epoch from w.moment - w.pending_since), 0)::float8 as "pendingSeconds",
      coalesce(extract(epoch from w.moment - w.deliveries_since), 0)::float8 as "deliverySeconds",
      o.count as outbox, greatest(0, coalesce(extract(epoch from w.moment - o.oldest), 0))::float8 as "outboxSeconds",
      j.count as jobs, coalesce(extract(epoch from now() - j.oldest), 0)::float8 as "jobSeconds", g.count as "jobsGivenUp",
      c.is_whole as "isChainWhole", c.at as "chainCheckedAt"
    from desk.waiting_now(${canton}) w
    cross join (select count(*)::int as count, min(at) as oldest from (select at from extension.outbox where canton = ${canton} limit 10000) o) o
    cross join (select count(*)::int as count, min(run_at) as oldest
      from (select run_at from graphile_worker.jobs where run_at <= now() and locked_at is null and attempts < max_attempts limit 10000) j) j
    cross join (select count(*)::int as count from (select from graphile_worker.jobs where attempts >= max_attempts limit 10000) g) g
    left join lateral (
      select state = 'whole' as is_whole, extract(epoch from done_at)::float8 as at from desk.chain_check
      where canton = ${canton} and state <> 'waiting' order by asked_at desc limit 1
    ) c on true`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database did not say what waits')
  return row
}
