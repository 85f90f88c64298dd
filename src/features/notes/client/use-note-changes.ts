import { useMemo } from 'react'
import { fill } from '../../../kit/texts.ts'
import { call } from '../../../shell/call.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useChange } from '../../../shell/parts/mutation/use-change.ts'
import { deleteNotes, type Note, type NoteLabel } from '../contract.ts'
import { placeBefore } from '../rules.ts'
import { inNotes, isPages, type NotesValue } from './in-notes.ts'
import { applyTo, inverseOf, patchesFor, sendChange, type NoteChange } from './note-change.ts'
import { useNotesKey } from './notes-queries.ts'
import { notesWords } from './notes-words.ts'
import type { texts as words } from './texts.ts'

export type NoteChanges = {
  readonly pin: (notes: readonly Note[], isOn: boolean) => void
  readonly archive: (notes: readonly Note[], isOn: boolean) => void
  readonly colour: (notes: readonly Note[], color: Note['color']) => void
  readonly remind: (notes: readonly Note[], reminder: string | null) => void
  readonly label: (notes: readonly Note[], label: NoteLabel, isOn: boolean) => void
  readonly remove: (notes: readonly Note[]) => void
  readonly restore: (notes: readonly Note[]) => void
  /** Asks first; resolves with whether they are gone. */
  readonly deleteForGood: (notes: readonly Note[]) => Promise<boolean>
  /** `section` as it stands, with the note in it. */
  readonly move: (section: readonly Note[], from: number, to: number, hasMore: boolean) => void
  readonly toggleItem: (note: Note, itemId: string) => void
}

/** What can be done to notes without opening them: shows at once, and can be undone. */
export function useNoteChanges(): NoteChanges {
  const texts = useTexts(notesWords)
  const change = {
    queryKey: useNotesKey(),
    apply: (value: NotesValue, each: NoteChange) => inNotes(value, (note) => applyTo(note, each)),
    call: sendChange,
    invert: inverseOf,
    text: ({ text }: NoteChange) => text,
    mode: 'optimistic',
  } as const
  const { run } = useChange<NotesValue, NoteChange>(change)
  const { run: runQuietly } = useChange<NotesValue, NoteChange>({ ...change, isQuiet: true })
  const deleteForGood = useDeleteForGood()
  return useMemo(
    () => ({
      ...fieldChanges(run, texts),
      ...placeChanges(run, texts),
      deleteForGood,
      move: (section, from, to, hasMore) => {
        const note = section[from]
        if (!note) return
        const place = placeBefore(section.toSpliced(from, 1), to, hasMore)
        const back = { beforeId: section[from + 1]?.id ?? null, position: note.position }
        void runQuietly({ kind: 'move', id: note.id, to: place, from: back, text: texts.movedNote })
      },
      toggleItem: ({ id, checklist }, itemId) => {
        const isOn = checklist.some((item) => item.id === itemId && !item.checked)
        void runQuietly({ kind: 'item', id, itemId, isOn, text: texts.checkedItem })
      },
    }),
    [run, runQuietly, deleteForGood, texts],
  )
}

type Run = (change: NoteChange) => Promise<boolean>
type Texts = typeof words

function fieldChanges(run: Run, texts: Texts): Pick<NoteChanges, 'pin' | 'archive' | 'colour' | 'remind'> {
  function patch(notes: readonly Note[], after: Parameters<typeof patchesFor>[1], one: string, many: string = one): void {
    const patches = patchesFor(notes, after)
    if (patches.length > 0) void run({ kind: 'fields', patches, text: said(one, many, patches.length) })
  }
  return {
    pin: (notes, isOn) =>
      isOn
        ? patch(notes, { pinned: true }, texts.pinnedOne, texts.pinnedMany)
        : patch(notes, { pinned: false }, texts.unpinnedOne, texts.unpinnedMany),
    archive: (notes, isOn) =>
      isOn
        ? patch(notes, { archive: true }, texts.archivedOne, texts.archivedMany)
        : patch(notes, { archive: false }, texts.unarchivedOne, texts.unarchivedMany),
    colour: (notes, color) => patch(notes, { color }, texts.colouredOne, texts.colouredMany),
    remind: (notes, reminder) =>
      patch(notes, { reminder, remindedAt: null }, reminder === null ? texts.reminderDone : texts.remindedChange),
  }
}

function placeChanges(run: Run, texts: Texts): Pick<NoteChanges, 'label' | 'remove' | 'restore'> {
  const idsOf = (notes: readonly Note[]): readonly string[] => notes.map(({ id }) => id)
  return {
    label: (notes, { id: labelId, name: label }, isOn) => {
      const changed = notes.filter(({ labels }) => labels.includes(labelId) !== isOn)
      const [one, many] = isOn ? [texts.labelledOne, texts.labelledMany] : [texts.unlabelledOne, texts.unlabelledMany]
      const text = changed.length === 1 ? fill(one, { label }) : fill(many, { label, count: changed.length })
      if (changed.length > 0) void run({ kind: 'label', noteIds: idsOf(changed), labelId, isOn, text })
    },
    remove: (notes) =>
      void run({ kind: 'bin', noteIds: idsOf(notes), isDeleted: true, text: said(texts.removedOne, texts.removedMany, notes.length) }),
    restore: (notes) =>
      void run({ kind: 'bin', noteIds: idsOf(notes), isDeleted: false, text: said(texts.restoredOne, texts.restoredMany, notes.length) }),
  }
}

function said(one: string, many: string, count: number): string {
  return count === 1 ? one : fill(many as '{count}', { count }) // the texts for many have at most this one placeholder
}

function useDeleteForGood(): (notes: readonly Note[]) => Promise<boolean> {
  const texts = useTexts(notesWords)
  const { run } = useChange<NotesValue, readonly Note[]>({
    queryKey: useNotesKey(),
    apply: (value, notes) => {
      const gone = new Set(notes.map(({ id }) => id))
      return isPages(value) ? { ...value, pages: value.pages.map((rows) => rows.filter(({ id }) => !gone.has(id))) } : value
    },
    call: (notes) => call(deleteNotes, { noteIds: notes.map(({ id }) => id) }),
    confirm: ({ length: count }) => ({
      title: count === 1 ? texts.deleteOneTitle : fill(texts.deleteManyTitle, { count }),
      body: texts.deleteBody,
      verb: texts.deleteForGood,
      isDanger: true,
    }),
    mode: 'pessimistic',
  })
  return run
}
