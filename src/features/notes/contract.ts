import * as z from 'zod/mini'
import { endpoint } from '../../kit/endpoint.ts'
import { Changed, filled, Id, Ids, idsBytes, Moment, part, SearchText } from '../../kit/list-contract.ts'

const address = '/api/notes-app'
const common = { access: 'signed-in' } as const
const change = { ...common, method: 'POST', mostBytes: 256 * 1024 } as const
const bulk = { ...common, method: 'POST', mostBytes: idsBytes } as const

export const noteColors = ['', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'gray'] as const
const text = (most: number) => z.string().check(z.maxLength(most))

export const ChecklistItem = z.object({
  id: filled(40),
  checked: z.boolean(),
  text: text(2000),
  /** Beyond the spec: a step to the right. */
  indent: z.optional(z.boolean()),
})
export type ChecklistItem = z.output<typeof ChecklistItem>

/** Spec: a note. */
export const Note = z.object({
  id: Id,
  title: text(500),
  description: text(50_000),
  archive: z.boolean(),
  /** The address of a picture of our own files, or nothing. */
  image: text(2000),
  /** When it was last edited. */
  time: Moment,
  reminder: z.nullable(Moment),
  checklist: z.array(ChecklistItem).check(z.maxLength(500)),
  /** Ids of labels. */
  labels: z.array(Id).check(z.maxLength(50)),
  // --- beyond the spec
  /** What the picture shows, for those who do not see it. */
  imageAlt: text(500),
  pinned: z.boolean(),
  color: z.enum(noteColors),
  /** Lowest first. */
  position: z.number(),
  /** When the reminder was given. */
  remindedAt: z.nullable(z.iso.datetime()),
  deleted: z.boolean(),
  /** Grows with each change. Sent along with a change it is refused (409) where somebody else was faster. */
  version: z.number(),
})
export type Note = z.output<typeof Note>

const Content = z.omit(Note, { version: true, time: true, remindedAt: true, deleted: true, position: true })
/** Its id may come from the browser, so that sending twice makes one. */
const NewNote = z.partial(Content)
export type NewNote = z.output<typeof NewNote>
const NoteChange = z.extend(z.partial(z.extend(Content, { version: z.number() })), { id: Id })
export type NoteChange = z.output<typeof NoteChange>

const NoteLabel = z.object({ id: Id, name: filled(50), handle: text(60) })
export type NoteLabel = z.output<typeof NoteLabel>

const which = {
  /** Without it, all that are not in the bin. */
  view: z.optional(z.enum(['notes', 'reminders', 'archive', 'bin'])),
  labelId: z.optional(Id),
  q: SearchText,
}

export const listNotes = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/notes`,
  summary: 'Notes in their order, pinned ones first, 100 at a time; reminders by their time',
  input: z.object({ ...which, ...part }),
  output: z.array(Note),
})
export const readNote = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/note`,
  summary: 'One note',
  input: z.object({ noteId: Id }),
  output: Note,
})
export const listLabels = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/labels`,
  summary: 'The labels of notes',
  input: z.object({}),
  output: z.array(NoteLabel),
})
export const countNotes = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/counts`,
  summary: 'How many notes there are in each view and with each label; `matching`: how many a list with these filters has',
  input: z.object(which),
  output: z.object({
    notes: z.number(),
    reminders: z.number(),
    archive: z.number(),
    bin: z.number(),
    labels: z.record(z.string(), z.number()),
    matching: z.number(),
  }),
})
export const listDue = endpoint({
  ...common,
  method: 'GET',
  path: `${address}/due`,
  summary: 'Notes whose reminder came in the last 24 hours or comes in the next 24, by their time, 20 at most',
  input: z.object({}),
  output: z.array(Note),
})

export const createNote = endpoint({
  ...change,
  path: `${address}/create-note`,
  summary: 'Adds a note before all others',
  input: z.object({ note: NewNote }),
  output: Note,
})
export const updateNote = endpoint({
  ...change,
  path: `${address}/update-note`,
  summary: 'Changes the fields that are sent; a whole note may be sent too',
  input: z.object({ note: NoteChange }),
  output: Note,
})
export const updateLabels = endpoint({
  ...change,
  path: `${address}/update-labels`,
  summary: 'The labels from now on, as a whole; handles are made from the names, notes lose labels that are gone',
  input: z.object({
    labels: z.array(NoteLabel).check(z.maxLength(200)),
    /** The labels the sender had read: others, which somebody added meanwhile, stay behind the ones that are sent. */
    knownIds: z.optional(z.array(Id).check(z.maxLength(400))),
  }),
  output: z.array(NoteLabel),
})
export const removeNote = endpoint({
  ...change,
  path: `${address}/remove-note`,
  summary: 'Puts a note into the bin, where it stays for 30 days',
  input: z.object({ noteId: Id }),
  output: Note,
})
const noteIds = z.object({ noteIds: Ids })
export const removeNotes = endpoint({
  ...bulk,
  path: `${address}/remove-notes`,
  summary: 'The same for several',
  input: noteIds,
  output: Changed,
})
export const restoreNotes = endpoint({
  ...bulk,
  path: `${address}/restore-notes`,
  summary: 'Brings notes back from the bin',
  input: noteIds,
  output: Changed,
})
export const deleteNotes = endpoint({
  ...bulk,
  path: `${address}/delete-notes`,
  summary: 'Deletes notes in the bin for good',
  input: noteIds,
  output: Changed,
})
export const updateNotes = endpoint({
  ...bulk,
  path: `${address}/update-notes`,
  summary: 'The same change to several notes',
  input: z.object({ noteIds: Ids, changes: z.partial(z.pick(Note, { archive: true, pinned: true, color: true, reminder: true })) }),
  output: Changed,
})
export const setLabel = endpoint({
  ...bulk,
  path: `${address}/set-label`,
  summary: 'Puts a label on several notes or takes it from them',
  input: z.object({ noteIds: Ids, labelId: Id, isOn: z.boolean() }),
  output: Changed,
})
export const moveNote = endpoint({
  ...change,
  path: `${address}/move-note`,
  summary: 'Puts a note before another one, or at the end',
  input: z.object({ id: Id, beforeId: z.nullable(Id) }),
  output: Note,
})
export const putNotes = endpoint({
  ...change,
  path: `${address}/put-notes`,
  summary: 'Makes notes what they were before, labels, order and reminders included: undo',
  mostBytes: 16 * 1024 * 1024,
  input: z.object({ notes: z.array(Note).check(z.minLength(1), z.maxLength(1000)) }),
  output: Changed,
})
const ImportedNote = z.extend(NewNote, {
  labelNames: z.optional(z.array(NoteLabel.shape.name).check(z.maxLength(50))),
  /** When it was last edited where it comes from. */
  time: z.optional(Note.shape.time),
})
export type ImportedNote = z.output<typeof ImportedNote>
export const importNotes = endpoint({
  ...change,
  path: `${address}/import-notes`,
  summary: 'Adds many notes at once, in their order; labels come by their names',
  mostBytes: 8 * 1024 * 1024,
  input: z.object({
    importId: Id,
    notes: z.array(ImportedNote).check(z.minLength(1), z.maxLength(200)),
  }),
  output: Changed,
})
export const undoImport = endpoint({
  ...change,
  path: `${address}/undo-import`,
  summary: 'Deletes what came with an import',
  input: z.object({ importId: Id }),
  output: Changed,
})
