import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as contract from '../../src/features/notes/contract.ts'
import type { Note, NoteChange, NoteLabel } from '../../src/features/notes/contract.ts'

import { Page } from '../../src/features/notes/client/notes-page.tsx'
import { notesApp } from '../../src/features/notes/client/app.ts'
import { belongs, inOrder } from '../../src/features/notes/rules.ts'
import { Problem } from '../../src/kit/problem.ts'
import { CommandLayer } from '../../src/shell/workspace/commands/command-layer.tsx'
import { Snackbar } from '../../src/shell/workspace/notices/snackbar.tsx'
import { serveContract, serving } from './contract-server.ts'
import { aUser, renderInWorkspace } from './workspace.tsx'

let count = 0
const newId = (): string => `00000000-0000-4000-8000-${String(++count).padStart(12, '0')}`

export function aNote(change: Partial<Note> = {}): Note {
  const id = newId()
  return {
    id,
    title: '',
    description: '',
    archive: false,
    image: '',
    time: '2026-11-15T09:00:00.000Z',
    reminder: null,
    checklist: [],
    labels: [],
    imageAlt: '',
    pinned: false,
    color: '',
    position: count,
    remindedAt: null,
    deleted: false,
    version: 1,
    ...change,
  }
}

export function aLabel(name: string): NoteLabel {
  return { id: newId(), name, handle: name.toLowerCase() }
}

export type NotesServer = {
  notes: readonly Note[]
  labels: readonly NoteLabel[]
  /** What was sent to change a note, in order. */
  readonly updates: NoteChange[]
  /** The names of all calls that changed something. */
  readonly changes: string[]
  /** As if somebody else had been faster. */
  readonly changeElsewhere: (id: string, change: Partial<Note>) => void
}

/** Notes in memory behind the real contract, so that pages find what they sent. */
export function aNotesServer(first: { readonly notes?: readonly Note[]; readonly labels?: readonly NoteLabel[] } = {}): NotesServer {
  const server: NotesServer = { notes: first.notes ?? [], labels: first.labels ?? [], updates: [], changes: [], changeElsewhere: change }
  function change(id: string, fields: Partial<Note>): Note {
    server.notes = server.notes.map((note) => (note.id === id ? { ...note, ...fields, version: note.version + 1 } : note))
    return one(id)
  }
  function one(id: string): Note {
    const found = server.notes.find((note) => note.id === id)
    if (!found) throw new Problem('not-found', 'no such note')
    return found
  }
  function many(name: string, ids: readonly string[], fields: (note: Note) => Partial<Note>): { changed: number } {
    server.changes.push(name)
    for (const id of ids) change(id, fields(one(id)))
    return { changed: ids.length }
  }
  function update({ id, version, ...fields }: NoteChange): Note {
    if (version !== undefined && version !== one(id).version) throw new Problem('conflict', 'somebody was faster')
    server.updates.push({ id, ...(version === undefined ? {} : { version }), ...fields })
    return change(id, given(fields))
  }
  serveContract([
    serving(contract.listNotes, ({ q, ...which }) =>
      inOrder(
        server.notes.filter((note) => belongs(note, given(which)) && note.title.toLowerCase().includes((q ?? '').toLowerCase())),
        given(which),
      ).slice(),
    ),
    serving(contract.readNote, ({ noteId }) => one(noteId)),
    serving(contract.listLabels, () => [...server.labels]),
    serving(contract.listDue, () => server.notes.filter(({ reminder }) => reminder !== null)),
    serving(contract.countNotes, () => ({ notes: 0, reminders: 0, archive: 0, bin: 0, labels: {}, matching: server.notes.length })),
    serving(contract.createNote, ({ note }) => {
      const made = aNote({ ...given(note), position: -count })
      server.notes = [made, ...server.notes]
      server.changes.push('create-note')
      return made
    }),
    serving(contract.updateNote, ({ note }) => update(note)),
    serving(contract.updateNotes, ({ noteIds, changes }) => many('update-notes', noteIds, () => given(changes))),
    serving(contract.removeNotes, ({ noteIds }) => many('remove-notes', noteIds, () => ({ deleted: true }))),
    serving(contract.restoreNotes, ({ noteIds }) => many('restore-notes', noteIds, () => ({ deleted: false }))),
    serving(contract.setLabel, ({ noteIds, labelId, isOn }) =>
      many('set-label', noteIds, ({ labels }) => ({ labels: isOn ? [...labels, labelId] : labels.filter((id) => id !== labelId) })),
    ),
    serving(contract.moveNote, ({ id }) => {
      server.changes.push('move-note')
      return one(id)
    }),
    serving(contract.updateLabels, ({ labels }) => {
      server.changes.push('update-labels')
      server.labels = labels.map((label) => ({ ...label, handle: label.name.toLowerCase() }))
      return [...server.labels]
    }),
  ])
  return server
}

/** Without what was not sent. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]-?: Exclude<Fields[Name], undefined> } {
  // What is left has no gaps; names that were left out only matter to those who ask for them.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}

/** The notes at an address, with keys and messages as in the workspace. */
export async function openNotes(path = '/apps/notes', beside: ReactNode = null): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <Snackbar />
      <Page />
      {beside}
    </>,
    { apps: [{ ...notesApp }], user: aUser(), path },
  )
}

export const card = (name: string): Promise<HTMLElement> => screen.findByRole('link', { name })
