import { createStore } from 'zustand'
import type { Files } from './file-changes.ts'

/** What was cut or copied in the file manager, until it is pasted into another folder. */
type Clipboard = { readonly files: Files; readonly isCut: boolean }

export const clipboardStore = createStore<{ readonly held: Clipboard | undefined }>()(() => ({ held: undefined }))

export function holdFiles(held: Clipboard | undefined): void {
  clipboardStore.setState({ held })
}
