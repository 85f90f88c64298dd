import { Plus, SquareKanban } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { Loaded } from '../../../../shell/parts/states/loaded.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { boardPath } from '../../board-paths.ts'
import { useBoards } from '../board-queries.ts'
import { boardWords } from '../board-words.ts'
import styles from './boards.module.css'
import { useNewBoard } from './use-new-board.ts'

/** All boards as tiles, and one for the next. */
export function BoardTiles({ empty }: { readonly empty?: ReactNode }): ReactNode {
  const texts = useTexts(boardWords)
  const boards = useBoards()
  const { add, isAdding } = useNewBoard()
  return (
    <Loaded query={boards} skeleton={<LoadingRows rows={3} />} errorTitle={texts.boardsFailed}>
      {(all) => (
        <>
          {all.length === 0 ? empty : null}
          <ul className={styles.tiles}>
            {all.map((board) => (
              <li key={board.id}>
                <Link href={boardPath(board)} className={styles.tile}>
                  <SquareKanban aria-hidden="true" />
                  <span className={styles.name}>{board.name}</span>
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={styles.tile} data-new="" aria-disabled={isAdding} onClick={add}>
                <Plus aria-hidden="true" />
                <span className={styles.name}>{texts.addBoard}</span>
              </button>
            </li>
          </ul>
        </>
      )}
    </Loaded>
  )
}
