import { useState, type DragEvent } from 'react'
import type { Drop } from './side-link.tsx'

/** What a dragged row carries: ids only, and only inside of this page. */
const kind = 'application/x-contacts'

export function carryContacts({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  dataTransfer.setData(kind, JSON.stringify(ids))
  dataTransfer.effectAllowed = 'copy'
}

/** Something on which contacts can be dropped. */
export function useDrop(onDrop: (ids: readonly string[]) => void): Drop {
  const [depth, setDepth] = useState(0)

  function allow(event: DragEvent): void {
    if (event.dataTransfer.types.includes(kind)) event.preventDefault()
  }

  return {
    isOver: depth > 0,
    props: {
      onDragOver: allow,
      onDragEnter: (event) => {
        allow(event)
        if (event.dataTransfer.types.includes(kind)) setDepth((now) => now + 1)
      },
      // Moving between its own parts leaves one and enters the other.
      onDragLeave: () => setDepth((now) => Math.max(0, now - 1)),
      onDrop: (event) => {
        event.preventDefault()
        setDepth(0)
        onDrop(idsIn(event.dataTransfer.getData(kind)))
      },
    },
  }
}

function idsIn(text: string): readonly string[] {
  if (text === '') return []
  const ids: unknown = JSON.parse(text)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
