import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Board, Card } from '../../board.ts'
import { useBoardKey } from '../board-queries.ts'
import type { CardMemory } from './send-step.ts'

/**
 * What the server last said of the cards of a board. The board itself shows changes that are still on their way, and is read anew only
 * a moment after each change; the answer to the change before is newer than that.
 */
export function useCardMemory(boardId: string): CardMemory {
  const client = useQueryClient()
  const boardKey = useBoardKey(boardId)
  const key = JSON.stringify(boardKey)
  return useMemo(() => {
    const board = JSON.parse(key) as readonly unknown[] // it was a key two lines above
    const answerKey = (cardId: string): readonly unknown[] => ['scrumboard', board[1], 'answer', boardId, cardId]
    return {
      boardId,
      known: (cardId) => {
        const answered = client.getQueryData<Card>(answerKey(cardId))
        const shown = client.getQueryData<Board>(board)?.cards.find(({ id }) => id === cardId)
        if (!answered || !shown) return answered ?? shown
        return shown.version > answered.version ? shown : answered
      },
      learn: (card) => void client.setQueryData(answerKey(card.id), card),
    }
  }, [client, key, boardId])
}
