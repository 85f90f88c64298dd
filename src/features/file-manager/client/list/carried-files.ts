import type { DragEvent } from 'react'

/** What a dragged row carries: ids only, and only inside of this page. */
const kind = 'application/x-files'

export function carryFiles({ dataTransfer }: DragEvent, ids: readonly string[]): void {
  // A link would carry its address as well, which another program might take for the file.
  dataTransfer.clearData()
  dataTransfer.setData(kind, JSON.stringify(ids))
  dataTransfer.effectAllowed = 'copyMove'
}

/** What hangs on the pointer: our own rows, or files from outside. */
export function carriedKind({ dataTransfer: { types } }: DragEvent): 'rows' | 'files' | undefined {
  if (types.includes(kind)) return 'rows'
  return types.includes('Files') ? 'files' : undefined
}

export function carriedIds({ dataTransfer }: DragEvent): readonly string[] {
  const text = dataTransfer.getData(kind)
  if (text === '') return []
  const ids: unknown = JSON.parse(text)
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}
