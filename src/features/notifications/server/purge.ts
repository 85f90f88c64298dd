import { sql, type Kysely } from 'kysely'
import type { NotificationTables } from './tables.ts'

const keptDays = 90
/** Of one person in one workspace. */
const maxKept = 500

/** Deletes, in all workspaces, what was read long ago, and the oldest of those who have very many. */
export async function purgeNotifications(db: Kysely<NotificationTables>, now?: Date): Promise<void> {
  const moment = sql`coalesce(${now ?? null}::timestamptz, platform.moment())`
  await sql`
    delete from notifications.notification where read_at < ${moment} - make_interval(days => ${keptDays}::int)`.execute(db)
  await sql`
    delete from notifications.notification where id in (
      select old.id from (
        select workspace_id, account_id from notifications.notification group by workspace_id, account_id having count(*) > ${maxKept}) as rich
      cross join lateral (
        select n.id from notifications.notification as n
        where n.workspace_id = rich.workspace_id and n.account_id = rich.account_id
        order by n.number desc offset ${maxKept}) as old)`.execute(db)
}
