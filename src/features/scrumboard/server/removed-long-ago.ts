import { sql, type Kysely } from 'kysely'
import type { ScrumboardTables } from './tables.ts'

const atOnce = 200

/** Deletes for good, in all workspaces, what was taken off its board 30 days ago, and gives its files free. */
export async function eraseRemoved(db: Kysely<ScrumboardTables>, now?: Date): Promise<void> {
  const before = sql`coalesce(${now ?? null}::timestamptz, platform.moment()) - interval '30 days'`
  for (let more = atOnce; more === atOnce;) {
    const { rows } = await sql<{ gone: number }>`
      with old as (
        select c.workspace_id, c.id from scrumboard.card as c
        join scrumboard.list as l on l.workspace_id = c.workspace_id and l.board_id = c.board_id and l.id = c.list_id
        where c.removed_at < ${before} or l.removed_at < ${before} limit ${atOnce} for update of c skip locked
      ), attachments as (
        select a.workspace_id, a.id, a.file_id from scrumboard.attachment as a
        join old on old.workspace_id = a.workspace_id and old.id = a.card_id
      ), freed as (
        update platform.file as f set kept_at = null, made_at = now() from attachments as a
        where f.id = a.file_id and not exists (
          select from scrumboard.attachment as o where o.workspace_id = a.workspace_id and o.file_id = a.file_id
            and o.id not in (select id from attachments))
      ), gone as (
        delete from scrumboard.card as c using old where c.workspace_id = old.workspace_id and c.id = old.id returning c.id
      )
      select count(*)::int as gone from gone`.execute(db)
    more = rows[0]?.gone ?? 0
  }
  await eraseParts(db, before)
}

async function eraseParts(db: Kysely<ScrumboardTables>, before: ReturnType<typeof sql>): Promise<void> {
  await sql`
    delete from scrumboard.list as l where removed_at < ${before} and not exists (
      select from scrumboard.card as c where c.workspace_id = l.workspace_id and c.board_id = l.board_id and c.list_id = l.id)`.execute(db)
  await sql`delete from scrumboard.label where removed_at < ${before}`.execute(db)
  await sql`delete from scrumboard.activity where removed_at < ${before}`.execute(db)
  await sql`
    with gone as (delete from scrumboard.attachment where removed_at < ${before} returning workspace_id, id, file_id)
    update platform.file as f set kept_at = null, made_at = now() from gone
    where f.id = gone.file_id and not exists (
      select from scrumboard.attachment as o where o.workspace_id = gone.workspace_id and o.file_id = gone.file_id
        and o.id not in (select id from gone))`.execute(db)
  // A file that somebody took again at the very moment it was given free.
  await sql`
    update platform.file as f set kept_at = platform.moment()
    where kept_at is null and exists (
      select from scrumboard.attachment as a where a.workspace_id = f.workspace_id and a.file_id = f.id)`.execute(db)
}
