import { useEffect, useEffectEvent } from 'react'
import type { FilesView } from '../use-files-view.ts'
import { chosenFiles } from './picked-files.ts'
import { addUploads } from './upload-store.ts'

/** Files on the clipboard of the machine, e.g. a picture of the screen, are uploaded into the folder that shows. */
export function usePastedFiles({ here, place }: FilesView): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    const isWriting = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable], [role=dialog]')
    if (files.length === 0 || isWriting || place.view !== 'files') return
    event.preventDefault()
    addUploads(chosenFiles(files), here)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent): void => take(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
