import { useQuery, useQueryClient, type QueryKey, type UseQueryResult } from '@tanstack/react-query'
import { call } from '../../../shell/call.ts'
import type { LiveTopics } from '../../../shell/parts/live/use-live.ts'
import { useUser } from '../../../shell/workspace/session/session.ts'
import type { Board } from '../board.ts'
import { listBoards, listMyCards, listNews, readBoard, type BoardEntry, type MyCard, type News } from '../contract.ts'

/** Whatever changes on a board, the list of boards may show it too. */
export const boardTopics: LiveTopics = { scrumboard: () => [['scrumboard']] }

/** Each workspace has keys of its own, so that nothing of one ever shows in another. */
export function useBoardsKey(): QueryKey {
  return ['scrumboard', useUser()?.workspace.id]
}

export function useBoardKey(boardId: string): QueryKey {
  return [...useBoardsKey(), 'board', boardId]
}

export function useBoards(): UseQueryResult<readonly BoardEntry[]> {
  return useQuery({ queryKey: [...useBoardsKey(), 'boards'], queryFn: ({ signal }) => call(listBoards, {}, { signal }) })
}

export function useBoard(boardId: string): UseQueryResult<Board> {
  const client = useQueryClient()
  const leavingKey = leavingKeyOf(useBoardsKey(), boardId)
  return useQuery({
    queryKey: useBoardKey(boardId),
    queryFn: ({ signal }) => call(readBoard, { boardId }, { signal }),
    enabled: () => client.getQueryData(leavingKey) === undefined,
  })
}

/** While something lies there the board is being deleted by oneself, and nobody reads it any more. */
export function leavingKeyOf(boardsKey: QueryKey, boardId: string): QueryKey {
  return [...boardsKey, 'leaving', boardId]
}

export function useNews(): UseQueryResult<readonly News[]> {
  return useQuery({ queryKey: [...useBoardsKey(), 'news'], queryFn: ({ signal }) => call(listNews, {}, { signal }) })
}

export function useMyCards(): UseQueryResult<readonly MyCard[]> {
  return useQuery({ queryKey: [...useBoardsKey(), 'mine'], queryFn: ({ signal }) => call(listMyCards, {}, { signal }) })
}
