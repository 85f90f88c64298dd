import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import type { List } from '../board.ts'
import { lockBoard, noSuchCard, noSuchList, type Tx } from './board-tx.ts'
import { refuseTooMany } from './card-add.ts'
import { readLists } from './list-store.ts'

type OnList = { readonly boardId: string; readonly listId: string }
type OnCard = { readonly boardId: string; readonly cardId: string }

/** Its cards go with it, and come back with it. Taken away twice is taken away once. */
export async function takeListAway(tx: Tx, { boardId, listId }: OnList): Promise<List[]> {
  await lockBoard(tx, boardId)
  const { numAffectedRows } = await sql`
    update scrumboard.list set removed_at = coalesce(removed_at, platform.moment())
    where board_id = ${boardId}::uuid and id = ${listId}::uuid`.execute(tx)
  if (numAffectedRows !== 1n) throw noSuchList()
  return readLists(tx, boardId)
}

export async function bringListBack(tx: Tx, { boardId, listId }: OnList): Promise<void> {
  await lockBoard(tx, boardId)
  const { numAffectedRows } = await sql`
    update scrumboard.list set removed_at = null where board_id = ${boardId}::uuid and id = ${listId}::uuid`.execute(tx)
  if (numAffectedRows !== 1n) throw noSuchList()
  refuseTooMany(await readLists(tx, boardId))
}

export async function takeCardAway(tx: Tx, { boardId, cardId }: OnCard): Promise<List[]> {
  await lockBoard(tx, boardId)
  const { numAffectedRows } = await sql`
    update scrumboard.card set removed_at = coalesce(removed_at, platform.moment())
    where board_id = ${boardId}::uuid and id = ${cardId}::uuid`.execute(tx)
  if (numAffectedRows !== 1n) throw noSuchCard()
  return readLists(tx, boardId)
}

/** To its place; to the end of the first list where its own is gone. */
export async function bringCardBack(tx: Tx, { boardId, cardId }: OnCard): Promise<List[]> {
  await lockBoard(tx, boardId)
  const { rows } = await sql<{ isListGone: boolean }>`
    update scrumboard.card as c set removed_at = null from scrumboard.list as l
    where c.board_id = ${boardId}::uuid and c.id = ${cardId}::uuid
      and l.workspace_id = c.workspace_id and l.board_id = c.board_id and l.id = c.list_id
    returning l.removed_at is not null as "isListGone"`.execute(tx)
  const [card] = rows
  if (!card) throw noSuchCard()
  if (card.isListGone) await moveToFirstList(tx, boardId, cardId)
  const lists = await readLists(tx, boardId)
  refuseTooMany(lists)
  return lists
}

async function moveToFirstList(tx: Tx, boardId: string, cardId: string): Promise<void> {
  const { numAffectedRows } = await sql`
    update scrumboard.card as c set list_id = f.id,
      position = (select coalesce(max(o.position), -1) + 1 from scrumboard.card as o where o.board_id = ${boardId}::uuid and o.list_id = f.id)
    from (select id from scrumboard.list where board_id = ${boardId}::uuid and removed_at is null order by position, id limit 1) as f
    where c.board_id = ${boardId}::uuid and c.id = ${cardId}::uuid`.execute(tx)
  if (numAffectedRows !== 1n) throw new Problem('conflict', 'There is no list left that the card could come back to.')
}
