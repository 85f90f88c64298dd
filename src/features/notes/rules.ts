import type { Note, NoteLabel } from './contract.ts'

/** Where somebody is among the notes. */
export type View = 'notes' | 'reminders' | 'archive' | 'bin'
/** What a list asks for; without a view all that are not in the bin. */
export type Which = { readonly view?: View; readonly labelId?: string; readonly q?: string }

/** Whether a note stands in this list, as far as anybody but the search can tell. */
export function belongs(note: Note, { view, labelId }: Which): boolean {
  if (note.deleted !== (view === 'bin')) return false
  if (labelId !== undefined && !note.labels.includes(labelId)) return false
  if (view === 'notes') return !note.archive
  if (view === 'archive') return note.archive
  return view !== 'reminders' || note.reminder !== null
}

/** As the server orders them, so that what was moved, pinned or reminded stands right before it answers. */
export function inOrder(notes: readonly Note[], { view }: Which): readonly Note[] {
  if (view === 'bin') return notes
  if (view === 'reminders')
    return notes.toSorted((one, other) => compare(one.reminder ?? '', other.reminder ?? '') || compare(one.id, other.id))
  return notes.toSorted(
    (one, other) => Number(other.pinned) - Number(one.pinned) || one.position - other.position || compare(one.id, other.id),
  )
}

/** Whether people decide the order of this list. */
export function isMovable({ view, q }: Which): boolean {
  return view !== 'bin' && view !== 'reminders' && (q ?? '') === ''
}

/** Nothing anybody would miss. */
export function isBlank(note: Pick<Note, 'title' | 'description' | 'image' | 'checklist'>): boolean {
  const isSaid = [note.title, note.description, ...note.checklist.map(({ text }) => text)].some((text) => text.trim() !== '')
  return !isSaid && note.image === ''
}

/** What a note is called where there is little room: its title, or how it begins. */
export function nameOf({
  title,
  description,
  checklist,
  imageAlt,
}: Pick<Note, 'title' | 'description' | 'checklist' | 'imageAlt'>): string {
  const first = [title, description, ...checklist.map(({ text }) => text), imageAlt].map((text) => text.trim()).find((text) => text !== '')
  return (first?.split('\n')[0] ?? '').slice(0, 80)
}

/** Short notes may be written larger: five steps, the smallest for everything longer. */
export type TextStep = 1 | 2 | 3 | 4 | 5
const stepLengths: readonly (readonly [number, TextStep])[] = [
  [20, 5],
  [40, 4],
  [80, 3],
  [160, 2],
]
export function textStep({ title, description, checklist }: Pick<Note, 'title' | 'description' | 'checklist'>): TextStep {
  if (checklist.length > 0 || description === '') return 1
  const length = title.length + description.length
  return stepLengths.find(([most]) => length <= most)?.[1] ?? 1
}

export function labelsOf({ labels }: Pick<Note, 'labels'>, known: readonly NoteLabel[]): readonly NoteLabel[] {
  return known.filter(({ id }) => labels.includes(id))
}

/** Where a note has to go to stand at this place among the others; `others` without itself. The end of what is loaded may not be the end. */
export function placeBefore(
  others: readonly Note[],
  at: number,
  hasMore: boolean,
): { readonly beforeId: string | null; readonly position: number } {
  const next = others[at] ?? (hasMore ? others.at(-1) : undefined)
  const before = next ? others[others.indexOf(next) - 1] : others.at(-1)
  if (next && before) return { beforeId: next.id, position: (before.position + next.position) / 2 }
  if (next) return { beforeId: next.id, position: next.position - 1 }
  return { beforeId: null, position: (before?.position ?? 0) + 1 }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
