import { sql, type RawBuilder } from 'kysely'
import { latestOf, type ActivitySource } from '../../../platform/activity-window.ts'
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
