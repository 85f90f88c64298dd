import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { List } from '../board.ts'
import type { orderCards } from '../contract.ts'
import { mergeListOrder, mergeOrder } from '../rules-order.ts'
import { lockBoard, type Tx } from './board-tx.ts'
import { readLists } from './list-store.ts'

type Wish = InputOf<typeof orderCards>

/** The cards in the order that is sent, as far as it still holds. Places of what was taken off the board are kept among them. */
export async function storeCardOrder(tx: Tx, { boardId, lists: sent, movedIds }: Wish): Promise<List[]> {
  await lockBoard(tx, boardId)
  const current = await readLists(tx, boardId)
  const wished = mergeOrder(current, sent, movedIds)
  const all = mergeOrder(await readWholeLists(tx, boardId), wished)
  const places = all.flatMap(({ id: listId, idCards }) => idCards.map((id, position) => ({ id, listId, position })))
  await sql`
    update scrumboard.card as c set list_id = r.list_id, position = r.position
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ listId }) => listId)}::uuid[],
      ${places.map(({ position }) => position)}::float8[]) as r (id, list_id, position)
    where c.board_id = ${boardId}::uuid and c.id = r.id and (c.list_id, c.position) is distinct from (r.list_id, r.position)`.execute(tx)
  return wished
}

/** The same for lists. */
export async function storeListOrder(tx: Tx, { boardId, lists: sent, movedIds }: Wish): Promise<List[]> {
  await lockBoard(tx, boardId)
  const wished = mergeListOrder(await readLists(tx, boardId), sent, movedIds)
  const ids = mergeListOrder(await readWholeLists(tx, boardId), wished).map(({ id }) => id)
  await sql`
    update scrumboard.list as l set position = r.number - 1
    from unnest(${ids}::uuid[]) with ordinality as r (id, number)
    where l.board_id = ${boardId}::uuid and l.id = r.id and l.position is distinct from r.number - 1`.execute(tx)
  return wished
}

/** With everything that can still be brought back. */
async function readWholeLists(tx: Tx, boardId: string): Promise<Pick<List, 'id' | 'idCards'>[]> {
  const { rows } = await sql<Pick<List, 'id' | 'idCards'>>`
    select l.id, coalesce(json_agg(c.id order by c.position, c.id) filter (where c.id is not null), '[]') as "idCards"
    from scrumboard.list as l
    left join scrumboard.card as c on c.workspace_id = l.workspace_id and c.board_id = l.board_id and c.list_id = l.id
    where l.board_id = ${boardId}::uuid group by l.id, l.position order by l.position, l.id`.execute(tx)
  return rows
}
