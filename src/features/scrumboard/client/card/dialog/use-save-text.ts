import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../../../shell/call.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { useMergedSave } from '../../../../../shell/parts/conflict/use-merged-save.ts'
import type { Board, Card } from '../../../board.ts'
import { updateCard } from '../../../contract.ts'
import { useBoardKey } from '../../board-queries.ts'
import { freshCard } from '../send-step.ts'
import { useCardMemory } from '../use-card-memory.ts'
import { dialogWords } from './dialog-words.ts'
import type { TextName } from './writing.ts'

/** Saves a text of a card; where somebody else wrote another one meanwhile, the reader is asked whose stays. */
export function useSaveText(boardId: string, cardId: string, name: TextName): (base: Card, text: string) => Promise<Card> {
  const texts = useTexts(dialogWords)
  const client = useQueryClient()
  const queryKey = useBoardKey(boardId)
  const memory = useCardMemory(boardId)
  const titles = useMemo(() => ({ name: texts.title, description: texts.description }), [texts])
  const saveMerged = useMergedSave<Card>({ titles })
  return async (base, text) => {
    const saved = await saveMerged({
      base,
      mine: { [name]: text },
      read: () => freshCard(boardId, cardId),
      save: (changes, version) => call(updateCard, { boardId, card: { ...changes, id: cardId, version } }),
    })
    memory.learn(saved)
    // It shows at once; what else is new comes with the next reading.
    client.setQueryData<Board>(
      queryKey,
      (board) => board && { ...board, cards: board.cards.map((card) => (card.id === cardId ? { ...card, [name]: saved[name] } : card)) },
    )
    void client.invalidateQueries({ queryKey })
    return saved
  }
}
