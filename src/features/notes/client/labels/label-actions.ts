import type { MenuAction } from '../../../../ui/menu.tsx'
import type { Note, NoteLabel } from '../../contract.ts'
import type { NoteChanges } from '../use-note-changes.ts'

/** The labels of one or several notes as a menu; what only some have becomes «all have it» first. */
export function labelActions(
  notes: readonly Note[],
  labels: readonly NoteLabel[],
  changes: Pick<NoteChanges, 'label'>,
  none: string,
): readonly MenuAction[] {
  if (labels.length === 0) return [{ id: 'none', title: none, isOff: true, run: () => undefined }]
  return labels.map((label) => {
    const count = notes.filter((note) => note.labels.includes(label.id)).length
    const isOn = count > 0 && count === notes.length
    return {
      id: label.id,
      title: label.name,
      isOn,
      isMixed: count > 0 && !isOn,
      run: () => changes.label(notes, label, !isOn),
    }
  })
}
