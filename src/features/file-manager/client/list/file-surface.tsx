import { Upload } from 'lucide-react'
import { useRef, useState, type DragEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { MenuAt } from '../../../../ui/menu.tsx'
import type { FileEntry } from '../../file.ts'
import { fileActions, type ActionTools } from '../file-actions.ts'
import { whatSaid } from '../file-changes.ts'
import { filesWords } from '../files-words.ts'
import type { FilesView } from '../use-files-view.ts'
import { carriedKind, carryFiles } from './carried-files.ts'
import styles from './file-surface.module.css'
import { fileKeys } from './file-keys.ts'
import { dropInto } from './use-file-drop.ts'

/** It stays known while the menu closes. */
type Asked = { readonly at: Anchor; readonly files: readonly FileEntry[]; readonly isOpen: boolean }
type Anchor = Element | { readonly getBoundingClientRect: () => DOMRect }
export type OpenMenu = (files: readonly FileEntry[], at: Anchor) => void

type FileSurfaceProps = {
  readonly view: FilesView
  readonly tools: ActionTools
  readonly children: (openMenu: OpenMenu) => ReactNode
}

/** Around list and grid: what clicks, keys, the menu key and dragging do with files, heard once for all rows. */
export function FileSurface({ view, tools, children }: FileSurfaceProps): ReactNode {
  const texts = useTexts(filesWords)
  const [asked, setAsked] = useState<Asked>()
  const [isOver, setOver] = useState(false)
  const depth = useRef(0)
  const { selection, isBin, here, place } = view
  const canDrop = place.view === 'files'
  const meantBy = (file: FileEntry): readonly FileEntry[] => (selection.isSelected(file.id) ? view.chosen : [file])

  function showMenu(event: MouseEvent): void {
    const file = fileAt(view, event.target)
    if (!file) return
    event.preventDefault()
    // A long press of a finger selects.
    if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch') return selection.toggle(file.id)
    setAsked({ files: meantBy(file), at: anchorOf(event), isOpen: true })
  }

  function drag(event: DragEvent): void {
    const file = fileAt(view, event.target)
    if (!file || isBin) return event.preventDefault()
    carryFiles(
      event,
      meantBy(file).map(({ id }) => id),
    )
  }

  function drop(event: DragEvent): void {
    depth.current = 0
    setOver(false)
    markOver(undefined)
    const file = fileAt(view, event.target)
    if (file?.type === 'folder') dropInto(view, file, event)
    else if (canDrop) dropInto(view, here, event)
  }

  function over(event: DragEvent): void {
    if (!carriedKind(event)) return
    const file = fileAt(view, event.target)
    const isFolder = file?.type === 'folder' && !isBin
    markOver(isFolder && event.target instanceof Element ? rowAt(event.target) : undefined)
    if (isFolder || (canDrop && carriedKind(event) === 'files')) event.preventDefault()
  }

  return (
    // Rows, tiles and their controls take the focus; this only hears what they pass on.
    <div
      role="presentation"
      className={styles.surface}
      data-over={isOver ? '' : undefined}
      onClickCapture={(event) => clickFiles(view, event)}
      onDoubleClick={(event) => openFile(view, event)}
      onContextMenu={showMenu}
      onKeyDownCapture={(event: KeyboardEvent) => fileKeys(view, event, fileAt(view, event.target))}
      onScrollCapture={({ target }) => (isNearEnd(target) ? view.list.readMore() : undefined)}
      onDragStart={drag}
      onDragEnter={(event) => {
        if (carriedKind(event) !== 'files' || !canDrop) return
        depth.current += 1
        setOver(true)
      }}
      onDragLeave={() => {
        depth.current = Math.max(0, depth.current - 1)
        if (depth.current === 0) setOver(false)
      }}
      onDragOver={over}
      onDragEnd={() => markOver(undefined)}
      onDrop={drop}
    >
      {children((files, at) => setAsked({ files, at, isOpen: true }))}
      {isOver ? (
        <p className={styles.drop}>
          <Upload aria-hidden="true" />
          {fill(texts.dropHere, { folder: here.name })}
        </p>
      ) : null}
      <MenuAt
        at={asked?.at}
        isOpen={asked?.isOpen ?? false}
        name={asked ? whatSaid(asked.files, texts) : texts.actions}
        groups={fileActions(asked?.files ?? [], tools)}
        onClose={() => setAsked((now) => now && { ...now, isOpen: false })}
      />
    </div>
  )
}

/** The next part is read before somebody gets there. */
function isNearEnd(target: EventTarget): boolean {
  return target instanceof Element && target.scrollHeight - target.scrollTop - target.clientHeight < 800
}

function rowAt(target: Element): HTMLElement | null {
  return target.closest<HTMLElement>('[data-index]')
}

/** The file of the row or tile that an event comes from. */
export function fileAt(view: FilesView, target: EventTarget): FileEntry | undefined {
  const row = target instanceof Element ? rowAt(target) : null
  return row ? view.rows[Number(row.dataset['index'])] : undefined
}

/** A click on a row shows its details; its name opens it, and on touch the whole row does. */
function clickFiles(view: FilesView, event: MouseEvent): void {
  const file = fileAt(view, event.target)
  if (!file || !(event.target instanceof Element) || event.target.closest('a, button, input, label, [role=checkbox], [data-select]')) return
  const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch'
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.stopPropagation()
  if (isTouch && view.selection.count > 0) return view.selection.toggle(file.id)
  if (isTouch) return view.open(file)
  view.address.showDetails(file.id)
}

function openFile(view: FilesView, { target }: MouseEvent): void {
  const file = fileAt(view, target)
  if (!file || !(target instanceof Element) || target.closest('button, input, label, [data-select]')) return
  view.open(file)
}

/** Under the pointer; the menu key has none, so it opens under the row. */
function anchorOf({ clientX, clientY, target }: MouseEvent): Anchor {
  const row = target instanceof Element ? rowAt(target) : null
  if (row && clientX === 0 && clientY === 0) return row
  return { getBoundingClientRect: () => new DOMRect(clientX, clientY, 0, 0) }
}

/** Which folder something would be dropped into. An attribute, because rows of the table are not ours to render. */
let marked: HTMLElement | undefined
function markOver(row: HTMLElement | null | undefined): void {
  if (marked === row) return
  delete marked?.dataset['over']
  marked = row ?? undefined
  if (marked) marked.dataset['over'] = ''
}
