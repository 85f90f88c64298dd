import { useCallback, useMemo } from 'react'
import type { ChangeTable, TableState } from '../../../shell/parts/table/table-state.ts'
import { useTableAddress } from '../../../shell/parts/table/use-table-address.ts'
import { choiceParam, textParam, type Param } from '../../../shell/parts/url-state/params.ts'
import { useUrlState, type Step } from '../../../shell/parts/url-state/use-url-state.ts'
import { sorts } from '../contract.ts'
import { fileTypes, type FileType } from '../file.ts'
import type { Which } from './files-queries.ts'
import type { Place } from './place.ts'

const idShape = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const idParam: Param<string> = { ...textParam(), read: (text) => (idShape.test(text) ? text : undefined) }
const params = {
  type: choiceParam(['all', ...fileTypes], 'all'),
  /** Whether a search in a folder looks at all files. */
  scope: choiceParam(['here', 'everywhere'], 'here'),
  file: idParam,
  tab: choiceParam(['info', 'activity'], 'info'),
  preview: idParam,
}

export type FilesAddress = {
  readonly table: TableState
  readonly changeTable: ChangeTable
  readonly type: FileType | 'all'
  readonly chooseType: (type: FileType | 'all') => void
  readonly scope: 'here' | 'everywhere'
  readonly chooseScope: (scope: 'here' | 'everywhere') => void
  /** Whose details show; an empty text for none. */
  readonly fileId: string
  readonly showDetails: (fileId: string, step?: Step) => void
  readonly tab: 'info' | 'activity'
  readonly chooseTab: (tab: 'info' | 'activity') => void
  readonly previewId: string
  readonly showPreview: (fileId: string, step?: Step) => void
  /** For the server. */
  readonly which: Which
}

/** How a list of files is looked at, all of it in the address. */
export function useFilesAddress({ view, folderId }: Place): FilesAddress {
  const [table, changeTable] = useTableAddress()
  const [{ type, scope, file, tab, preview }, change] = useUrlState(params)
  const { search, sort } = table
  const which = useMemo((): Which => {
    const q = search.trim().slice(0, 500)
    const isEverywhere = q !== '' && scope === 'everywhere'
    return {
      ...(view === 'files' ? {} : { view }),
      ...(folderId === undefined || isEverywhere ? {} : { folderId }),
      ...(q === '' ? {} : { q }),
      ...(type === 'all' ? {} : { type }),
      ...sortIn(sort),
    }
  }, [view, folderId, search, scope, type, sort])
  return {
    table,
    changeTable,
    type,
    chooseType: useCallback((next) => change({ type: next }, 'replace'), [change]),
    scope,
    chooseScope: useCallback((next) => change({ scope: next }, 'replace'), [change]),
    fileId: file,
    showDetails: useCallback((next, step = 'replace') => change({ file: next }, step), [change]),
    tab,
    chooseTab: useCallback((next) => change({ tab: next }, 'replace'), [change]),
    previewId: preview,
    showPreview: useCallback((next, step = 'push') => change({ preview: next }, step), [change]),
    which,
  }
}

/** The server sorts by one column. */
function sortIn([first]: TableState['sort']): Pick<Which, 'sort'> {
  if (first === undefined || !sorts.some((each) => each === first.id)) return {}
  return { sort: first.direction === 'desc' ? `-${first.id}` : first.id }
}
