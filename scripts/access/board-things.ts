import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'

export const boardKinds = ['board', 'boardLabel', 'list', 'removedList', 'card', 'removedCard', 'checkItem', 'comment'] as const
type BoardThings = Readonly<Record<(typeof boardKinds)[number], string>>

/** A board with one of everything; `word` stands in all of it. */
export async function addBoard(owner: Pool, workspaceId: string, things: BoardThings, word: string): Promise<void> {
  const { board, boardLabel, list, removedList, card, removedCard, checkItem, comment } = things
  const [guest, longAgo] = [randomUUID(), '2026-03-01T00:00:00Z']
  const add = (table: string, columns: string, values: readonly unknown[]): Promise<unknown> => {
    const places = values.map((_value, index) => `$${index + 1}`).join(', ')
    return owner.query(`insert into scrumboard.${table} (workspace_id, ${columns}) values (${places})`, [...values])
  }
  const checklists = JSON.stringify([
    { id: randomUUID(), name: `${word} checklist`, checkItems: [{ id: checkItem, name: `${word} item`, checked: false }] },
  ])
  await add('board', 'id, name, uri', [workspaceId, board, `${word} board`, 'board'])
  await add('guest', 'board_id, id, name', [workspaceId, board, guest, `${word} guest`])
  await add('label', 'board_id, id, name, class', [workspaceId, board, boardLabel, `${word} label`, 'red'])
  await add('list', 'board_id, id, name, position', [workspaceId, board, list, `${word} list`, 0])
  await add('list', 'board_id, id, name, position, removed_at', [workspaceId, board, removedList, `${word} removed list`, 1, longAgo])
  const place = 'board_id, list_id, id, name, position'
  await add('card', `${place}, checklists, label_ids`, [workspaceId, board, list, card, `${word} card`, 0, checklists, [boardLabel]])
  await add('card', `${place}, removed_at`, [workspaceId, board, list, removedCard, `${word} removed card`, 1, longAgo])
  await add('attachment', 'card_id, name, type, url', [workspaceId, card, `${word} link`, 'link', 'https://www.example.com/'])
  await add('activity', 'card_id, id, type, member_id, message', [workspaceId, card, comment, 'comment', guest, `${word} comment`])
}

/** Parents first. */
export const boardTables: readonly string[] = ['board', 'guest', 'label', 'list', 'card', 'attachment', 'activity', 'subscription'].map(
  (name) => `scrumboard.${name}`,
)
