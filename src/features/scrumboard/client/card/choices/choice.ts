import type { Board, Card } from '../../../board.ts'

/** What every choice about a card is given; it changes the card itself. */
export type ChoiceProps = {
  readonly board: Board
  readonly card: Card
  /** The choice is made: whatever holds it can go. */
  readonly onDone: () => void
}
