import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useRef, type ReactNode } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import { TileRows } from '../../../shell/parts/grid/tile-rows.tsx'
import tiles from '../../../shell/parts/grid/tiles.module.css'
import { useColumns } from '../../../shell/parts/grid/use-columns.ts'
import { observeRect } from '../../../shell/parts/table/observe-rect.ts'
import type { IconEntry } from '../contract.ts'
import { IconCell } from './icon-cell.tsx'
import { iconsWords } from './icons-words.ts'
import { useCopyName } from './use-copy-name.ts'
import { useIconKeys } from './use-icon-keys.ts'

const tile = { width: 160, height: 128, gap: 8, margin: 16, least: 2 } as const

/** The icons side by side. Only the rows in sight are there, and the one that the Tab key leads to. */
export function IconGrid({ icons }: { readonly icons: readonly IconEntry[] }): ReactNode {
  const texts = useTexts(iconsWords)
  const copy = useCopyName()
  const scroll = useRef<HTMLDivElement>(null)
  const columns = useColumns(scroll, tile)
  const keys = useIconKeys({ count: icons.length, columns, rowHeight: tile.height + tile.gap, scroll })
  const activeLine = Math.floor(keys.active / columns)
  const lines = Math.ceil(icons.length / columns)
  // oxlint-disable-next-line react/incompatible-library -- it matters to the React compiler only, which is not in use
  const virtual = useVirtualizer<HTMLElement, Element>({
    count: lines,
    getScrollElement: () => scroll.current,
    observeElementRect: observeRect,
    estimateSize: () => tile.height + tile.gap,
    paddingStart: tile.margin,
    paddingEnd: tile.margin - tile.gap,
    overscan: 2,
    rangeExtractor: (range) => withLine(range, activeLine),
    useFlushSync: false,
  })
  return (
    <div ref={scroll} className={tiles.scroll}>
      {/* Keys come from the icons. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        role="grid"
        aria-label={texts.title}
        aria-rowcount={lines}
        aria-colcount={columns}
        className={tiles.grid}
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={keys.press}
        onFocus={keys.follow}
      >
        <TileRows
          things={icons}
          lines={virtual.getVirtualItems()}
          columns={columns}
          gap={tile.gap}
          renderTile={(icon, index, column) => (
            <IconCell
              key={icon.id}
              icon={icon}
              index={index}
              column={column}
              isActive={index === keys.active}
              onCopy={() => void copy(icon.name)}
            />
          )}
        />
      </div>
    </div>
  )
}

function withLine(range: Range, line: number): number[] {
  return [...new Set([...defaultRangeExtractor(range), line])].toSorted((one, other) => one - other)
}
