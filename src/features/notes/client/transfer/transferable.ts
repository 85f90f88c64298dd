import type { Note, NoteLabel } from '../../contract.ts'
import { labelsOf } from '../../rules.ts'

/** A note outside of its workspace: labels by their names. Its picture stays at its address, so it shows in the same workspace only. */
export type TransferNote = Pick<
  Note,
  'title' | 'description' | 'archive' | 'pinned' | 'color' | 'image' | 'imageAlt' | 'checklist' | 'reminder'
> & { readonly labels: readonly string[]; readonly time?: string | undefined }

export function transferable(note: Note, known: readonly NoteLabel[]): TransferNote {
  const { title, description, archive, pinned, color, image, imageAlt, checklist, reminder, time } = note
  const labels = labelsOf(note, known).map(({ name }) => name)
  return { title, description, archive, pinned, color, image, imageAlt, checklist, reminder, time, labels }
}

export const emptyTransfer: TransferNote = {
  title: '',
  description: '',
  archive: false,
  pinned: false,
  color: '',
  image: '',
  imageAlt: '',
  checklist: [],
  reminder: null,
  labels: [],
}
