import { useVirtualizer } from '@tanstack/react-virtual'
import { useMemo, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { TileRows } from '../../../../shell/parts/grid/tile-rows.tsx'
import tiles from '../../../../shell/parts/grid/tiles.module.css'
import { useColumns } from '../../../../shell/parts/grid/use-columns.ts'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { observeRect } from '../../../../shell/parts/table/observe-rect.ts'
import { filesWords } from '../files-words.ts'
import type { FilesView } from '../use-files-view.ts'
import { FileTile } from './file-tile.tsx'
import type { OpenMenu } from './file-surface.tsx'
import { FilesEmpty } from './files-empty.tsx'
import styles from './files-grid.module.css'
import { useGridKeys } from './use-grid-keys.ts'
import { useRubberBand } from './use-rubber-band.ts'

const tile = { width: 180, height: 196, gap: 12, margin: 16, least: 2 } as const

/** The files as tiles with previews. Only the rows in sight are there. */
export function FilesGrid({ view, openMenu }: { readonly view: FilesView; readonly openMenu: OpenMenu }): ReactNode {
  const texts = useTexts(filesWords)
  const { list, rows } = view
  if (rows.length === 0) {
    if (list.status === 'pending') return <LoadingRows shape="line" />
    if (list.status === 'error') return <LoadError title={texts.loadFailed} onRetry={list.retry} />
    return <FilesEmpty view={view} />
  }
  return <Tiles view={view} openMenu={openMenu} />
}

function Tiles({ view, openMenu }: { readonly view: FilesView; readonly openMenu: OpenMenu }): ReactNode {
  const texts = useTexts(filesWords)
  const { rows, list, selection } = view
  const scroll = useRef<HTMLDivElement>(null)
  const columns = useColumns(scroll, tile)
  const lines = useMemo(() => Array.from({ length: Math.ceil(rows.length / columns) }, (_, at) => at), [rows.length, columns])
  // oxlint-disable-next-line react/incompatible-library -- it matters to the React compiler only, which is not in use
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: lines.length,
    getScrollElement: () => scroll.current,
    observeElementRect: observeRect,
    estimateSize: () => tile.height + tile.gap,
    paddingStart: tile.margin,
    overscan: 2,
    useFlushSync: false,
  })
  const keys = useGridKeys({ view, columns, show: (index) => virtual.scrollToIndex(Math.floor(index / columns)) })
  const band = useRubberBand({ scroll, selectOnly: selection.selectOnly, rows })
  return (
    // The room between the tiles is there to draw a frame around them; each tile can be selected by keys as well.
    <div ref={scroll} className={tiles.scroll} {...band.props}>
      {/* Keys come from the tiles. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="grid"
        aria-label={texts.list}
        aria-multiselectable
        aria-rowcount={list.hasMore ? -1 : lines.length}
        aria-colcount={columns}
        aria-busy={list.isOld}
        className={tiles.grid}
        style={{ height: virtual.getTotalSize() + tile.margin }}
        onKeyDown={keys.press}
        onFocus={keys.follow}
      >
        <TileRows
          things={rows}
          lines={virtual.getVirtualItems()}
          columns={columns}
          gap={tile.gap}
          renderTile={(file, index) => (
            <FileTile
              key={file.id}
              file={file}
              index={index}
              view={view}
              isActive={index === keys.active}
              onMenu={(event) => openMenu([file], event.currentTarget)}
            />
          )}
        />
      </div>
      {band.frame ? <div className={styles.band} style={band.frame} /> : null}
    </div>
  )
}
