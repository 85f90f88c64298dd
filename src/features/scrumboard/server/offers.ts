import { sql, type RawBuilder, type Transaction } from 'kysely'
import { latestOf, type ActivitySource } from '../../../platform/activity-window.ts'
import type { DueSource, DueThing } from '../../../platform/notices.ts'
import type { NoTables } from '../../../platform/sample.ts'
import { cardPath } from '../board-paths.ts'

type Tx = Transaction<NoTables>
type Board = { readonly id: string; readonly name: string; readonly uri: string }
type Guest = { readonly id: string; readonly name: string; readonly avatar: string }

/** The boards in the order in which they were added. */
export async function listBoardNames(tx: Tx): Promise<readonly Board[]> {
  const { rows } = await sql<Board>`
    select id, name, uri from scrumboard.board where workspace_id = platform.workspace() order by number`.execute(tx)
  return rows
}

/** People on a board, or on any, who have no account here. */
export async function listGuests(tx: Tx, boardId: string | undefined): Promise<readonly Guest[]> {
  const { rows } = await sql<Guest>`
    select distinct on (name) id, name, avatar from scrumboard.guest
    where workspace_id = platform.workspace() and (${boardId ?? null}::uuid is null or board_id = ${boardId ?? null}::uuid)
    order by name, position, id`.execute(tx)
  return rows
}

/**
 * The cards as work, for figures over several apps; of one board, or of all. A card is an issue by a label or by the name of its list,
 * and so it is known whether it waits for a test or will not be fixed. It is about what its first label says.
 */
export function cardWork(boardId: string | undefined): RawBuilder<unknown> {
  const isOnBoard = (table: string): RawBuilder<unknown> =>
    boardId === undefined ? sql`true` : sql`${sql.ref(`${table}.board_id`)} = ${boardId}::uuid`
  return sql`
    select true as is_card, c.board_id, c.made_at, c.done_at, c.reopened_at, c.due as due_at, false as due_is_day,
      l.is_issue or c.label_ids && n.issue_ids as is_issue, l.is_unwanted or c.label_ids && n.unwanted_ids as is_unwanted,
      l.is_test or c.label_ids && n.test_ids as is_in_test, n.names ->> c.label_ids[1]::text as area
    from scrumboard.card as c
    join (
      select id, scrumboard.means_issue(name) as is_issue, scrumboard.means_unwanted(name) as is_unwanted,
        scrumboard.means_test(name) as is_test
      from scrumboard.list as l where workspace_id = platform.workspace() and removed_at is null and ${isOnBoard('l')}
    ) as l on l.id = c.list_id
    cross join (
      select coalesce(array_agg(id) filter (where scrumboard.means_issue(name)), '{}') as issue_ids,
        coalesce(array_agg(id) filter (where scrumboard.means_unwanted(name)), '{}') as unwanted_ids,
        coalesce(array_agg(id) filter (where scrumboard.means_test(name)), '{}') as test_ids,
        coalesce(jsonb_object_agg(id, name), '{}') as names
      from scrumboard.label as n where workspace_id = platform.workspace() and removed_at is null and ${isOnBoard('n')}
    ) as n
    where c.workspace_id = platform.workspace() and c.removed_at is null and ${isOnBoard('c')}`
}

/** Cards that people have brought to a list of what is done. */
export const doneCards: ActivitySource = (window) =>
  latestOf(window, {
    kind: 'card',
    from: sql`scrumboard.card`,
    where: sql`removed_at is null`,
    id: sql`id`,
    time: sql`done_at`,
    by: sql`done_by`,
    title: sql`name`,
    place: sql`board_id`,
  })

/** What people have said about cards. */
export const cardComments: ActivitySource = (window) =>
  latestOf(window, {
    kind: 'comment',
    from: sql`scrumboard.activity as a join scrumboard.card as c on c.workspace_id = a.workspace_id and c.id = a.card_id`,
    where: sql`a.removed_at is null and a.type = 'comment' and c.removed_at is null`,
    id: sql`a.id`,
    time: sql`a.time`,
    by: sql`a.member_id`,
    title: sql`c.name`,
    thing: sql`c.id`,
    place: sql`c.board_id`,
  })

type BoardOfPerson = { readonly id: string; readonly name: string; readonly guests: number }

/** The boards of the workspace, of which every account is a member; those on which this one works on a card come first. */
export async function boardsOf(tx: Tx, accountId: string): Promise<readonly BoardOfPerson[]> {
  const { rows } = await sql<BoardOfPerson>`
    select b.id, b.name, (
      select count(*)::int from scrumboard.guest as g where g.workspace_id = b.workspace_id and g.board_id = b.id) as guests
    from scrumboard.board as b
    where b.workspace_id = platform.workspace()
    order by exists (select from scrumboard.card as c
      where c.workspace_id = b.workspace_id and c.board_id = b.id and c.removed_at is null and c.member_ids @> array[${accountId}::uuid]) desc,
      b.number limit 50`.execute(tx)
  return rows
}

/** Cards that are not done, an hour before they are due, for everybody on them. */
export const dueCards: DueSource = async (db, { after, upTo }) => {
  const { rows } = await sql<Omit<DueThing, 'source' | 'path' | 'isDay'> & { readonly boardId: string; readonly uri: string }>`
    select c.workspace_id as "workspaceId", c.id, c.name as title, to_json(c.member_ids) as to, c.due as at, b.id as "boardId", b.uri
    from scrumboard.card as c
    join scrumboard.list as l on l.workspace_id = c.workspace_id and l.board_id = c.board_id and l.id = c.list_id and l.removed_at is null
    join scrumboard.board as b on b.workspace_id = c.workspace_id and b.id = c.board_id
    where c.due > ${after}::timestamptz + interval '1 hour' and c.due <= ${upTo}::timestamptz + interval '1 hour'
      and c.removed_at is null and c.done_at is null and c.member_ids <> '{}'
    order by c.due, c.id`.execute(db)
  return rows.map(({ boardId, uri, ...row }) => ({ ...row, source: 'card', path: cardPath({ id: boardId, uri }, row.id), isDay: false }))
}
