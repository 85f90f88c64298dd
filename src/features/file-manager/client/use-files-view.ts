import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import type { PagedList } from '../../../shell/parts/paging/use-paged-list.ts'
import { useSelection, type SelectionModel } from '../../../shell/parts/selection/use-selection.ts'
import type { FileEntry } from '../file.ts'
import { idOf, useFileEntry, useFileList } from './files-queries.ts'
import { filesWords } from './files-words.ts'
import { useLayout, type Layout } from './layout-store.ts'
import { folderPath, pathOf, type Place } from './place.ts'
import { useFileChanges, type FileChanges } from './use-file-changes.ts'
import { useFileMoves, type FileMoves, type Target } from './use-file-moves.ts'
import { useFilesAddress, type FilesAddress } from './use-files-address.ts'

/** A layer over the list that belongs to a moment, not to the address. */
type Layer =
  | { readonly kind: 'new-folder' }
  | { readonly kind: 'rename'; readonly file: FileEntry }
  | { readonly kind: 'move'; readonly files: readonly FileEntry[] }

/** Everything the page of a list knows; its parts only show it. */
export type FilesView = {
  readonly place: Place
  readonly isBin: boolean
  readonly address: FilesAddress
  readonly list: PagedList<FileEntry>
  readonly rows: readonly FileEntry[]
  readonly selection: SelectionModel
  readonly chosen: readonly FileEntry[]
  readonly changes: FileChanges
  readonly moves: FileMoves
  readonly layout: Layout
  readonly setLayout: (layout: Layout) => void
  /** Where new things go, and the folders from the top down to it. */
  readonly here: Target
  readonly path: readonly Target[]
  /** The folder in the address is gone or was never there. */
  readonly isMissing: boolean
  readonly layer: Layer | undefined
  readonly openLayer: (layer: Layer | undefined) => void
  readonly open: (file: FileEntry) => void
  readonly hrefOf: (file: FileEntry) => string
}

export function useFilesView(place: Place): FilesView {
  const texts = useTexts(filesWords)
  const [, navigate] = useLocation()
  const address = useFilesAddress(place)
  const list = useFileList(address.which)
  const [layer, openLayer] = useState<Layer>()
  const [layout, setLayout] = useLayout(place.folderId ?? place.view)
  const folder = useFileEntry(place.folderId)
  const { rows } = list
  const order = useMemo(() => rows.map(idOf), [rows])
  const selection = useSelection({ order, filter: JSON.stringify(address.which) })
  const chosen = useMemo(() => rows.filter(({ id }) => selection.isSelected(id)), [rows, selection])
  const isBin = place.view === 'bin'
  const path = useMemo((): readonly Target[] => {
    const top: Target = { id: null, name: texts.filesTitle }
    if (!folder.data || place.folderId === undefined) return [top]
    const { file, path: above } = folder.data
    return [top, ...above.filter(({ id }) => id !== file.id), { id: file.id, name: file.name }]
  }, [folder.data, place.folderId, texts])

  function hrefOf(file: FileEntry): string {
    if (file.type === 'folder' && !isBin) return folderPath(file.id)
    return `${pathOf(place)}?${new URLSearchParams({ ...Object.fromEntries(new URLSearchParams(location.search)), [isBin ? 'file' : 'preview']: file.id })}`
  }

  return {
    place,
    isBin,
    address,
    list,
    rows,
    selection,
    chosen,
    changes: useFileChanges(),
    moves: useFileMoves(),
    layout,
    setLayout,
    here: path.at(-1) ?? { id: null, name: texts.filesTitle },
    path,
    isMissing: place.folderId !== undefined && folder.isError,
    layer,
    openLayer,
    open: (file) => {
      // What lies in the bin is only looked at from outside.
      if (isBin) return address.showDetails(file.id, 'push')
      if (file.type === 'folder') return navigate(folderPath(file.id))
      address.showPreview(file.id)
    },
    hrefOf,
  }
}
