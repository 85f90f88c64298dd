import { ClipboardPaste, FileUp, FolderInput, FolderPlus, FolderUp, LayoutGrid, List, PencilLine, Star, Trash2 } from 'lucide-react'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../shell/language.tsx'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import type { FileEntry } from '../file.ts'
import { clipboardStore } from './clipboard-store.ts'
import { pasteInto, removeFiles, type ActionTools } from './file-actions.ts'
import { filesWords } from './files-words.ts'
import { fileAt } from './list/file-surface.tsx'
import type { texts as words } from './texts.ts'
import { useUploadPicker } from './upload/upload-inputs.tsx'
import type { FilesView } from './use-files-view.ts'

type Now = { readonly view: FilesView; readonly tools: ActionTools; readonly pick: ReturnType<typeof useUploadPicker> }
type WithNow = (run: (now: Now) => void) => () => void

/** The keys and commands of a list. What is selected comes first, then the row with the focus, then whose details show. */
export function useFileCommands(view: FilesView, tools: ActionTools): void {
  const texts = useTexts(filesWords)
  const pick = useUploadPicker()
  const latest = useRef<Now>(undefined)
  useLayoutEffect(() => {
    latest.current = { view, tools, pick }
  })
  const { isBin, layout, place } = view
  const isFolder = place.view === 'files'
  const hasHeld = useStore(clipboardStore, ({ held }) => held !== undefined)
  const commands = useMemo(() => {
    const withNow: WithNow = (run) => () => (latest.current ? run(latest.current) : undefined)
    const other = layout === 'list' ? 'grid' : 'list'
    const look: Command = {
      id: 'files-layout',
      title: other === 'grid' ? texts.asGrid : texts.asList,
      group: 'page',
      icon: other === 'grid' ? LayoutGrid : List,
      keys: 'v',
      run: withNow((now) => now.view.setLayout(other)),
    }
    const paste: Command = {
      id: 'files-paste',
      title: texts.paste,
      group: 'page',
      icon: ClipboardPaste,
      keys: 'mod+v',
      run: withNow((now) => void pasteInto(now.view, now.view.here)),
    }
    return [
      look,
      ...(isFolder && hasHeld ? [paste] : []),
      ...(isFolder ? forFolder(texts, withNow) : []),
      ...(isBin ? [] : forFiles(texts, withNow)),
    ]
  }, [texts, isBin, isFolder, hasHeld, layout])
  useCommands(commands)
}

function forFolder(texts: typeof words, withNow: WithNow): readonly Command[] {
  return [
    {
      id: 'files-new-folder',
      title: texts.newFolder,
      group: 'create',
      icon: FolderPlus,
      keys: 'n',
      run: withNow(({ view }) => view.openLayer({ kind: 'new-folder' })),
    },
    { id: 'files-upload', title: texts.uploadFiles, group: 'create', icon: FileUp, keys: 'u', run: withNow(({ pick }) => pick.files()) },
    { id: 'files-upload-folder', title: texts.uploadFolder, group: 'create', icon: FolderUp, run: withNow(({ pick }) => pick.folder()) },
  ]
}

function forFiles(texts: typeof words, withNow: WithNow): readonly Command[] {
  const remove = withNow((now) => withMeant(now, (files) => removeFiles(now.view, files)))
  const rename = withNow((now) => withMeant(now, ([file]) => (file ? now.view.openLayer({ kind: 'rename', file }) : undefined)))
  const move = withNow((now) => withMeant(now, (files) => now.view.openLayer({ kind: 'move', files })))
  const star = withNow((now) =>
    withMeant(now, (files) => {
      const bare = files.filter(({ starred }) => !starred)
      now.view.changes.star(bare.length > 0 ? bare : files, bare.length > 0)
    }),
  )
  return [
    { id: 'files-rename', title: texts.rename, group: 'selection', icon: PencilLine, keys: 'f2', run: rename },
    { id: 'files-move', title: texts.moveOrCopy, group: 'selection', icon: FolderInput, keys: 'm', run: move },
    { id: 'files-star', title: texts.star, group: 'selection', icon: Star, keys: 's', run: star },
    { id: 'files-remove', title: texts.remove, group: 'selection', icon: Trash2, keys: 'delete', run: remove },
    { id: 'files-remove-key', title: texts.remove, group: 'selection', keys: '#', isKeyOnly: true, run: remove },
  ]
}

function withMeant({ view }: Now, act: (files: readonly FileEntry[]) => void): void {
  const files = meantIn(view)
  // Under a layer the keys belong to it.
  if (files.length > 0 && view.layer === undefined && view.address.previewId === '') act(files)
}

function meantIn(view: FilesView): readonly FileEntry[] {
  if (view.selection.count > 0) return view.chosen
  const focused = document.activeElement ? fileAt(view, document.activeElement) : undefined
  if (focused) return [focused]
  return view.rows.filter(({ id }) => id === view.address.fileId)
}
