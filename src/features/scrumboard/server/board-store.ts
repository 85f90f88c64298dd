import { sql } from 'kysely'
import type { InputOf } from '../../../kit/endpoint.ts'
import type { Board, Settings } from '../board.ts'
import { boardUri } from '../board-uri.ts'
import type { BoardEntry, renameBoard, updateSettings } from '../contract.ts'
import { noSuchBoard, type Accounts, type Tx } from './board-tx.ts'
import { knownFrom, readCards } from './card-read.ts'
import { dropUnused } from './files.ts'
import { readLabels } from './label-store.ts'
import { readLists } from './list-store.ts'
import { readMembers } from './member-store.ts'
import { storableName } from './stored-text.ts'
import { subscribeToBoard } from './subscription-store.ts'

export async function readBoards(tx: Tx): Promise<BoardEntry[]> {
  const { rows } = await sql<BoardEntry>`select id, name, uri from scrumboard.board order by number`.execute(tx)
  return rows
}

export async function isBoardThere(tx: Tx, boardId: string): Promise<boolean> {
  const { rows } = await sql`select from scrumboard.board where id = ${boardId}::uuid`.execute(tx)
  return rows.length > 0
}

type BoardRow = BoardEntry & Settings

async function readRow(tx: Tx, boardId: string): Promise<BoardRow> {
  const { rows } = await sql<BoardRow>`
    select b.id, b.name, b.uri, b.color, b.card_cover_images as "cardCoverImages",
      exists (select from scrumboard.subscription as s where s.board_id = b.id and s.card_id is null) as subscribed
    from scrumboard.board as b where b.id = ${boardId}::uuid`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchBoard()
  return row
}

/** A whole board. Each kind of thing is read once, however many there are. */
export async function readWholeBoard(tx: Tx, boardId: string, accounts: Accounts): Promise<Board> {
  const { id, name, uri, color, cardCoverImages, subscribed } = await readRow(tx, boardId)
  const [labels, members] = [await readLabels(tx, boardId), await readMembers(tx, boardId, accounts)]
  const [lists, cards] = [await readLists(tx, boardId), await readCards(tx, boardId, knownFrom(members, labels))]
  return { id, name, uri, settings: { color, subscribed, cardCoverImages }, lists, cards, members, labels }
}

export async function changeName(tx: Tx, { boardId, boardTitle }: InputOf<typeof renameBoard>): Promise<BoardEntry> {
  const name = storableName(boardTitle)
  const { rows } = await sql<BoardEntry>`
    update scrumboard.board set name = ${name}, uri = ${boardUri(name)} where id = ${boardId}::uuid returning id, name, uri`.execute(tx)
  const [board] = rows
  if (!board) throw noSuchBoard()
  return board
}

/** Colour and covers are the same for everybody; what one wants to hear of is one's own. */
export async function changeSettings(tx: Tx, { boardId, settings }: InputOf<typeof updateSettings>): Promise<Settings> {
  const { color = null, cardCoverImages = null, subscribed } = settings
  const { numAffectedRows } = await sql`
    update scrumboard.board set color = coalesce(${color}, color), card_cover_images = coalesce(${cardCoverImages}::boolean, card_cover_images)
    where id = ${boardId}::uuid`.execute(tx)
  if (numAffectedRows !== 1n) throw noSuchBoard()
  if (subscribed !== undefined) await subscribeToBoard(tx, boardId, { isOn: subscribed })
  const { color: now, subscribed: isSubscribed, cardCoverImages: hasCovers } = await readRow(tx, boardId)
  return { color: now, subscribed: isSubscribed, cardCoverImages: hasCovers }
}

/** For good, with everything on it. Files stay that are on other boards too. */
export async function eraseBoard(tx: Tx, boardId: string): Promise<BoardEntry> {
  const { rows } = await sql<BoardEntry>`select id, name, uri from scrumboard.board where id = ${boardId}::uuid for update`.execute(tx)
  const [board] = rows
  if (!board) throw noSuchBoard()
  const { rows: files } = await sql<{ file_id: string }>`
    select distinct a.file_id from scrumboard.attachment as a
    join scrumboard.card as c on c.workspace_id = a.workspace_id and c.id = a.card_id
    where c.board_id = ${boardId}::uuid and a.file_id is not null`.execute(tx)
  await sql`delete from scrumboard.board where id = ${boardId}::uuid`.execute(tx)
  await dropUnused(
    tx,
    files.map(({ file_id: fileId }) => fileId),
  )
  return board
}
