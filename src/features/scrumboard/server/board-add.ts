import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '../../../kit/problem.ts'
import { storableJson } from '../../../platform/storable-text.ts'
import type { Label, NewBoard, NewCard } from '../board.ts'
import { boardUri } from '../board-uri.ts'
import type { Tx } from './board-tx.ts'
import { knownFrom } from './card-read.ts'
import { contentOf, refuseTwins } from './card-rows.ts'
import { insertCards, refuseTooMany } from './card-add.ts'
import { addActivities } from './comment-store.ts'
import { addGuests } from './guest-store.ts'
import { addKeptAttachments } from './kept-attachments.ts'
import { storableMoment, storableName } from './stored-text.ts'
import { subscribeToBoard, subscribeToCards } from './subscription-store.ts'

type Asking = { readonly accountId: string; readonly accountIds: ReadonlySet<string> }

/** Adds a board, empty or whole, and answers its id. One that is there already by its id stays as it is: it was sent twice. */
export async function addBoard(tx: Tx, board: NewBoard, asking: Asking): Promise<string> {
  const id = board.id ?? randomUUID()
  const name = storableName(board.name ?? 'Untitled Board')
  const { color = '', cardCoverImages = true, subscribed = false } = board.settings ?? {}
  const { numAffectedRows } = await sql`
    insert into scrumboard.board (workspace_id, id, name, uri, color, card_cover_images)
    values (platform.workspace(), ${id}::uuid, ${name}, ${boardUri(name)}, ${color}, ${cardCoverImages}) on conflict do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return id
  await fillBoard(tx, id, board, asking).catch(refuseTaken)
  if (subscribed) await subscribeToBoard(tx, id, { isOn: true })
  return id
}

async function fillBoard(tx: Tx, boardId: string, board: NewBoard, { accountId, accountIds }: Asking): Promise<void> {
  const { labels = firstLabels(), lists = [], members = [] } = board
  for (const things of [labels, lists, board.cards ?? []]) refuseTwins(things)
  const people = await addGuests(tx, boardId, members, accountIds)
  await insertLabels(tx, boardId, labels)
  await insertLists(tx, boardId, lists)
  const memberOf = (id: string): string | undefined => people.get(id) ?? (accountIds.has(id) ? id : undefined)
  const cards = (board.cards ?? []).map((card) => ({
    ...card,
    id: card.id ?? randomUUID(),
    idMembers: (card.idMembers ?? []).flatMap((id) => memberOf(id) ?? []),
  }))
  await insertPlaced(tx, boardId, { cards, lists, labels, memberIds: [...accountIds, ...people.values()] })
  await addKeptAttachments(tx, cards)
  await addActivities(
    tx,
    cards.map(({ id: cardId, activities = [] }) => ({
      cardId,
      activities: activities.map((activity) => ({
        ...activity,
        idMember: memberOf(activity.idMember) ?? accountId,
        time: storableMoment(activity.time),
        editedAt: activity.editedAt ? storableMoment(activity.editedAt) : null,
      })),
    })),
  )
  await subscribeToCards(
    tx,
    boardId,
    cards.flatMap(({ id, subscribed }) => (subscribed ? [id] : [])),
  )
}

type Placing = {
  readonly cards: readonly (NewCard & { readonly id: string })[]
  readonly lists: NonNullable<NewBoard['lists']>
  readonly labels: readonly Label[]
  readonly memberIds: readonly string[]
}

/** Each card into the list that names it first; what no list names comes to the end of the first. */
async function insertPlaced(tx: Tx, boardId: string, { cards, lists, labels, memberIds }: Placing): Promise<void> {
  const known = knownFrom(
    memberIds.map((id) => ({ id, name: '' })),
    labels,
  )
  const places = new Map<string, { listId: string; position: number }>()
  for (const { id: listId, idCards } of lists) {
    for (const [position, id] of idCards.entries()) if (!places.has(id)) places.set(id, { listId, position })
  }
  refuseTooMany([{ id: boardId, name: '', idCards: cards.map(({ id }) => id) }])
  await insertCards(
    tx,
    boardId,
    cards.map((card, index) => {
      const place = places.get(card.id) ?? { listId: lists[0]?.id, position: 5000 + index }
      if (place.listId === undefined) throw new Problem('invalid-input', 'Cards need a list to be in.')
      return { ...contentOf(card, known), id: card.id, listId: place.listId, position: place.position }
    }),
    known,
  )
}

async function insertLabels(tx: Tx, boardId: string, labels: readonly Label[]): Promise<void> {
  const rows = labels.map((label, position) => ({ ...label, name: storableName(label.name), position }))
  await sql`
    insert into scrumboard.label (workspace_id, board_id, id, name, class, position)
    select platform.workspace(), ${boardId}::uuid, id, name, class, position
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written (id uuid, name text, class text, position integer)`.execute(tx)
}

async function insertLists(tx: Tx, boardId: string, lists: NonNullable<NewBoard['lists']>): Promise<void> {
  const rows = lists.map(({ id, name }, position) => ({ id, name: storableName(name), position }))
  await sql`
    insert into scrumboard.list (workspace_id, board_id, id, name, position)
    select platform.workspace(), ${boardId}::uuid, id, name, position
    from jsonb_to_recordset(${storableJson(rows)}::jsonb) as written (id uuid, name text, position integer)`.execute(tx)
}

function firstLabels(): readonly Label[] {
  const labels = { 'High Priority': 'red', Design: 'orange', App: 'blue', Feature: 'green' } as const
  return Object.entries(labels).map(([name, color]) => ({ id: randomUUID(), name, class: color }))
}

/** What a whole board brings along must be new. */
function refuseTaken(error: unknown): never {
  const isTaken = error instanceof Error && 'code' in error && error.code === '23505'
  throw isTaken ? new Problem('invalid-input', 'An id of this board is taken already.', { cause: error }) : error
}
