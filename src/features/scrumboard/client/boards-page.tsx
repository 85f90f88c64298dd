import { Plus, SquareKanban, Upload } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useMemo, type ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { choiceParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { Button } from '../../../ui/button.tsx'
import { boardTopics } from './board-queries.ts'
import { boardWords } from './board-words.ts'
import { BoardTiles } from './boards/board-tiles.tsx'
import { useNewBoard } from './boards/use-new-board.ts'

const { Part: ImportBoards, prepare } = lazyPart(() => import('./transfer/import-boards.tsx').then((loaded) => loaded.ImportBoards))

const params = { dialog: choiceParam(['', 'import'], ''), new: choiceParam(['', 'board'], '') }

/** The boards of the workspace. */
export function Page(): ReactNode {
  useLive(boardTopics)
  const texts = useTexts(boardWords)
  const [{ dialog, new: begun }, change] = useUrlState(params)
  const { add } = useNewBoard()
  const addNow = useEffectEvent(add)
  const changeNow = useEffectEvent(change)
  const commands = useMemo(
    (): readonly Command[] => [
      { id: 'boards-new', title: texts.newBoard, group: 'page', icon: Plus, keys: 'c', run: () => change({ new: 'board' }, 'replace') },
      { id: 'boards-import', title: texts.importBoard, group: 'page', icon: Upload, run: () => change({ dialog: 'import' }) },
    ],
    [texts, change],
  )
  useCommands(commands)
  useEffect(() => {
    if (begun !== 'board') return
    // Out of the address first, so that «back» does not add another one.
    changeNow({ new: '' }, 'replace')
    addNow()
  }, [begun])
  const importButton = (
    <Button onPointerEnter={prepare} onFocus={prepare} onClick={() => change({ dialog: 'import' })}>
      <Upload aria-hidden="true" />
      {texts.importBoard}
    </Button>
  )
  return (
    <WorkspacePage title={texts.boards} actions={importButton}>
      <BoardTiles empty={<EmptyState kind="never-used" icon={SquareKanban} title={texts.noBoards} text={texts.noBoardsText} />} />
      <Suspense fallback={null}>{dialog === 'import' ? <ImportBoards onClose={() => change({ dialog: '' }, 'replace')} /> : null}</Suspense>
    </WorkspacePage>
  )
}
