import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../../shell/call.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { useUndo } from '../../../../../shell/parts/undo/use-undo.ts'
import { updateCard } from '../../../contract.ts'
import { useBoardKey } from '../../board-queries.ts'
import { dialogWords } from './dialog-words.ts'
import type { TextName } from './writing.ts'

/** Keeps what was written in one go as one step of the history. */
export function useTextHistory(boardId: string, cardId: string, name: TextName): (before: string, after: string) => void {
  const texts = useTexts(dialogWords)
  const undo = useUndo()
  const client = useQueryClient()
  const queryKey = useBoardKey(boardId)

  async function put(text: string): Promise<void> {
    await call(updateCard, { boardId, card: { id: cardId, [name]: text } })
    await client.invalidateQueries({ queryKey })
  }

  return (before, after) => {
    if (before === after) return
    const text = name === 'name' ? texts.titleChanged : texts.descriptionChanged
    undo.did({ text, isQuiet: true, undo: () => put(before), redo: () => put(after) })
  }
}
