import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { mentionsIn } from '../../../kit/mentions.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { List, NewCard } from '../board.ts'
import { rowOf } from './attachment-rows.ts'
import { writeAttachments } from './attachment-store.ts'
import { lockBoard, most, noSuchList, takenId, type Tx } from './board-tx.ts'
import { readCard, type Known } from './card-read.ts'
import { contentOf, refuseTwins, type CardRow } from './card-rows.ts'
import { addComments, type NewComment } from './comment-store.ts'
import { notifyOfCard, type Sending } from './card-notices.ts'
import { readLists } from './list-store.ts'
import { subscribeToCards } from './subscription-store.ts'

type Wish = { readonly boardId: string; readonly listId: string; readonly cards: readonly NewCard[] }
type Added = { readonly ids: readonly string[]; readonly lists: List[] }

/** Adds cards at the end of a list. Those that are on the board already by their ids stay as they are: they were sent twice. */
export async function addCards(tx: Tx, { boardId, listId, cards }: Wish, sending: Sending): Promise<Added> {
  refuseTwins(cards)
  await lockBoard(tx, boardId)
  const first = await endOf(tx, boardId, listId)
  const { known } = sending
  const sent = cards.map((card) => ({ ...card, id: card.id ?? randomUUID() }))
  const fresh = await insertCards(
    tx,
    boardId,
    sent.map((card, index) => ({ ...contentOf(card, known), id: card.id, listId, position: first + index })),
    known,
  )
  const added = sent.filter(({ id }) => fresh.has(id))
  const comments = await addParts(tx, boardId, added, known)
  for (const { id: cardId } of added.filter(concernsPeople)) {
    const after = await readCard(tx, { boardId, cardId }, known)
    await notifyOfCard(tx, boardId, { after, comments: comments.filter((comment) => comment.cardId === cardId) }, sending)
  }
  const lists = await readLists(tx, boardId)
  refuseTooMany(lists)
  return { ids: sent.map(({ id }) => id), lists }
}

/** The place behind the last card of a list that is on the board. */
async function endOf(tx: Tx, boardId: string, listId: string): Promise<number> {
  const { rows } = await sql<{ end: number }>`
    select coalesce(max(c.position), -1) + 1 as end
    from scrumboard.list as l left join scrumboard.card as c on c.workspace_id = l.workspace_id and c.board_id = l.board_id and c.list_id = l.id
    where l.board_id = ${boardId}::uuid and l.id = ${listId}::uuid and l.removed_at is null group by l.id`.execute(tx)
  const [row] = rows
  if (!row) throw noSuchList()
  return row.end
}

function concernsPeople({ idMembers = [], activities = [], description = '' }: NewCard): boolean {
  return idMembers.length > 0 || activities.length > 0 || description.includes('@')
}

type Sent = readonly (NewCard & { readonly id: string })[]

async function addParts(tx: Tx, boardId: string, cards: Sent, known: Known): Promise<readonly NewComment[]> {
  await writeAttachments(
    tx,
    cards.flatMap(({ id: cardId, attachments = [] }) => {
      refuseTwins(attachments)
      return attachments.map((attachment, position) => ({ ...rowOf(attachment), cardId, position }))
    }),
  )
  const comments = await addComments(
    tx,
    cards.map(({ id: cardId, activities = [] }) => ({ cardId, activities })),
    known,
  )
  await subscribeToCards(
    tx,
    boardId,
    cards.flatMap(({ id, subscribed }) => (subscribed ? [id] : [])),
  )
  return comments
}

// As many rows as fit well into the time a statement may take.
const atOnce = 1000

/** Answers which were not there yet. Refused where an id belongs to a card of another board. */
export async function insertCards(tx: Tx, boardId: string, cards: readonly CardRow[], { members }: Known): Promise<ReadonlySet<string>> {
  const fresh = new Set<string>()
  const rows = cards.map((card) => ({ ...card, mentions: mentionsIn(card.description, members) }))
  for (let start = 0; start < cards.length; start += atOnce) {
    const { rows: inserted } = await sql<{ id: string }>`
      insert into scrumboard.card (workspace_id, board_id, list_id, id, name, description, cover_id, member_ids, label_ids, checklists, due, position,
        mentions)
      select platform.workspace(), ${boardId}::uuid, "listId", id, name, description, "idAttachmentCover", "idMembers", "idLabels", checklists,
        due, position, nullif(mentions, 'null')
      from jsonb_to_recordset(${storableJson(rows.slice(start, start + atOnce))}::jsonb) as written ("listId" uuid, id uuid, name text,
        description text, "idAttachmentCover" uuid, "idMembers" uuid[], "idLabels" uuid[], checklists jsonb, due timestamptz, position float8,
        mentions jsonb)
      on conflict do nothing returning id`.execute(tx)
    for (const { id } of inserted) fresh.add(id)
  }
  const others = cards.flatMap(({ id }) => (fresh.has(id) ? [] : [id]))
  if (others.length > 0) {
    const { rows: known } = await sql`
      select from scrumboard.card where workspace_id = platform.workspace() and board_id = ${boardId}::uuid
        and id = any(${others}::uuid[])`.execute(tx)
    if (known.length < others.length) throw takenId()
  }
  return fresh
}

export function refuseTooMany(lists: readonly List[]): void {
  if (lists.length > most.lists) throw new Problem('invalid-input', `A board can have ${most.lists} lists at most.`)
  const cards = lists.reduce((count, { idCards }) => count + idCards.length, 0)
  if (cards > most.cards) throw new Problem('invalid-input', `A board can have ${most.cards} cards at most.`)
}
