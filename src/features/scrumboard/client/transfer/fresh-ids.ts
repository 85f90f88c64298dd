import type { Board, Card } from '../../board.ts'

type MakeId = () => string

/** The same board under new ids, so that it can stand beside the one it came from. People keep theirs: they may be here too. */
export function withFreshIds(board: Board, makeId: MakeId = () => crypto.randomUUID()): Board {
  const known = new Map<string, string>()
  const fresh = (id: string): string => {
    const found = known.get(id) ?? makeId()
    known.set(id, found)
    return found
  }
  return {
    ...board,
    id: fresh(board.id),
    labels: board.labels.map((label) => ({ ...label, id: fresh(label.id) })),
    lists: board.lists.map((list) => ({ ...list, id: fresh(list.id), idCards: list.idCards.map(fresh) })),
    cards: board.cards.map((card) => cardWith(fresh, card)),
  }
}

function cardWith(fresh: (id: string) => string, card: Card): Card {
  return {
    ...card,
    id: fresh(card.id),
    idAttachmentCover: card.idAttachmentCover === null ? null : fresh(card.idAttachmentCover),
    idLabels: card.idLabels.map(fresh),
    attachments: card.attachments.map((attachment) => ({ ...attachment, id: fresh(attachment.id) })),
    checklists: card.checklists.map((checklist) => ({
      ...checklist,
      id: fresh(checklist.id),
      checkItems: checklist.checkItems.map((item) => ({ ...item, id: fresh(item.id) })),
    })),
    activities: card.activities.map((activity) => ({ ...activity, id: fresh(activity.id) })),
  }
}
