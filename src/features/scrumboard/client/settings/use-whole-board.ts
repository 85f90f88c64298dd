import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useConfirm } from '../../../../shell/parts/confirm/confirm-store.ts'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import type { Board } from '../../board.ts'
import { copyBoard, deleteBoard } from '../../contract.ts'
import { boardPath, boardsPath } from '../../board-paths.ts'
import { leavingKeyOf, useBoardsKey } from '../board-queries.ts'
import { boardWords } from '../board-words.ts'

type WholeBoard = {
  readonly copy: () => void
  readonly isCopying: boolean
  readonly exportAs: (format: 'json' | 'csv') => Promise<void>
  /** Asks for the name first: it cannot be undone. */
  readonly remove: () => Promise<void>
}

/** What is done with a board as a whole. */
export function useWholeBoard(board: Board, onClose: () => void): WholeBoard {
  const texts = useTexts(boardWords)
  const client = useQueryClient()
  const queryKey = useBoardsKey()
  const ask = useConfirm()
  const explain = useExplain()
  const notify = useNotify()
  const [, navigate] = useLocation()
  const [isCopying, setCopying] = useState(false)

  async function copyAs(id: string): Promise<void> {
    setCopying(true)
    try {
      const made = await call(copyBoard, { boardId: board.id, id, boardTitle: fill(texts.copyName, { name: board.name }).slice(0, 200) })
      void client.invalidateQueries({ queryKey: [...queryKey, 'boards'] })
      navigate(boardPath(made))
      notify(texts.copied, { kind: 'ok' })
    } catch (cause) {
      explain({ text: texts.copyBoard, cause, retry: () => void copyAs(id) })
    } finally {
      setCopying(false)
    }
  }
  async function remove(): Promise<void> {
    const title = fill(texts.deleteTitle, { name: board.name })
    const body = fill(texts.deleteBody, { count: board.cards.length })
    if (!(await ask({ title, body, verb: texts.deleteBoard, isDanger: true, typed: board.name.trim() }))) return
    // Away from it first: the page would read what is just being deleted, and say that it is missing.
    onClose()
    navigate(boardsPath)
    await deleteNow()
  }
  async function deleteNow(): Promise<void> {
    const leavingKey = leavingKeyOf(queryKey, board.id)
    client.setQueryData(leavingKey, true)
    try {
      await call(deleteBoard, { boardId: board.id })
      client.removeQueries({ queryKey: [...queryKey, 'board', board.id] })
      void client.invalidateQueries({ queryKey: [...queryKey, 'boards'] })
      notify(fill(texts.deleted, { name: board.name }), { kind: 'ok' })
    } catch (cause) {
      client.removeQueries({ queryKey: leavingKey })
      explain({ text: texts.deleteBoard, cause, retry: () => void deleteNow() })
    }
  }
  return {
    copy: () => (isCopying ? undefined : void copyAs(crypto.randomUUID())),
    isCopying,
    exportAs: async (format) => {
      const { exportBoard } = await import('../transfer/export-board.ts')
      exportBoard(board, format, texts)
      notify(fill(texts.exported, { name: board.name }), { kind: 'ok' })
    },
    remove,
  }
}
