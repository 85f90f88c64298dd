import { sql } from 'kysely'
import type { InputOf, OutputOf } from '../../../kit/endpoint.ts'
import { Problem } from '../../../kit/problem.ts'
import type { Label } from '../board.ts'
import type { removeLabel, restoreLabel } from '../contract.ts'
import { lockBoard, most, takenId, type Tx } from './board-tx.ts'
import { storableName } from './stored-text.ts'

export async function readLabels(tx: Tx, boardId: string): Promise<Label[]> {
  const { rows } = await sql<Label>`
    select id, name, class from scrumboard.label where board_id = ${boardId}::uuid and removed_at is null order by position, id`.execute(tx)
  return rows
}

/** Adds a label behind the others, changes the one that has this id, or brings it back. */
export async function storeLabel(tx: Tx, boardId: string, label: Label): Promise<Label[]> {
  await lockBoard(tx, boardId)
  const { numAffectedRows } = await sql`
    insert into scrumboard.label as l (workspace_id, board_id, id, name, class, position)
    select platform.workspace(), ${boardId}::uuid, ${label.id}::uuid, ${storableName(label.name)}, ${label.class}, coalesce(max(position), -1) + 1
    from scrumboard.label where board_id = ${boardId}::uuid
    on conflict (workspace_id, id) do update set name = excluded.name, class = excluded.class, removed_at = null
      where l.board_id = excluded.board_id`.execute(tx)
  if (numAffectedRows !== 1n) throw takenId()
  const labels = await readLabels(tx, boardId)
  if (labels.length > most.labels) throw new Problem('invalid-input', `A board can have ${most.labels} labels at most.`)
  return labels
}

type Removed = OutputOf<typeof removeLabel>

/** Cards keep it unseen, so that bringing it back brings it back to them. */
export async function takeLabelAway(tx: Tx, boardId: string, labelId: string): Promise<Removed> {
  await lockBoard(tx, boardId)
  const { rows } = await sql<Label>`
    update scrumboard.label set removed_at = coalesce(removed_at, platform.moment())
    where board_id = ${boardId}::uuid and id = ${labelId}::uuid returning id, name, class`.execute(tx)
  const [label] = rows
  if (!label) throw new Problem('not-found', 'There is no such label.')
  const { rows: cards } = await sql<{ id: string }>`
    select id from scrumboard.card
    where board_id = ${boardId}::uuid and removed_at is null and label_ids @> array[${labelId}::uuid] order by id`.execute(tx)
  return { label, cardIds: cards.map(({ id }) => id) }
}

/** Also onto cards that were written without it meanwhile. */
export async function bringLabelBack(tx: Tx, { boardId, label, cardIds }: InputOf<typeof restoreLabel>): Promise<Label[]> {
  const labels = await storeLabel(tx, boardId, label)
  await sql`
    update scrumboard.card set label_ids = label_ids || ${label.id}::uuid, version = version + 1
    where board_id = ${boardId}::uuid and id = any(${[...cardIds]}::uuid[]) and not label_ids @> array[${label.id}::uuid]`.execute(tx)
  return labels
}
