import { sql, type Kysely } from 'kysely'
import type { DueSource, DueThing } from '../../../platform/notices.ts'
import { transactOn } from '../../../platform/transact.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { NotificationTables } from './tables.ts'

/** After a stop of the worker so much is made up for; what is older shows in its app. */
const catchUpHours = 12
/** More than this at once, and a person finds the others among what is read already. */
const maxAtOnce = 10

/** Tells of everything whose time has come since the last run. The row of the progress is held, so that two workers tell once. */
export async function notifyDue(db: Kysely<NotificationTables>, sources: readonly DueSource[], now?: Date): Promise<void> {
  await transactOn(db)(async (tx) => {
    const { rows } = await sql<{ after: Date; upTo: Date }>`
      with clock as (select coalesce(${now ?? null}::timestamptz, platform.moment()) as now)
      select greatest(notified_until, now - make_interval(hours => ${catchUpHours}::int)) as after, now as "upTo"
      from notifications.due_progress, clock where notified_until < now for update of due_progress`.execute(tx)
    const [span] = rows
    if (!span) return
    const given = new Map<string, number>()
    for (const source of sources) for (const thing of await source(tx, span)) await notifyOne(tx, thing, given)
    await sql`update notifications.due_progress set notified_until = ${span.upTo}`.execute(tx)
  })
}

async function notifyOne(tx: Kysely<NotificationTables>, thing: DueThing, given: Map<string, number>): Promise<void> {
  for (const accountId of thing.to) {
    const count = (given.get(accountId) ?? 0) + 1
    given.set(accountId, count)
    const what = {
      kind: 'due',
      source: thing.source,
      thingId: thing.id,
      subject: thing.title,
      path: thing.path,
      at: thing.at.toISOString(),
      isDay: thing.isDay,
      onceKey: `due:${thing.id}:${thing.at.toISOString()}`,
      isOld: count > maxAtOnce,
    }
    await sql`select notifications.store(${thing.workspaceId}::uuid, null, array[${accountId}::uuid], ${storableJson(what)}::jsonb)`.execute(
      tx,
    )
  }
}
