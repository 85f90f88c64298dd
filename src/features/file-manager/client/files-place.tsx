import { Suspense, type ReactNode } from 'react'
import { FolderX } from 'lucide-react'
import { useTexts } from '../../../shell/language.tsx'
import { lazyPart } from '../../../shell/lazy-part.ts'
import { ListDetail } from '../../../shell/parts/list-detail/list-detail.tsx'
import { EmptyState } from '../../../shell/parts/states/empty-state.tsx'
import { SelectionBar } from '../../../shell/parts/selection/selection-bar.tsx'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { FileDetails } from './detail/file-details.tsx'
import { fileActions } from './file-actions.ts'
import { FilesBody } from './files-body.tsx'
import { FilesHead } from './files-head.tsx'
import { filesWords } from './files-words.ts'
import styles from './list/files-list.module.css'
import { NameDialog } from './name-dialog.tsx'
import { pathOf, type Place } from './place.ts'
import { SidePanel } from './side/side-panel.tsx'
import { UploadInputs } from './upload/upload-inputs.tsx'
import { UploadTray } from './upload/upload-tray.tsx'
import { useActionTools } from './use-file-actions.ts'
import { useFileCommands } from './use-file-commands.ts'
import { useFilesView, type FilesView } from './use-files-view.ts'
import { useDetails } from './use-details.ts'
import { usePastedFiles } from './upload/use-pasted-files.ts'

const { Part: MoveDialog } = lazyPart(() => import('./move/move-dialog.tsx').then((loaded) => loaded.MoveDialog))
const { Part: PreviewDialog } = lazyPart(() => import('./preview/preview-dialog.tsx').then((loaded) => loaded.PreviewDialog))

/** A folder or a view, with the details of what is chosen beside it. */
export function FilesPlace({ place }: { readonly place: Place }): ReactNode {
  const view = useFilesView(place)
  usePastedFiles(view)
  return (
    <UploadInputs to={view.here}>
      <Content view={view} />
    </UploadInputs>
  )
}

function Content({ view }: { readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  const { place, selection, chosen, here, isMissing } = view
  const tools = useActionTools(view)
  const details = useDetails(view)
  useFileCommands(view, tools)
  const title = place.view === 'files' ? here.name : texts[place.view]
  return (
    <WorkspacePage title={title} room="fill" arrival="none" actions={<FilesHead view={view} />}>
      <div className={styles.place}>
        <ListDetail
          id="files"
          view="wide-list"
          listPath={pathOf(place)}
          hasDetail={false}
          side={{ title: texts.side, content: <SidePanel view={view} /> }}
          list={{
            title,
            content: isMissing ? <Missing /> : <FilesBody view={view} tools={tools} isShort={details.isShort} />,
          }}
          detail={{ title: texts.details, content: null }}
          right={{
            title: texts.details,
            isOpen: details.fileId !== undefined,
            onClose: details.close,
            content:
              details.fileId === undefined ? null : <FileDetails key={details.fileId} fileId={details.fileId} view={view} tools={tools} />,
          }}
          {...(selection.count > 0
            ? {
                bar: (
                  <div className={styles.bar}>
                    <SelectionBar selection={selection} actions={fileActions(chosen, tools).flat()} />
                  </div>
                ),
              }
            : {})}
        />
        <UploadTray />
      </div>
      <Layers view={view} />
    </WorkspacePage>
  )
}

function Layers({ view }: { readonly view: FilesView }): ReactNode {
  const { layer, openLayer, address } = view
  const close = (): void => openLayer(undefined)
  return (
    <>
      {layer?.kind === 'new-folder' ? <NameDialog view={view} onClose={close} /> : null}
      {layer?.kind === 'rename' ? <NameDialog view={view} file={layer.file} onClose={close} /> : null}
      <Suspense fallback={null}>
        {layer?.kind === 'move' ? <MoveDialog view={view} files={layer.files} onClose={close} /> : null}
        {address.previewId === '' ? null : <PreviewDialog view={view} fileId={address.previewId} />}
      </Suspense>
      <ConflictDialog />
    </>
  )
}

function Missing(): ReactNode {
  const texts = useTexts(filesWords)
  return <EmptyState kind="never-used" icon={FolderX} title={texts.missingFolderTitle} text={texts.missingText} />
}
