import { useMemo, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useTexts } from '../../../../shell/language.tsx'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { DataTable } from '../../../../shell/parts/table/data-table.tsx'
import { useDataTable } from '../../../../shell/parts/table/use-data-table.ts'
import { useIsNarrow } from '../../../../shell/parts/table/use-is-narrow.ts'
import type { FileEntry } from '../../file.ts'
import { clipboardStore } from '../clipboard-store.ts'
import { idOf } from '../files-queries.ts'
import { filesWords } from '../files-words.ts'
import type { FilesView } from '../use-files-view.ts'
import { fileColumns } from './file-columns.tsx'
import type { OpenMenu } from './file-surface.tsx'
import { FilesEmpty } from './files-empty.tsx'

type FilesListProps = { readonly view: FilesView; readonly openMenu: OpenMenu; readonly isShort: boolean }

/** The files as a table; on phones as cards. */
export function FilesList({ view, openMenu, isShort }: FilesListProps): ReactNode {
  const texts = useTexts(filesWords)
  const { bytes, number } = useFormats()
  const isNarrow = useIsNarrow()
  const { address, list, rows, isBin, selection } = view
  const held = useStore(clipboardStore, (state) => state.held)
  const isSearch = address.which.q !== undefined || (view.place.view !== 'files' && !isBin)
  const columns = useMemo(
    () =>
      fileColumns({
        texts,
        bytes,
        number,
        isShort: isShort || isNarrow,
        isBin,
        isCard: isNarrow,
        isSearch,
        cutIds: new Set(held?.isCut ? held.files.map(({ id }) => id) : []),
        onMenu: (file, event) => openMenu([file], event.currentTarget),
        onDetails: (file) => address.showDetails(file.id, 'push'),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- the menu and the address stay what they are while their functions are new each time
    [texts, bytes, number, isShort, isNarrow, isBin, isSearch, held],
  )
  const served = { total: rows.length, before: 0, isWorking: list.isOld }
  const table = useDataTable<FileEntry>({
    id: 'files',
    columns,
    rows,
    rowId: idOf,
    state: address.table,
    onChange: address.changeTable,
    served,
  })
  // The words of the table for a search without finds know nothing of folders and types.
  if (list.status === 'success' && rows.length === 0 && !list.isOld) return <FilesEmpty view={view} />
  return (
    <DataTable
      table={table}
      name={texts.list}
      room="fill"
      selection={selection}
      href={view.hrefOf}
      onOpen={view.open}
      openId={address.fileId === '' ? undefined : address.fileId}
      status={list.status === 'success' || rows.length > 0 ? 'ready' : list.status === 'error' ? 'failed' : 'loading'}
      onRetry={list.retry}
    />
  )
}
