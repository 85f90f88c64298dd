import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { newBoard } from '../../contract.ts'
import { boardPath } from '../../board-paths.ts'
import { useBoardsKey } from '../board-queries.ts'
import { boardWords } from '../board-words.ts'

/** Adds an empty board at once and opens it. Tried again, it is the same board. */
export function useNewBoard(): { readonly add: () => void; readonly isAdding: boolean } {
  const texts = useTexts(boardWords)
  const client = useQueryClient()
  const queryKey = useBoardsKey()
  const explain = useExplain()
  const [, navigate] = useLocation()
  const [isAdding, setAdding] = useState(false)

  async function addOne(id: string): Promise<void> {
    setAdding(true)
    try {
      const board = await call(newBoard, { board: { id } })
      client.setQueryData([...queryKey, 'board', board.id], board)
      void client.invalidateQueries({ queryKey: [...queryKey, 'boards'] })
      navigate(boardPath(board))
    } catch (cause) {
      explain({ text: texts.newBoard, cause, retry: () => void addOne(id) })
    } finally {
      setAdding(false)
    }
  }
  return { add: () => (isAdding ? undefined : void addOne(crypto.randomUUID())), isAdding }
}
