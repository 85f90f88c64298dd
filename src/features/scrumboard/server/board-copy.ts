import { randomUUID } from 'node:crypto'
import type { Board, NewBoard } from '../board.ts'

/** The same board with ids of its own and without comments. Whoever made the first one may want to hear of that one only. */
export function copyOf(board: Board, { id, name }: { readonly id: string; readonly name: string }): NewBoard {
  const ids = new Map<string, string>()
  const fresh = (old: string): string => {
    const known = ids.get(old) ?? randomUUID()
    ids.set(old, known)
    return known
  }
  return {
    id,
    name,
    settings: { ...board.settings, subscribed: false },
    // People without an account get their new ids when the board is added.
    members: board.members,
    labels: board.labels.map((label) => ({ ...label, id: fresh(label.id) })),
    lists: board.lists.map((list) => ({ ...list, id: fresh(list.id), idCards: list.idCards.map(fresh) })),
    cards: board.cards.map(({ version: _version, ...card }) => ({
      ...card,
      id: fresh(card.id),
      idLabels: card.idLabels.map(fresh),
      idAttachmentCover: card.idAttachmentCover === null ? null : fresh(card.idAttachmentCover),
      attachments: card.attachments.map((attachment) => ({ ...attachment, id: fresh(attachment.id) })),
      checklists: card.checklists.map((list) => ({
        ...list,
        id: randomUUID(),
        checkItems: list.checkItems.map((item) => ({ ...item, id: randomUUID() })),
      })),
      activities: [],
      subscribed: false,
    })),
  }
}
