import { Clock, FolderOpen, HardDriveDownload, Star, Trash2, Upload, UsersRound } from 'lucide-react'
import { type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { withoutFilters } from '../../../../shell/parts/table/table-state.ts'
import { Button } from '../../../../ui/button.tsx'
import { filesWords } from '../files-words.ts'
import { useUploadPicker } from '../upload/upload-inputs.tsx'
import type { FilesView } from '../use-files-view.ts'

/** Where nothing is: what the place is for, and in a folder what to do about it. */
export function FilesEmpty({ view }: { readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  const pick = useUploadPicker()
  const { address, place } = view
  const { q, type } = address.which
  if (q !== undefined || type !== undefined) {
    const clear = (): void => {
      address.changeTable(withoutFilters(address.table), 'replace')
      address.chooseType('all')
    }
    return <EmptyState kind="filtered" title={texts.emptySearchTitle} text={texts.emptySearchText} onClear={clear} />
  }
  if (place.view !== 'files') {
    const words = {
      starred: { icon: Star, title: texts.emptyStarredTitle, text: texts.emptyStarredText },
      shared: { icon: UsersRound, title: texts.emptySharedTitle, text: texts.emptySharedText },
      recent: { icon: Clock, title: texts.emptyRecentTitle, text: texts.emptyRecentText },
      offline: { icon: HardDriveDownload, title: texts.emptyOfflineTitle, text: texts.emptyOfflineText },
      bin: { icon: Trash2, title: texts.emptyBinTitleState, text: texts.emptyBinText },
    }[place.view]
    return <EmptyState kind="never-used" {...words} />
  }
  return (
    <EmptyState
      kind="never-used"
      icon={FolderOpen}
      title={texts.emptyTitle}
      text={texts.emptyText}
      action={
        <>
          <Button kind="primary" onClick={pick.files}>
            <Upload aria-hidden="true" />
            {texts.uploadFiles}
          </Button>
          <Button onClick={() => view.openLayer({ kind: 'new-folder' })}>{texts.newFolder}</Button>
        </>
      }
    />
  )
}
