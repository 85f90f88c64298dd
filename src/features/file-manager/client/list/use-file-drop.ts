import { useState, type DragEvent } from 'react'
import { addUploads } from '../upload/upload-store.ts'
import { droppedFiles } from '../upload/picked-files.ts'
import type { Target } from '../use-file-moves.ts'
import type { FilesView } from '../use-files-view.ts'
import { carriedIds, carriedKind } from './carried-files.ts'

type Drop = {
  readonly isOver: boolean
  readonly props: {
    readonly onDragEnter: (event: DragEvent) => void
    readonly onDragOver: (event: DragEvent) => void
    readonly onDragLeave: () => void
    readonly onDrop: (event: DragEvent) => void
  }
}

/** A folder on which rows are dropped to move them, with Ctrl to copy them, and files from outside to upload them. */
export function useFolderDrop(view: FilesView, to: Target): Drop {
  const [depth, setDepth] = useState(0)
  return {
    isOver: depth > 0,
    props: {
      onDragOver: (event) => (carriedKind(event) ? event.preventDefault() : undefined),
      onDragEnter: (event) => {
        if (!carriedKind(event)) return
        event.preventDefault()
        setDepth((now) => now + 1)
      },
      // Moving between its own parts leaves one and enters the other.
      onDragLeave: () => setDepth((now) => Math.max(0, now - 1)),
      onDrop: (event) => {
        setDepth(0)
        dropInto(view, to, event)
      },
    },
  }
}

/** What was dropped goes into this folder. */
export function dropInto(view: FilesView, to: Target, event: DragEvent): void {
  const kind = carriedKind(event)
  if (!kind) return
  event.preventDefault()
  event.stopPropagation()
  if (kind === 'files') return void droppedFiles(event.dataTransfer).then((picked) => addUploads(picked, to))
  const ids = new Set(carriedIds(event))
  // Onto itself, or back to where it lies, means nothing.
  const files = view.rows.filter(({ id, parentId }) => ids.has(id) && id !== to.id && parentId !== to.id)
  if (files.length === 0) return
  view.selection.clear()
  if (event.ctrlKey || event.metaKey) void view.moves.copy(files, to)
  else void view.moves.move(files, to)
}
