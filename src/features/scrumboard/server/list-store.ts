import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { List } from '../board.ts'
import type { newList, renameList } from '../contract.ts'
import { holdBoard, lockBoard, most, noSuchList, takenId, type Tx } from './board-tx.ts'
import { storableName } from './stored-text.ts'

/** The lists that are on a board, with the cards that are in them. */
export async function readLists(tx: Tx, boardId: string): Promise<List[]> {
  const { rows } = await sql<List>`
    select l.id, l.name, coalesce(json_agg(c.id order by c.position, c.id) filter (where c.id is not null), '[]') as "idCards"
    from scrumboard.list as l
    left join scrumboard.card as c
      on c.workspace_id = l.workspace_id and c.board_id = l.board_id and c.list_id = l.id and c.removed_at is null
    where l.board_id = ${boardId}::uuid and l.removed_at is null
    group by l.id, l.name, l.position order by l.position, l.id`.execute(tx)
  return rows
}

/** Adds a list behind the others. One that is on the board already by its id stays as it is: it was sent twice. */
export async function addList(tx: Tx, { boardId, data }: InputOf<typeof newList>): Promise<List[]> {
  await lockBoard(tx, boardId)
  const id = data.id ?? randomUUID()
  await sql`
    insert into scrumboard.list (workspace_id, board_id, id, name, position)
    select platform.workspace(), ${boardId}::uuid, ${id}::uuid, ${storableName(data.name)}, coalesce(max(position), -1) + 1
    from scrumboard.list where board_id = ${boardId}::uuid
    on conflict (workspace_id, id) do nothing`.execute(tx)
  const { rows } = await sql`select from scrumboard.list where board_id = ${boardId}::uuid and id = ${id}::uuid`.execute(tx)
  if (rows.length === 0) throw takenId()
  const lists = await readLists(tx, boardId)
  if (lists.length > most.lists) throw new Problem('invalid-input', `A board can have ${most.lists} lists at most.`)
  return lists
}

export async function changeListName(tx: Tx, { boardId, listId, listTitle }: InputOf<typeof renameList>): Promise<List> {
  await holdBoard(tx, boardId)
  await sql`
    update scrumboard.list set name = ${storableName(listTitle)}
    where board_id = ${boardId}::uuid and id = ${listId}::uuid and removed_at is null`.execute(tx)
  const list = (await readLists(tx, boardId)).find(({ id }) => id === listId)
  if (!list) throw noSuchList()
  return list
}
