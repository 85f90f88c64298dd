import { useLayoutEffect, useMemo, useRef } from 'react'
import { useTexts } from '../../../shell/language.tsx'
import type { SelectionModel } from '../../../shell/parts/selection/use-selection.ts'
import type { Command } from '../../../shell/workspace/commands/command.ts'
import { useCommands } from '../../../shell/workspace/commands/command-store.ts'
import type { Note } from '../contract.ts'
import type { NewKind } from './form/new-note.tsx'
import { notesWords } from './notes-words.ts'
import type { NoteChanges } from './use-note-changes.ts'

type Surroundings = {
  readonly notes: readonly Note[]
  readonly selection: SelectionModel
  readonly focusedId: string | undefined
  readonly changes: NoteChanges
  readonly isBin: boolean
  readonly begin: (kind: NewKind) => void
  readonly toggleView: () => void
}

/** The keys of the page. They act on the selection, else on the note that has the focus. */
export function useNotesCommands(surroundings: Surroundings): void {
  const texts = useTexts(notesWords)
  // The commands stay the same while the notes change under them; offering them anew each time would cost the whole shell.
  const latest = useRef(surroundings)
  useLayoutEffect(() => {
    latest.current = surroundings
  })
  const { isBin } = surroundings
  const commands = useMemo((): readonly Command[] => {
    const page = { group: 'page' } as const
    const selection = { group: 'selection' } as const
    const create: readonly Command[] = [
      { ...page, id: 'notes-new', title: texts.newNote, keys: 'c', run: () => latest.current.begin('note') },
      { ...page, id: 'notes-new-list', title: texts.newList, keys: 'l', run: () => latest.current.begin('list') },
      { ...page, id: 'notes-view', title: texts.changeView, keys: 'mod+g', run: () => latest.current.toggleView() },
    ]
    if (isBin) {
      const forGood = act((notes, { changes }) => void changes.deleteForGood(notes))
      return [...create, { ...selection, id: 'notes-delete', title: texts.deleteForGood, keys: '#', run: () => forGood(latest.current) }]
    }
    const archive = act((notes, { changes }) => changes.archive(notes, !notes.every((note) => note.archive)))
    const remove = act((notes, { changes }) => changes.remove(notes))
    const pin = act((notes, { changes }) => changes.pin(notes, !notes.every((note) => note.pinned)))
    return [
      ...create,
      { ...selection, id: 'notes-archive', title: texts.archiveIt, keys: 'e', run: () => archive(latest.current) },
      { ...selection, id: 'notes-delete', title: texts.remove, keys: '#', run: () => remove(latest.current) },
      { ...selection, id: 'notes-pin', title: texts.pin, keys: 'f', run: () => pin(latest.current) },
    ]
  }, [isBin, texts])
  useCommands(commands)
}

/** Nothing happens where neither a note is selected nor one has the focus. */
function act(run: (notes: readonly Note[], surroundings: Surroundings) => void): (surroundings: Surroundings) => void {
  return (surroundings) => {
    const { notes, selection, focusedId } = surroundings
    const chosen = notes.filter(({ id }) => (selection.count > 0 ? selection.ids.has(id) : id === focusedId))
    if (chosen.length > 0) run(chosen, surroundings)
    if (selection.count > 0) selection.clear()
  }
}
