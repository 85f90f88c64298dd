import { sql, type Kysely } from 'kysely'
import { periodOf, readReference, shownReference } from '../../reference.ts'

type Counted = { state: 'waiting' | 'delivered' | 'dead'; count: number; oldest: Date }
type Dead = { reference: string; attempts: number; lastFailure: string }

const mostShown = 100

/** How it stands with telling the tax system, for the operator's screen. */
export async function deliveriesReport<Tables>(db: Kysely<Tables>, canton: string): Promise<string> {
  const { rows: counted } = await sql<Counted>`
    select state, count(*)::int as count, min(queued_at) as oldest from extension.delivery where canton = ${canton} group by state`.execute(
    db,
  )
  const { rows: failures } = await sql<{ reason: string; count: number }>`
    select last_failure as reason, count(*)::int as count from extension.delivery
    where canton = ${canton} and state = 'waiting' and last_failure is not null group by last_failure order by count(*) desc`.execute(db)
  const { rows: dead } = await sql<Dead>`
    select coalesce(r.reference, d.request_id::text) as reference, d.attempts, d.last_failure as "lastFailure"
    from extension.delivery d left join extension.request r on r.canton = d.canton and r.period = d.period and r.id = d.request_id
    where d.canton = ${canton} and d.state = 'dead' order by d.queued_at limit ${mostShown}`.execute(db)
  const of = (state: Counted['state']): Counted | undefined => counted.find((each) => each.state === state)
  const waiting = of('waiting')
  return [
    `waiting    ${waiting ? `${waiting.count}, the oldest since ${waiting.oldest.toISOString()}` : 0}`,
    ...failures.map(({ reason, count }) => `  ${reason}: ${count}`),
    `delivered  ${of('delivered')?.count ?? 0}`,
    `given up   ${of('dead')?.count ?? 0}`,
    ...dead.map(({ reference, attempts, lastFailure }) => `  ${shownReference(reference)} after ${attempts} attempts: ${lastFailure}`),
  ].join('\n')
}

/** Everything that was given up, or certain requests, given up or not. */
export type Wanted = 'all' | readonly string[]

/** Has deliveries tried again from now on, with seven days ahead of them; says how many. */
export async function replayDeliveries<Tables>(db: Kysely<Tables>, canton: string, wanted: Wanted): Promise<number> {
  const chosen =
    wanted === 'all'
      ? sql`d.state = 'dead'`
      : sql`d.state <> 'delivered' and (d.period, d.request_id) in (
          select r.period, r.id from extension.request r join unnest(${wanted.map(periodOf)}::smallint[], ${wanted}::text[]) w (period, reference)
            on r.canton = ${canton} and r.period = w.period and r.reference = w.reference)`
  const { numAffectedRows = 0n } = await sql`
    with again as (
      update extension.delivery d set state = 'waiting', attempts = 0, refusals = 0, queued_at = platform.moment(), due_at = platform.moment()
      where d.canton = ${canton} and ${chosen} returning d.canton, d.period, d.request_id
    )
    insert into extension.outbox (canton, action, at, period, request_id)
    select canton, 'delivery-replayed', platform.moment(), period, request_id from again`.execute(db)
  return Number(numAffectedRows)
}

/** References as an operator types them; throws a sentence about the first that cannot be one. */
export function readReferences(typed: readonly string[]): readonly string[] {
  return typed.map((each) => {
    const reference = readReference(each)
    if (!reference) throw new Error(`${each} is not a reference.`)
    return reference
  })
}
