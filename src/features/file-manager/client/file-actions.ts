import {
  ClipboardPaste,
  CloudOff,
  Copy,
  Download,
  Eye,
  FolderInput,
  FolderOpen,
  HardDriveDownload,
  Info,
  PencilLine,
  RotateCcw,
  Scissors,
  Star,
  StarOff,
  Trash2,
} from 'lucide-react'
import type { MenuAction } from '../../../ui/menu.tsx'
import type { FileEntry } from '../file.ts'
import { clipboardStore, holdFiles } from './clipboard-store.ts'
import type { texts as words } from './texts.ts'
import type { FilesView } from './use-files-view.ts'
import type { Target } from './use-file-moves.ts'

export type ActionTools = {
  readonly view: FilesView
  readonly texts: typeof words
  readonly save: (files: readonly FileEntry[]) => void
  readonly notify: (text: string) => void
}

/** What can be done with files. The menu of a right click, the three dots, the menu key and the bar all show this list. */
export function fileActions(files: readonly FileEntry[], tools: ActionTools): readonly (readonly MenuAction[])[] {
  if (files.length === 0) return []
  return tools.view.isBin ? binActions(files, tools) : [lookActions(files, tools), changeActions(files, tools), removeActions(files, tools)]
}

function lookActions(files: readonly FileEntry[], { view, texts, save }: ActionTools): readonly MenuAction[] {
  const [only] = files
  const single =
    files.length === 1 && only
      ? [
          only.type === 'folder'
            ? { id: 'open', title: texts.open, icon: FolderOpen, keys: 'enter', run: () => view.open(only) }
            : { id: 'preview', title: texts.preview, icon: Eye, keys: 'space', run: () => view.address.showPreview(only.id) },
          { id: 'details', title: texts.details, icon: Info, run: () => view.address.showDetails(only.id, 'push') },
        ]
      : []
  return [...single, { id: 'download', title: texts.download, icon: Download, run: () => save(files) }]
}

function changeActions(files: readonly FileEntry[], { view, texts, notify }: ActionTools): readonly MenuAction[] {
  const [only] = files
  const { changes, openLayer } = view
  const isStarred = files.every(({ starred }) => starred)
  const isOffline = files.every(({ offline }) => offline)
  const hold = (isCut: boolean) => (): void => {
    holdFiles({ files, isCut })
    notify(isCut ? texts.cutDone : texts.copyDone)
  }
  const single = files.length === 1 && only
  return [
    ...(single
      ? [{ id: 'rename', title: texts.rename, icon: PencilLine, keys: 'f2', run: () => openLayer({ kind: 'rename', file: only }) }]
      : []),
    { id: 'move', title: texts.moveOrCopy, icon: FolderInput, keys: 'm', run: () => openLayer({ kind: 'move', files }) },
    {
      id: 'star',
      title: isStarred ? texts.unstar : texts.star,
      icon: isStarred ? StarOff : Star,
      keys: 's',
      run: () =>
        changes.star(
          without(files, ({ starred }) => starred !== isStarred),
          !isStarred,
        ),
    },
    {
      id: 'offline',
      title: isOffline ? texts.notOffline : texts.makeOffline,
      icon: isOffline ? CloudOff : HardDriveDownload,
      run: () =>
        changes.offline(
          without(files, ({ offline }) => offline !== isOffline),
          !isOffline,
        ),
    },
    { id: 'cut', title: texts.cut, icon: Scissors, keys: 'mod+x', run: hold(true) },
    { id: 'copy', title: texts.copy, icon: Copy, keys: 'mod+c', run: hold(false) },
    ...(single && only.type === 'folder' && clipboardStore.getState().held
      ? [{ id: 'paste', title: texts.pasteInto, icon: ClipboardPaste, run: () => void pasteInto(view, only) }]
      : []),
  ]
}

function removeActions(files: readonly FileEntry[], { view, texts }: ActionTools): readonly MenuAction[] {
  return [{ id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, keys: 'delete', run: () => removeFiles(view, files) }]
}

function binActions(files: readonly FileEntry[], { view, texts }: ActionTools): readonly (readonly MenuAction[])[] {
  const { changes, selection, address } = view
  const [only] = files
  const restore = (): void => {
    selection.clear()
    changes.bin(files, false)
  }
  const deleteForGood = async (): Promise<void> => {
    if (await changes.deleteForGood(files)) selection.clear()
  }
  return [
    [
      { id: 'restore', title: texts.restore, icon: RotateCcw, run: restore },
      ...(files.length === 1 && only
        ? [{ id: 'details', title: texts.details, icon: Info, run: () => address.showDetails(only.id, 'push') }]
        : []),
    ],
    [{ id: 'delete', title: texts.deleteForGood, icon: Trash2, isDanger: true, run: () => void deleteForGood() }],
  ]
}

export function removeFiles({ selection, changes, address }: FilesView, files: readonly FileEntry[]): void {
  selection.clear()
  if (files.some(({ id }) => id === address.fileId)) address.showDetails('')
  changes.bin(files, true)
}

/** Puts what was cut or copied into a folder. */
export async function pasteInto({ moves, selection }: FilesView, to: Target): Promise<void> {
  const { held } = clipboardStore.getState()
  if (!held) return
  selection.clear()
  if (!held.isCut) return moves.copy(held.files, to)
  holdFiles(undefined)
  await moves.move(held.files, to)
}

function without(files: readonly FileEntry[], isDone: (file: FileEntry) => boolean): readonly FileEntry[] {
  return files.filter((file) => !isDone(file))
}
