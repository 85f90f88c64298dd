import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { Activity, ActivityKind } from '../activity.ts'
import type { listActivities } from '../contract.ts'
import type { Needs } from './needs.ts'
import type { People } from './person-store.ts'
import type { Tx } from './tables.ts'

type Row = {
  readonly kind: ActivityKind
  readonly id: string
  readonly account_id: string | null
  readonly who: string
  readonly title: string
  readonly thing_id: string
  readonly place_id: string | null
  readonly time: Date
  readonly written: string
}
type Asked = Pick<InputOf<typeof listActivities>, 'kind' | 'after' | 'limit'> & {
  readonly people: readonly string[]
  /** In one's own timeline stands also what nobody of the workspace did. */
  readonly isOwn: boolean
}

/** What really happened, out of all apps that tell, the newest first. */
export async function readActivities(
  tx: Tx,
  { activities, events }: Pick<Needs, 'activities' | 'events'>,
  { people: ids, isOwn, kind, after, limit = 30 }: Asked,
  people: People,
): Promise<Activity[]> {
  const [time, id] = after?.split('|') ?? []
  const before = time !== undefined && id !== undefined ? { time, id } : undefined
  const sources = [...activities, ...(isOwn ? events : [])]
  const parts = sources.map((source) => sql`select * from ${source({ people: ids, before, limit })} as part`)
  const { rows } = await sql<Row>`
    select kind, id, account_id, who, title, thing_id, place_id, time, (time at time zone 'UTC')::text || '+00' as written
    from (${sql.join(parts, sql` union all `)}) as happened
    where ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
    order by time desc, id desc limit ${limit}`.execute(tx)
  return rows.map((row) => activityOf(row, people))
}

function activityOf(row: Row, people: People): Activity {
  const { kind, id, account_id: accountId, who, title, thing_id: thingId, place_id: placeId, time, written } = row
  const user = people.author(accountId, who)
  return { id, kind, user, title, thingId, placeId, time: time.toISOString(), cursor: `${written}|${id}` }
}
