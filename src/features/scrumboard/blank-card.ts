import type { Card } from './board.ts'

/** A card with nothing on it but its name. */
export function blankCard(id: string, name: string): Card {
  return {
    id,
    name,
    description: '',
    idAttachmentCover: null,
    idMembers: [],
    idLabels: [],
    attachments: [],
    subscribed: false,
    checklists: [],
    activities: [],
    due: null,
    version: 1,
  }
}
