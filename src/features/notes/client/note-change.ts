import { call } from '../../../shell/call.ts'
import { moveNote, putNotes, readNote, removeNotes, restoreNotes, setLabel, updateNote, updateNotes, type Note } from '../contract.ts'
import { checkedTo } from '../rules-checklist.ts'

type Fields = Partial<Pick<Note, 'archive' | 'pinned' | 'color' | 'reminder' | 'remindedAt'>>

/** Something done to notes without opening them, and all it takes to take it back. */
export type NoteChange = { readonly text: string } & (
  | { readonly kind: 'fields'; readonly patches: readonly Patch[]; readonly isBack?: boolean }
  | { readonly kind: 'label'; readonly noteIds: readonly string[]; readonly labelId: string; readonly isOn: boolean }
  | { readonly kind: 'bin'; readonly noteIds: readonly string[]; readonly isDeleted: boolean }
  | { readonly kind: 'move'; readonly id: string; readonly to: Spot; readonly from: Spot }
  | { readonly kind: 'item'; readonly id: string; readonly itemId: string; readonly isOn: boolean }
)
type Patch = { readonly id: string; readonly before: Fields; readonly after: Fields }
type Spot = { readonly beforeId: string | null; readonly position: number }

/** The same change to several notes; those that have it already are left alone. */
export function patchesFor(notes: readonly Note[], after: Fields): readonly Patch[] {
  const names = Object.keys(after) as readonly (keyof Fields)[] // it is made of these names only
  const changed = notes.filter((note) => names.some((name) => note[name] !== after[name]))
  return changed.map((note) => ({ id: note.id, after, before: Object.fromEntries(names.map((name) => [name, note[name]])) }))
}

export function applyTo(note: Note, change: NoteChange): Note {
  switch (change.kind) {
    case 'fields': {
      const patch = change.patches.find(({ id }) => id === note.id)
      return patch ? { ...note, ...patch.after } : note
    }
    case 'label': {
      if (!change.noteIds.includes(note.id) || note.labels.includes(change.labelId) === change.isOn) return note
      return { ...note, labels: change.isOn ? [...note.labels, change.labelId] : note.labels.filter((id) => id !== change.labelId) }
    }
    case 'bin':
      return change.noteIds.includes(note.id) ? { ...note, deleted: change.isDeleted } : note
    case 'move':
      return change.id === note.id ? { ...note, position: change.to.position } : note
    case 'item':
      return change.id === note.id ? { ...note, checklist: [...checkedTo(note.checklist, change.itemId, change.isOn)] } : note
  }
}

export function inverseOf(change: NoteChange): NoteChange {
  switch (change.kind) {
    case 'fields':
      return { ...change, isBack: true, patches: change.patches.map(({ id, before, after }) => ({ id, before: after, after: before })) }
    case 'label':
    case 'item':
      return { ...change, isOn: !change.isOn }
    case 'bin':
      return { ...change, isDeleted: !change.isDeleted }
    case 'move':
      return { ...change, to: change.from, from: change.to }
  }
}

export async function sendChange(change: NoteChange): Promise<unknown> {
  switch (change.kind) {
    case 'fields':
      return change.isBack && change.patches.some(({ after }) => 'reminder' in after)
        ? putBack(change.patches)
        : sendPatches(change.patches)
    case 'label': {
      const { noteIds, labelId, isOn } = change
      return call(setLabel, { noteIds: [...noteIds], labelId, isOn })
    }
    case 'bin':
      return call(change.isDeleted ? removeNotes : restoreNotes, { noteIds: [...change.noteIds] })
    case 'move':
      return call(moveNote, { id: change.id, beforeId: change.to.beforeId })
    case 'item':
      return checkItem(change.id, change.itemId, change.isOn)
  }
}

/** Notes that become the same go in one call. */
async function sendPatches(patches: readonly Patch[]): Promise<void> {
  const groups = Map.groupBy(patches, ({ after }) => JSON.stringify(after))
  for (const group of groups.values()) {
    const { remindedAt: _, ...changes } = group[0]?.after ?? {}
    await call(updateNotes, { noteIds: group.map(({ id }) => id), changes })
  }
}

/** A reminder that was given already must not be given again because somebody undid something; the rest of the note stays as it is now. */
async function putBack(patches: readonly Patch[]): Promise<unknown> {
  const notes = await Promise.all(patches.map(async ({ id, after }) => ({ ...(await call(readNote, { noteId: id })), ...after })))
  return call(putNotes, { notes })
}

/** The list is kept as a whole, so the tick goes into the one that is there now: nobody else's words may be lost by it. */
async function checkItem(id: string, itemId: string, isOn: boolean): Promise<unknown> {
  const { version, checklist } = await call(readNote, { noteId: id })
  return call(updateNote, { note: { id, version, checklist: [...checkedTo(checklist, itemId, isOn)] } })
}
