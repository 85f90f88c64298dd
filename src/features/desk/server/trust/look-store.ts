import { sql, type Transaction } from 'kysely'
import { Problem } from '../../../../kit/problem.ts'
import type { Officer } from '../../../../platform/access.ts'
import { storable, storableJson } from '../../../../platform/storable-text.ts'
import type { Why } from '../../find-contract.ts'
import type { lookActions } from '../../trust-contract.ts'
import type { NoTables } from '../../../../platform/sample.ts'

export type NewLook = {
  readonly canton: string
  readonly officer: Officer
  readonly action: (typeof lookActions)[number]
  readonly why: Why
  readonly question: Readonly<Record<string, unknown>>
  readonly subjects: readonly string[]
}

/** How many persons one officer may be shown. */
export type LookLimits = { readonly perHour: number; readonly perDay: number }

/** Records who looked at whom and why, for good. Without this nothing is shown: it is part of the same transaction. */
export async function keepLook(tx: Transaction<NoTables>, look: NewLook, limits?: LookLimits): Promise<void> {
  const { canton, officer, action, why, question, subjects } = look
  if (limits) await refuseBeyond(tx, look, limits)
  await sql`
    insert into desk.look (canton, officer, officer_name, action, reason, note, question, subjects)
    values (${canton}, ${officer.id}, ${officer.name}, ${action}, ${why.reason}, ${storable(why.note)}, ${storableJson(question)}::jsonb,
      ${[...subjects]}::text[])`.execute(tx)
}

async function refuseBeyond(
  tx: Transaction<NoTables>,
  { canton, action, subjects }: NewLook,
  { perHour, perDay }: LookLimits,
): Promise<void> {
  // One look after the other, so that two at once cannot both take the last places. The database raises an alarm by the same limits.
  await sql`select pg_advisory_xact_lock(hashtextextended('desk.look ' || desk.acting(), 0)),
    set_config('app.looks_per_hour', ${String(perHour)}, true), set_config('app.looks_per_day', ${String(perDay)}, true)`.execute(tx)
  const { rows } = await sql<{ in_hour: number; in_day: number }>`select * from desk.shown_lately(${canton})`.execute(tx)
  const { in_hour: inHour, in_day: inDay } = rows[0] ?? { in_hour: 0, in_day: 0 }
  if (inDay + subjects.length > perDay)
    throw new Problem('too-many', 'You’ve reached the limit for 24 hours. Try again later.', { retryAfterSeconds: 3600 })
  // One export may hold more than an hour allows; it then uses up that hour.
  const mostBefore = action === 'export' ? perHour - 1 : perHour - subjects.length
  if (inHour > mostBefore)
    throw new Problem('too-many', 'You’ve reached the limit for one hour. Try again later.', { retryAfterSeconds: 600 })
}
