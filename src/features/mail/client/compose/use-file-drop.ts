import { useState, type ClipboardEvent, type DragEvent } from 'react'

type FileDrop = {
  readonly isOver: boolean
  readonly handlers: {
    readonly onDragOverCapture: (event: DragEvent) => void
    readonly onDragLeaveCapture: (event: DragEvent) => void
    readonly onDropCapture: (event: DragEvent) => void
    readonly onPasteCapture: (event: ClipboardEvent) => void
  }
}

/** Files dropped anywhere on it, and pictures from the clipboard. Before the editor sees them, which would take them for text. */
export function useFileDrop(add: (files: readonly File[]) => void): FileDrop {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOverCapture: (event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        event.stopPropagation()
        setOver(true)
      },
      onDragLeaveCapture: (event) => {
        // Going from one thing in it to another is no leaving.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
      },
      onDropCapture: (event) => {
        setOver(false)
        if (event.dataTransfer.files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        add([...event.dataTransfer.files])
      },
      onPasteCapture: (event) => {
        const { files, types } = event.clipboardData
        // Text from a spreadsheet brings a picture of itself along; there the text is meant.
        if (files.length === 0 || types.includes('text/plain')) return
        event.preventDefault()
        event.stopPropagation()
        add([...files])
      },
    },
  }
}
