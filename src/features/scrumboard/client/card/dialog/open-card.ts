import type { Board, Card } from '../../../board.ts'
import type { CardChanges } from '../use-card-changes.ts'

/** What every part of the dialog is about. */
export type OpenCardProps = { readonly board: Board; readonly card: Card; readonly changes: CardChanges }
