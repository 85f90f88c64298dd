import { Problem } from '../../../kit/problem.ts'
import type { Card, NewCard } from '../board.ts'
import type { Known } from './card-read.ts'
import { storableMoment, storableName } from './stored-text.ts'

/** What of a card stands in its own row. */
export type Content = Pick<Card, 'name' | 'description' | 'idAttachmentCover' | 'idMembers' | 'idLabels' | 'checklists' | 'due'>
/** A new card in its place. */
export type CardRow = Content & { readonly id: string; readonly listId: string; readonly position: number }

/** With everything that was left open, and only people and labels that the board has: others may have gone meanwhile. */
export function contentOf(card: NewCard, known: Known): Content {
  const { idAttachmentCover = null, idMembers = [], idLabels = [], checklists = [], due = null } = card
  return {
    name: storableName(card.name),
    description: card.description ?? '',
    idAttachmentCover,
    idMembers: unique(idMembers).filter((id) => known.members.has(id)),
    idLabels: unique(idLabels).filter((id) => known.labels.has(id)),
    checklists: checklists.map((list) => ({
      ...list,
      name: storableName(list.name),
      checkItems: list.checkItems.map((item) => ({ ...item, name: storableName(item.name) })),
    })),
    due: due === null ? null : storableMoment(due),
  }
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}

/** The same thing twice would be two things. */
export function refuseTwins(things: readonly { readonly id?: string | undefined }[]): void {
  const ids = things.flatMap(({ id }) => id ?? [])
  if (new Set(ids).size < ids.length) throw new Problem('invalid-input', 'An id stands twice.')
}
