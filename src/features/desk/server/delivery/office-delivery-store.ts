import { sql, type Kysely } from 'kysely'
import { afterPlace, placeOf } from '../place.ts'

/** By which the database knows who asks: the hash of the session's secret, and where the tax office signs in. */
export type Pass = { readonly sessionHash: Buffer; readonly issuer: string; readonly canton: string }

export type Overview = {
  readonly waiting: number
  readonly since: Date | null
  readonly dead: number
  readonly pausedAt: Date | null
  readonly moment: Date
  readonly failures: readonly { readonly reason: string; readonly count: number }[]
  readonly acts: readonly Act[]
}
type Act = {
  readonly act: 'pause' | 'resume' | 'replay'
  readonly at: string
  readonly name: string
  readonly why: string
  readonly count: number
}

/** Nothing for who has no session there; the same below. */
export async function readOverview<Tables>(db: Kysely<Tables>, { sessionHash, issuer, canton }: Pass): Promise<Overview | undefined> {
  const { rows } = await sql<Overview>`
    select waiting, since, dead, paused_at as "pausedAt", moment, failures, acts
    from desk.delivery_overview(${sessionHash}, ${issuer}, ${canton})`.execute(db)
  return rows[0]
}

export type DeadRow = {
  readonly id: string
  readonly reference: string | null
  readonly period: number
  readonly reason: string | null
  readonly attempts: number
  readonly receivedAt: Date | null
  readonly queuedAt: Date
  /** To the microsecond, where the next page goes on. */
  readonly place: string
}

export async function readDead<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  after: string | undefined,
  most: number,
): Promise<readonly DeadRow[]> {
  const { rows } = await sql<DeadRow>`
    select request_id::text as id, reference, period, reason, attempts, received_at as "receivedAt", queued_at as "queuedAt",
      ${placeOf('queued_at', 'request_id')} as place
    from desk.dead_letters(${sessionHash}, ${issuer}, ${canton}, ${afterPlace(after)}, ${most})`.execute(db)
  return rows
}

/** How many will be told again; nothing for who may not. */
export async function replay<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  ids: 'all' | readonly string[],
): Promise<number | undefined> {
  const { rows } = await sql<{ count: number | null }>`
    select desk.replay_deliveries(${sessionHash}, ${issuer}, ${canton}, ${ids === 'all' ? null : ids}::uuid[]) as count`.execute(db)
  return rows[0]?.count ?? undefined
}

/** Whether it was otherwise before; nothing for who may not. */
export async function setPaused<Tables>(
  db: Kysely<Tables>,
  { sessionHash, issuer, canton }: Pass,
  isPaused: boolean,
  why: string,
): Promise<boolean | undefined> {
  const { rows } = await sql<{ hasChanged: boolean | null }>`
    select desk.pause_delivery(${sessionHash}, ${issuer}, ${canton}, ${isPaused}, ${why}) as "hasChanged"`.execute(db)
  return rows[0]?.hasChanged ?? undefined
}
