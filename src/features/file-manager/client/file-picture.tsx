import { useEffect, useState, type ReactNode } from 'react'
import type { FileEntry } from '../file.ts'
import { FileFace } from './file-face.tsx'
import { showOf } from './file-kind.ts'
import { contentPath, letIn } from './store-links.ts'

/** So large a picture is not fetched only to be shown small. */
const mostBytes = 4 * 1024 * 1024

/** A picture as it is, anything else as the sign of its kind. */
export function FilePicture({ file, className }: { readonly file: FileEntry; readonly className: string | undefined }): ReactNode {
  const isImage = showOf(file) === 'image' && file.size <= mostBytes && file.removed === null
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let isGone = false
    if (isImage) {
      letIn().then(
        () => (isGone ? undefined : setOpen(true)),
        // Without it there is still the sign.
        () => undefined,
      )
    }
    return () => void (isGone = true)
  }, [isImage])
  if (!isImage || !isOpen) return <FileFace type={file.type} size="large" />
  return <img className={className} src={contentPath(file)} alt="" loading="lazy" draggable={false} onError={() => setOpen(false)} />
}
