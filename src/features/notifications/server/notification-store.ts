import { sql, type Transaction } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import { comesAfter, orderedBy, standing, type SortKey } from '../../../platform/keyset.ts'
import type { countNotifications, listNotifications, markNotifications, Notification } from '../contract.ts'
import type { NotificationTables } from './tables.ts'

type Tx = Transaction<NotificationTables>
type Row = Omit<Notification, 'by' | 'at' | 'time'> & {
  readonly byId: string | null
  readonly byName: string
  readonly avatar: string
  readonly at: string | null
  readonly time: Date
}

const order: readonly SortKey[] = [{ by: sql`n.number`, type: 'bigint' }]
const own = sql`n.workspace_id = platform.workspace() and n.account_id = platform.account() and n.gone_ids = '{}'`

export async function readNotifications(tx: Tx, { kind, after, limit = 30 }: InputOf<typeof listNotifications>): Promise<Notification[]> {
  const { rows } = await sql<Row>`
    select n.id, n.kind, n.source, n.by_id as "byId", coalesce(a.display_name, n.by_name) as "byName", coalesce(a.photo_url, '') as avatar,
      n.subject, n.excerpt, n.path, n.created_at as time, n.read_at is not null as "isRead",
      case when n.at_is_day then to_char(n.at at time zone 'Europe/Zurich', 'YYYY-MM-DD')
        else to_char(n.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') end as at
    from notifications.notification as n left join accounts.account as a on a.id = n.by_id
    where ${own} and ${kind === undefined ? sql`true` : sql`n.kind = ${kind}`}
      and ${after === undefined ? sql`true` : comesAfter(order, 'desc', await placeOf(tx, after))}
    order by ${orderedBy(order, 'desc')} limit ${limit}`.execute(tx)
  return rows.map(({ byId, byName, avatar, time, ...row }) => ({
    ...row,
    by: byId === null ? null : { id: byId, name: byName, avatar },
    time: time.toISOString(),
  }))
}

const noSuchNotification = (): Problem => new Problem('not-found', 'There is no such notification.')

async function placeOf(tx: Tx, id: string): Promise<readonly string[]> {
  const { rows } = await sql<{ place: readonly string[] }>`
    select ${standing(order)} as place from notifications.notification as n where n.id = ${id}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchNotification()
  return row.place
}

async function findAny(tx: Tx, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`select from notifications.notification where id = any(${[...ids]}::uuid[]) limit 1`.execute(tx)
  if (rows.length === 0) throw noSuchNotification()
}

export async function countUnread(tx: Tx): Promise<OutputOf<typeof countNotifications>> {
  const { rows } = await sql<{ kind: Notification['kind']; unread: number }>`
    select n.kind, count(*) filter (where n.read_at is null)::int as unread
    from notifications.notification as n where ${own} group by n.kind order by n.kind`.execute(tx)
  return {
    unread: rows.reduce((sum, { unread }) => sum + unread, 0),
    kinds: rows,
    quietUntil: await readQuiet(tx),
  }
}

/** Nothing once it is over. */
export async function readQuiet(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ until: Date }>`
    select quiet_until as until from notifications.preference
    where account_id = platform.account() and quiet_until > platform.moment()`.execute(tx)
  return rows[0]?.until.toISOString() ?? null
}

/** Answers how many were changed. Refused where none of them is the account's own. */
export async function markAs(tx: Tx, { ids, isRead }: InputOf<typeof markNotifications>): Promise<number> {
  if (ids !== undefined) await findAny(tx, ids)
  const { numAffectedRows = 0n } = await sql`
    update notifications.notification as n
    set read_at = case when ${isRead}::boolean then date_trunc('milliseconds', platform.moment()) end
    where n.workspace_id = platform.workspace() and n.account_id = platform.account()
      and (n.read_at is null) = ${isRead}::boolean
      and ${ids === undefined ? sql`true` : sql`n.id = any(${[...ids]}::uuid[])`}`.execute(tx)
  return Number(numAffectedRows)
}
