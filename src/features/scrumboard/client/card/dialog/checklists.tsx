import type { ReactNode } from 'react'
import { ChecklistBlock } from './checklist-block.tsx'
import type { OpenCardProps } from './open-card.ts'

/** What is to be done for a card, in lists to tick off. */
export function Checklists({ board, card, changes }: OpenCardProps): ReactNode {
  return card.checklists.map((checklist) => (
    <ChecklistBlock key={checklist.id} board={board} card={card} changes={changes} checklist={checklist} />
  ))
}
