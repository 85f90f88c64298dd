import type { KeyboardEvent } from 'react'
import type { FileEntry } from '../../file.ts'
import { holdFiles } from '../clipboard-store.ts'
import type { FilesView } from '../use-files-view.ts'

/** Keys on a row or tile that a table does not know: Space looks at a file, Ctrl with X and C takes files along. */
export function fileKeys(view: FilesView, event: KeyboardEvent, file: FileEntry | undefined): void {
  const isMod = event.ctrlKey || event.metaKey
  const isOnFile = event.target instanceof HTMLElement && event.target.dataset['index'] !== undefined
  if (event.key === ' ' && isOnFile && file && !isMod && !event.shiftKey) return answer(event, () => preview(view, file))
  // Ctrl with Space selects, because Space alone does something else here.
  if (event.key === ' ' && isOnFile && file && isMod) return answer(event, () => view.selection.toggle(file.id))
  if (!isMod || event.altKey || event.shiftKey || view.isBin || isWriting(event.target)) return
  const files = view.selection.count > 0 ? view.chosen : file ? [file] : []
  const key = event.key.toLowerCase()
  const isHolding = (key === 'x' || key === 'c') && files.length > 0 && getSelection()?.isCollapsed !== false
  if (isHolding) answer(event, () => holdFiles({ files, isCut: key === 'x' }))
}

function preview(view: FilesView, file: FileEntry): void {
  if (file.type === 'folder' || view.isBin) view.address.showDetails(file.id)
  else view.address.showPreview(file.id)
}

function answer(event: KeyboardEvent, act: () => void): void {
  event.preventDefault()
  event.stopPropagation()
  act()
}

function isWriting(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.matches('input:not([type=checkbox]), textarea, [contenteditable]')
}
