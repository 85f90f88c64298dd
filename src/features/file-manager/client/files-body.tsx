import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import { RetryBar } from '../../../shell/workspace/states/retry-bar.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ActionTools } from './file-actions.ts'
import styles from './files-body.module.css'
import { FilesTools } from './files-tools.tsx'
import { filesWords } from './files-words.ts'
import { FileSurface } from './list/file-surface.tsx'
import { FilesGrid } from './list/files-grid.tsx'
import { FilesList } from './list/files-list.tsx'
import type { FilesView } from './use-files-view.ts'

type FilesBodyProps = { readonly view: FilesView; readonly tools: ActionTools; readonly isShort: boolean }

/** The way here, the filters, and the files as list or grid. */
export function FilesBody({ view, tools, isShort }: FilesBodyProps): ReactNode {
  const { list, layout } = view
  const isBroken = list.error !== null && list.rows.length > 0
  return (
    <div className={styles.body}>
      <RetryBar of={{ isError: isBroken, isFetching: list.isReading, dataUpdatedAt: list.readAt, refetch: list.retry }} />
      <FilesTools view={view} />
      <FileSurface view={view} tools={tools}>
        {(openMenu) =>
          layout === 'grid' ? (
            <FilesGrid view={view} openMenu={openMenu} />
          ) : (
            <FilesList view={view} openMenu={openMenu} isShort={isShort} />
          )
        }
      </FileSurface>
      <More view={view} />
    </div>
  )
}

/** Scrolling reads on by itself; the button is for those who do not scroll. */
function More({ view: { list, rows } }: { readonly view: FilesView }): ReactNode {
  const texts = useTexts(filesWords)
  if (!list.hasMore) return null
  return (
    <p className={styles.more}>
      {fill(texts.loaded, { count: rows.length })}
      <Button kind="quiet" aria-busy={list.isReadingMore} onClick={list.readMore}>
        {texts.loadMore}
      </Button>
    </p>
  )
}
