import { createContext, use, useMemo, useRef, type ReactNode } from 'react'
import type { Target } from '../use-file-moves.ts'
import { chosenFiles } from './picked-files.ts'
import { addUploads } from './upload-store.ts'

type Picker = { readonly files: () => void; readonly folder: () => void }
const nothing: Picker = { files: () => undefined, folder: () => undefined }
// React has no type of its own for it.
const folders: Readonly<Record<string, string>> = { webkitdirectory: '' }
const PickerContext = createContext<Picker>(nothing)

/** Opens the chooser of the machine for files, or for a folder with all that is in it. */
export function useUploadPicker(): Picker {
  return use(PickerContext)
}

/** The two inputs behind all buttons that upload; what is chosen goes into this folder. */
export function UploadInputs({ to, children }: { readonly to: Target; readonly children: ReactNode }): ReactNode {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const picker = useMemo(() => ({ files: () => files.current?.click(), folder: () => folder.current?.click() }), [])
  function take(input: HTMLInputElement): void {
    if (input.files) addUploads(chosenFiles(input.files), to)
    // The same file can be chosen again.
    input.value = ''
  }
  return (
    <PickerContext value={picker}>
      {children}
      <input ref={files} type="file" multiple hidden data-upload="files" onChange={({ target }) => take(target)} />
      <input ref={folder} type="file" multiple hidden data-upload="folder" {...folders} onChange={({ target }) => take(target)} />
    </PickerContext>
  )
}
