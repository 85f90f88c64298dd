import { Download, Ellipsis, FileX, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { safeName } from '../../../../shell/parts/files/safe-name.ts'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { PageTabs } from '../../../../shell/parts/tabs/page-tabs.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { fileActions, removeFiles, type ActionTools } from '../file-actions.ts'
import { FilePicture } from '../file-picture.tsx'
import { useFileEntry } from '../files-queries.ts'
import { filesWords } from '../files-words.ts'
import type { FilesView } from '../use-files-view.ts'
import { FileActivity } from './file-activity.tsx'
import styles from './file-details.module.css'
import { FileFacts } from './file-facts.tsx'

type FileDetailsProps = { readonly fileId: string; readonly view: FilesView; readonly tools: ActionTools }

/** All that is known about a file, and what happened to it. */
export function FileDetails({ fileId, view, tools }: FileDetailsProps): ReactNode {
  const texts = useTexts(filesWords)
  const query = useFileEntry(fileId)
  // The row of the list shows a change at once.
  const file = view.rows.find(({ id }) => id === fileId) ?? query.data?.file
  if (!file) {
    return query.isError ? (
      <EmptyState kind="never-used" icon={FileX} title={texts.missingTitle} text={texts.missingText} />
    ) : (
      <LoadingRows shape="line" />
    )
  }
  return (
    <div className={styles.details}>
      <div className={styles.tools}>
        {view.isBin ? null : (
          <>
            <IconButton name={texts.remove} icon={Trash2} onClick={() => removeFiles(view, [file])} />
            <IconButton name={texts.download} icon={Download} onClick={() => tools.save([file])} />
          </>
        )}
        <Menu trigger={<IconButton name={texts.moreActions} icon={Ellipsis} />} groups={fileActions([file], tools)} />
      </div>
      <div className={styles.head}>
        <FilePicture file={file} className={styles.picture} />
        <h3 className={styles.name} dir="auto">
          {safeName(file.name)}
        </h3>
      </div>
      <PageTabs
        name={texts.details}
        value={view.address.tab}
        onChange={view.address.chooseTab}
        tabs={[
          { id: 'info', title: texts.info, content: <FileFacts file={file} view={view} /> },
          { id: 'activity', title: texts.activity, content: <FileActivity fileId={fileId} /> },
        ]}
      />
    </div>
  )
}
