import { sql, type RawBuilder } from 'kysely'
import { latestOf, type ActivitySource } from '../../../platform/activity-window.ts'
import type { DueSource, DueThing } from '../../../platform/notices.ts'
import { labels } from '../lists.ts'

const titles = labels.map(({ title }) => title)
const issueId = labels.find(({ handle }) => handle === 'issue')?.id ?? -1

/**
 * The tasks as work, for figures over several apps; the transaction that asks is confined to its workspace.
 * A task is about what its first label says. Nothing says of a task that it waits for a test or will not be fixed.
 */
export const todoWork: RawBuilder<unknown> = sql`
  select false as is_card, null::uuid as board_id, made_at, done_at, reopened_at, due_date as due_at, due_is_day,
    labels @> array[${issueId}::smallint] as is_issue, false as is_unwanted, false as is_in_test,
    (array[${sql.join(titles)}]::text[])[labels[1] + 1] as area
  from todo.todo where workspace_id = platform.workspace() and not deleted`

/** Whether there is a task that did not come with the workspace. */
export const hasOwnTodo: RawBuilder<boolean> = sql`exists (
  select from todo.todo as t where t.workspace_id = platform.workspace() and not t.deleted
    and not exists (select from platform.sample_row as s where s.workspace_id = t.workspace_id and s.source = 'todo.todo' and s.id = t.id))`

/** Tasks that people have done. */
export const doneTodos: ActivitySource = (window) =>
  latestOf(window, {
    kind: 'todo',
    from: sql`todo.todo`,
    where: sql`not deleted`,
    id: sql`id`,
    time: sql`done_at`,
    by: sql`done_by`,
    title: sql`title`,
  })

/** Open tasks for whoever added them: an hour before their moment, at eight on their day. */
export const dueTodos: DueSource = async (db, { after, upTo }) => {
  const { rows } = await sql<DueTodo>`
    select workspace_id as "workspaceId", id, title, made_by as "madeBy", due_date as at, due_is_day as "isDay" from todo.todo
    where due_date > ${after}::timestamptz - interval '1 day' and due_date <= ${upTo}::timestamptz + interval '1 hour'
      and made_by is not null and not completed and not deleted and ${noticeAt} > ${after} and ${noticeAt} <= ${upTo}
    order by due_date, id`.execute(db)
  return rows.map(({ madeBy, ...row }) => ({ ...row, to: [madeBy], source: 'task', path: `/apps/todo/all/${row.id}` }))
}

const noticeAt = sql`case when due_is_day then ((due_date at time zone 'Europe/Zurich')::date + time '08:00') at time zone 'Europe/Zurich'
  else due_date - interval '1 hour' end`

type DueTodo = Pick<DueThing, 'workspaceId' | 'id' | 'title' | 'at' | 'isDay'> & { readonly madeBy: string }
