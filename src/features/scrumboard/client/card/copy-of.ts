import type { Card } from '../../board.ts'

/** The same card as a new one: all its things get ids of their own, what people wrote about it stays behind. */
export function copyOf(card: Card): Card {
  const attachments = card.attachments.map((attachment) => ({ was: attachment.id, copy: { ...attachment, id: crypto.randomUUID() } }))
  return {
    ...card,
    id: crypto.randomUUID(),
    attachments: attachments.map(({ copy }) => copy),
    idAttachmentCover: attachments.find(({ was }) => was === card.idAttachmentCover)?.copy.id ?? null,
    checklists: card.checklists.map((list) => ({
      ...list,
      id: crypto.randomUUID(),
      checkItems: list.checkItems.map((item) => ({ ...item, id: crypto.randomUUID() })),
    })),
    activities: [],
    subscribed: false,
    version: 1,
  }
}
