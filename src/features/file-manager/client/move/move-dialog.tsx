import { FolderPlus } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import type { FileEntry } from '../../file.ts'
import { whatSaid } from '../file-changes.ts'
import { filesWords } from '../files-words.ts'
import type { Target } from '../use-file-moves.ts'
import type { FilesView } from '../use-files-view.ts'
import { FolderTree } from './folder-tree.tsx'

type MoveDialogProps = { readonly view: FilesView; readonly files: readonly FileEntry[]; readonly onClose: () => void }

/** Moving and copying for everyone, also for those who cannot drag. */
export function MoveDialog({ view, files, onClose }: MoveDialogProps): ReactNode {
  const texts = useTexts(filesWords)
  const words = useTexts(sharedWords)
  const [to, setTo] = useState<Target>({ id: null, name: texts.filesTitle })
  const tree = useRef<HTMLDivElement>(null)
  const isThere = files.every(({ parentId }) => parentId === to.id)

  function act(run: (files: readonly FileEntry[], target: Target) => Promise<void>): void {
    view.selection.clear()
    onClose()
    void run(files, to)
  }

  return (
    <Dialog
      title={fill(texts.moveTitle, { what: whatSaid(files, texts) })}
      description={fill(texts.moveTo, { folder: to.name })}
      isOpen
      initialFocus={tree}
      onClose={onClose}
      footer={
        <>
          <Button kind="primary" disabled={isThere} onClick={() => act(view.moves.move)}>
            {texts.moveHere}
          </Button>
          <Button onClick={() => act(view.moves.copy)}>{texts.copyHere}</Button>
          <Button kind="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <FolderTree first={tree} off={new Set(files.map(({ id }) => id))} chosenId={to.id} onChoose={setTo} />
      <Button kind="quiet" onClick={() => void view.moves.makeFolder(to.id, texts.newFolderName)}>
        <FolderPlus aria-hidden="true" />
        {fill(texts.newFolderIn, { folder: to.name })}
      </Button>
    </Dialog>
  )
}
