import { useQueryClient } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { ImportWizard } from '../../../../shell/parts/transfer/import-wizard.tsx'
import { deleteBoard, newBoard } from '../../contract.ts'
import { useBoardsKey } from '../board-queries.ts'
import { boardWords } from '../board-words.ts'
import type { BoardImport } from './board-import.ts'
import { ownJson } from './own-json.ts'
import { trelloJson } from './trello.ts'

/** Boards from a file: our own, or one exported from Trello. */
export function ImportBoards({ onClose }: { readonly onClose: () => void }): ReactNode {
  const texts = useTexts(boardWords)
  const client = useQueryClient()
  const queryKey = useBoardsKey()
  const added = useRef<string[]>([])

  async function take(rows: readonly BoardImport[]): Promise<void> {
    for (const { board } of rows) {
      added.current.push(board.id)
      await call(newBoard, { board })
    }
    void client.invalidateQueries({ queryKey })
  }
  async function takeBack(): Promise<void> {
    for (const boardId of added.current.splice(0)) await call(deleteBoard, { boardId })
    void client.invalidateQueries({ queryKey })
  }
  return (
    <ImportWizard<BoardImport>
      isOpen
      onClose={onClose}
      plan={{
        title: texts.importTitle,
        fields: [],
        formats: [ownJson, trelloJson],
        rowOf: () => ({ kind: 'error', message: '' }),
        titleOf: ({ board, skipped }) => {
          const counts = { name: board.name, lists: board.lists.length, cards: board.cards.length }
          return skipped === 0 ? fill(texts.importRow, counts) : fill(texts.importRowSkipped, { ...counts, skipped })
        },
        faultOf: ({ board }) => (board.lists.length > 200 || board.cards.length > 5000 ? texts.importTooLarge : undefined),
        run: take,
        onUndo: takeBack,
      }}
    />
  )
}
