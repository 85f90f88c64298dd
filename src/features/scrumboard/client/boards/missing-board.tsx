import { SquareKanban } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { WorkspacePage } from '../../../../shell/workspace/workspace-page.tsx'
import { boardWords } from '../board-words.ts'
import { BoardTiles } from './board-tiles.tsx'

/** A board that is not there: says so, and shows those that are. */
export function MissingBoard({ place }: { readonly place: string }): ReactNode {
  const texts = useTexts(boardWords)
  const notify = useNotify()
  useEffect(() => notify(texts.boardMissing, { kind: 'warn' }), [notify, texts])
  return (
    <WorkspacePage title={texts.boards} place={place}>
      <EmptyState kind="never-used" icon={SquareKanban} title={texts.boardMissing} text={texts.boardMissingText} />
      <BoardTiles />
    </WorkspacePage>
  )
}
