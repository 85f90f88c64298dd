import { sql, type Kysely } from 'kysely'
import type { NextStep } from './back-off.ts'
import { readGeneralMessages } from './general-message-store.ts'
import type { GeneralMessage, Message } from './message.ts'

/** A delivery that this process may try now; nobody else does for 15 seconds. */
export type Claim = {
  readonly key: DeliveryKey
  readonly attempts: number
  readonly refusals: number
  readonly waitedSeconds: number
  /** Nothing where the request is gone. */
  readonly message?: Message | GeneralMessage
}
export type DeliveryKey = { readonly canton: string; readonly period: number; readonly requestId: string }

export type Pace = { readonly canton: string; readonly perSecond: number }

type ClaimedRow = DeliveryKey & Pick<Claim, 'attempts' | 'refusals' | 'waitedSeconds'>

/** Deliveries that are due, no more than `most` and no more than the pace allows. */
export async function claimDeliveries<Tables>(db: Kysely<Tables>, { canton, perSecond }: Pace, most: number): Promise<readonly Claim[]> {
  const { rows } = await sql<ClaimedRow>`
    select canton, period, request_id as "requestId", attempts, refusals,
      extract(epoch from platform.moment() - queued_at)::float8 as "waitedSeconds"
    from extension.claim_deliveries(${canton}, ${most}, ${perSecond})`.execute(db)
  if (rows.length === 0) return []
  const messages: ReadonlyMap<string, Message | GeneralMessage> = await readMessages(db, canton, rows)
  const others = rows.filter(({ requestId }) => !messages.has(requestId))
  const general = others.length === 0 ? messages : await readGeneralMessages(db, canton, others)
  return rows.map(({ canton: of, period, requestId, ...tried }) => {
    const message = messages.get(requestId) ?? general.get(requestId)
    return { key: { canton: of, period, requestId }, ...tried, ...(message ? { message } : {}) }
  })
}

type MessageRow = Omit<Message, 'receivedAt'> & { readonly requestId: string; readonly receivedAt: Date }

// NOTE a statement of its own: the one that claims may wait, and sees afterwards only the requests that were there when it began.
// The order by id makes sure of the right index, as in `extension.pass_on`.
async function readMessages<Tables>(
  db: Kysely<Tables>,
  canton: string,
  keys: readonly DeliveryKey[],
): Promise<ReadonlyMap<string, Message>> {
  const { rows } = await sql<MessageRow>`
    select r.* from unnest(${keys.map(({ period }) => period)}::smallint[], ${keys.map(({ requestId }) => requestId)}::uuid[]) k (period, id)
    cross join lateral (
      select id as "requestId", reference, canton, pid::text as pid, legal_form as "legalForm", request.period,
        old_deadline as "oldDeadline", new_deadline as "newDeadline", received_at as "receivedAt", rule, configuration
      from extension.request
      where canton = ${canton} and request.period = k.period and request.id between k.id and k.id and reference is not null
      order by request.id limit 1
    ) r`.execute(db)
  return new Map(rows.map(({ requestId, receivedAt, ...rest }) => [requestId, { ...rest, receivedAt: receivedAt.toISOString() }]))
}

/** Done for good, noted for the chain. Where others were put off, two of them are called back at once: the tax system is there again. */
export async function markDelivered<Tables>(db: Kysely<Tables>, { canton, period, requestId }: DeliveryKey): Promise<void> {
  await sql`
    with told as (
      update extension.delivery set state = 'delivered', delivered_at = platform.moment(), last_failure = null
      where canton = ${canton} and period = ${period}::smallint and request_id = ${requestId}::uuid and state <> 'delivered'
      returning canton, period, request_id
    ), called as (
      update extension.delivery d set due_at = platform.moment()
      where d.ctid = any (array(
        select o.ctid from extension.delivery o
        where o.canton = ${canton} and o.state = 'waiting' and o.due_at > platform.moment() and o.refusals = 0
          and o.last_failure <> 'under-way' and o.request_id <> ${requestId}::uuid
        order by o.due_at limit 2 for update skip locked))
    )
    insert into extension.outbox (canton, action, at, period, request_id)
    select canton, 'delivered', platform.moment(), period, request_id from told`.execute(db)
}

/** Put off or given up, unless somebody else has tried since. */
export async function markFailed<Tables>(
  db: Kysely<Tables>,
  { key, attempts }: Claim,
  failure: { readonly reason: string; readonly refusals: number },
  step: NextStep,
): Promise<void> {
  const state = step.kind === 'give-up' ? 'dead' : 'waiting'
  const seconds = step.kind === 'give-up' ? 0 : step.inSeconds
  await sql`
    with tried as (
      update extension.delivery set state = ${state}, refusals = ${failure.refusals}::int, last_failure = ${failure.reason},
        due_at = platform.moment() + make_interval(secs => ${seconds}::float8)
      where canton = ${key.canton} and period = ${key.period}::smallint and request_id = ${key.requestId}::uuid
        and state = 'waiting' and attempts = ${attempts}::int
      returning canton, period, request_id, state
    )
    insert into extension.outbox (canton, action, at, period, request_id)
    select canton, 'delivery-given-up', platform.moment(), period, request_id from tried where state = 'dead'`.execute(db)
}
