import { useEffect, type ReactNode } from 'react'
import { useLocation, useParams, useSearch } from 'wouter'
import { Problem } from '../../../kit/problem.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { Loaded } from '../../../shell/parts/states/loaded.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { BoardPlace } from './board/board-place.tsx'
import { LoadingLists } from './board/loading-lists.tsx'
import { boardPath, boardPlace, cardPath } from '../board-paths.ts'
import { boardTopics, useBoard } from './board-queries.ts'
import { boardWords } from './board-words.ts'
import { MissingBoard } from './boards/missing-board.tsx'
import type { Board } from '../board.ts'

/** One board, with or without an open card; it stays while somebody goes from card to card. */
export function Page(): ReactNode {
  useLive(boardTopics)
  const texts = useTexts(boardWords)
  const { boardId = '', cardId } = useParams()
  const query = useBoard(boardId)
  useRightAddress(query.data, cardId)
  // Also one that somebody deletes while others look at it.
  if (query.error !== null && isNotThere(query.error)) return <MissingBoard place={boardPlace(boardId)} />
  if (query.data === undefined) {
    return (
      <WorkspacePage title={texts.boards} room="fill" place={boardPlace(boardId)}>
        <Loaded query={query} skeleton={<LoadingLists />} errorTitle={texts.boardFailed}>
          {() => null}
        </Loaded>
      </WorkspacePage>
    )
  }
  return <BoardPlace key={boardId} board={query.data} query={query} cardId={cardId} />
}

/** An address that is no id at all is answered as a mistake in the input. */
function isNotThere(error: Error): boolean {
  return !(error instanceof Problem) || error.code === 'not-found' || error.code === 'invalid-input'
}

/** The name in the address follows the name of the board. */
function useRightAddress(board: Board | undefined, cardId: string | undefined): void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  const right = board && (cardId === undefined ? boardPath(board) : cardPath(board, cardId))
  useEffect(() => {
    if (right === undefined || path === right) return
    const kept: unknown = history.state
    navigate(search === '' ? right : `${right}?${search}`, { replace: true, state: kept })
  }, [right, path, search, navigate])
}
