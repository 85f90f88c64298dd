import { randomUUID } from 'node:crypto'
import { about, forMembers, listOf, type Policies } from './policy.ts'

const app = '/api/notes-app'
const whole = {
  title: 'Titel',
  description: '',
  archive: false,
  image: '',
  imageAlt: '',
  time: '2026-03-01T00:00:00.000Z',
  reminder: null,
  checklist: [],
  labels: [],
  pinned: false,
  color: '',
  position: 5,
  remindedAt: null,
  deleted: false,
  version: 1,
}

export const notePolicies: Policies = {
  [`GET ${app}/notes`]: listOf(({ note }) => ({ after: note })),
  [`GET ${app}/note`]: about(({ note }) => ({ noteId: note })),
  [`GET ${app}/labels`]: forMembers,
  [`GET ${app}/counts`]: forMembers,
  [`GET ${app}/due`]: forMembers,
  [`POST ${app}/create-note`]: about(({ note }) => ({ note: { id: note, title: 'Titel' } }), { takesAnyId: true }),
  [`POST ${app}/update-note`]: about(({ note }) => ({ note: { id: note, title: 'Titel' } })),
  [`POST ${app}/update-labels`]: about(({ label }) => ({ labels: [{ id: label, name: 'Neu', handle: 'neu' }] }), { takesAnyId: true }),
  [`POST ${app}/remove-note`]: about(({ note }) => ({ noteId: note })),
  [`POST ${app}/remove-notes`]: about(({ note }) => ({ noteIds: [note] })),
  [`POST ${app}/restore-notes`]: about(({ noteInBin }) => ({ noteIds: [noteInBin] })),
  [`POST ${app}/delete-notes`]: about(({ noteInBin }) => ({ noteIds: [noteInBin] })),
  [`POST ${app}/update-notes`]: about(({ note }) => ({ noteIds: [note], changes: { pinned: true } })),
  [`POST ${app}/set-label`]: about(({ note, label }) => ({ noteIds: [note], labelId: label, isOn: true })),
  [`POST ${app}/move-note`]: about(({ note }) => ({ id: note, beforeId: null })),
  [`POST ${app}/put-notes`]: about(({ note }) => ({ notes: [{ ...whole, id: note }] })),
  [`POST ${app}/import-notes`]: about(({ note }) => ({ importId: randomUUID(), notes: [{ id: note, title: 'Titel' }] }), {
    takesAnyId: true,
  }),
  [`POST ${app}/undo-import`]: about(({ noteImport }) => ({ importId: noteImport })),
}
