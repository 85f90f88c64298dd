import { sql } from 'kysely'
import type { Activity } from '../board.ts'
import type { BoardEntry, MyCard, News } from '../contract.ts'
import type { Accounts, Tx } from './board-tx.ts'
import { activityOf, currentText } from './card-read.ts'

type NewsRow = Pick<Activity, 'id' | 'type' | 'idMember' | 'message'> & {
  readonly time: Date
  readonly edited_at: Date | null
  readonly cardId: string
  readonly cardName: string
  readonly board: BoardEntry
  readonly guest: string | null
}

/** What others wrote or attached since yesterday at this time, on boards and cards the asking account wants to hear of. */
export async function readNews(tx: Tx, accounts: Accounts): Promise<News[]> {
  const { rows } = await sql<NewsRow>`
    select a.id, a.type, a.member_id as "idMember", ${currentText('a', 'message')} as message, a.time, a.edited_at, c.id as "cardId", c.name as "cardName",
      json_build_object('id', b.id, 'name', b.name, 'uri', b.uri) as board, g.name as guest
    from scrumboard.activity as a
    join scrumboard.card as c on c.workspace_id = a.workspace_id and c.id = a.card_id
    join scrumboard.list as l on l.workspace_id = c.workspace_id and l.board_id = c.board_id and l.id = c.list_id
    join scrumboard.board as b on b.workspace_id = c.workspace_id and b.id = c.board_id
    left join scrumboard.guest as g on g.workspace_id = a.workspace_id and g.board_id = b.id and g.id = a.member_id
    where a.time > platform.moment() - interval '1 day' and a.member_id <> platform.account()
      and a.removed_at is null and c.removed_at is null and l.removed_at is null
      and exists (select from scrumboard.subscription as s where s.board_id = b.id and (s.card_id is null or s.card_id = c.id))
    order by a.time desc, a.id desc limit 20`.execute(tx)
  const names = new Map((await accounts(tx)).map(({ id, name }) => [id, name]))
  return rows.map(({ cardId, cardName, board, guest, ...row }) => ({
    activity: activityOf(row),
    author: names.get(row.idMember) ?? guest ?? '',
    cardId,
    cardName,
    board,
  }))
}

type MyCardRow = Omit<MyCard, 'due'> & { readonly due: Date | null }

/** The cards of the asking account that are not done. */
export async function readMyCards(tx: Tx): Promise<MyCard[]> {
  const { rows } = await sql<MyCardRow>`
    select c.id, c.name, c.due, l.name as list, json_build_object('id', b.id, 'name', b.name, 'uri', b.uri) as board,
      coalesce(i.items, 0)::int as items, coalesce(i.checked, 0)::int as checked
    from scrumboard.card as c
    join scrumboard.list as l on l.workspace_id = c.workspace_id and l.board_id = c.board_id and l.id = c.list_id
    join scrumboard.board as b on b.workspace_id = c.workspace_id and b.id = c.board_id
    cross join lateral (
      select count(*) as items, count(*) filter (where (item ->> 'checked')::boolean) as checked
      from jsonb_array_elements(c.checklists) as checklist, jsonb_array_elements(checklist -> 'checkItems') as item
    ) as i
    where c.workspace_id = platform.workspace() and c.member_ids @> array[platform.account()]
      and c.removed_at is null and c.done_at is null and l.removed_at is null
    order by c.due nulls last, c.made_at desc, c.id limit 50`.execute(tx)
  return rows.map(({ due, ...row }) => ({ ...row, due: due?.toISOString() ?? null }))
}
