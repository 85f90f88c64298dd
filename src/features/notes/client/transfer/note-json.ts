import * as z from 'zod/mini'
import type { SourceFormat } from '../../../../shell/parts/transfer/format.ts'
import { ChecklistItem, noteColors } from '../../contract.ts'
import { emptyTransfer, type TransferNote } from './transferable.ts'

const kind = 'efristerstreckung-notes'

const Row = z.object({
  title: z.string().check(z.maxLength(500)),
  description: z.string().check(z.maxLength(50_000)),
  archive: z.boolean(),
  pinned: z.boolean(),
  color: z.enum(noteColors),
  image: z.string().check(z.maxLength(2000)),
  imageAlt: z.string().check(z.maxLength(500)),
  checklist: z.array(ChecklistItem).check(z.maxLength(500)),
  reminder: z.nullable(z.iso.datetime()),
  labels: z.array(z.string().check(z.minLength(1), z.maxLength(50))).check(z.maxLength(50)),
  time: z.optional(z.iso.datetime()),
})
const Whole = z.object({ kind: z.literal(kind), notes: z.array(Row) })

export function writeJson(notes: readonly TransferNote[]): string {
  return `${JSON.stringify({ kind, notes }, null, 2)}\n`
}

/** Our own file: everything comes back as it was. */
export const ownJson: SourceFormat<TransferNote> = {
  id: 'json',
  title: 'JSON',
  extensions: ['json'],
  type: 'application/json',
  detect: (text) => new RegExp(`^\\s*\\{\\s*"kind":\\s*"${kind}"`).test(text),
  read: (text) => ({ kind: 'rows', rows: z.parse(Whole, JSON.parse(text)).notes }),
}

const KeepNote = z.object({
  title: z.optional(z.string()),
  textContent: z.optional(z.string()),
  listContent: z.optional(z.array(z.object({ text: z.string(), isChecked: z.boolean() }))),
  labels: z.optional(z.array(z.object({ name: z.string() }))),
  color: z.optional(z.string()),
  isPinned: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
  isTrashed: z.optional(z.boolean()),
  userEditedTimestampUsec: z.optional(z.number()),
})

const keepColours: Readonly<Record<string, TransferNote['color']>> = {
  RED: 'red',
  ORANGE: 'orange',
  YELLOW: 'yellow',
  GREEN: 'green',
  TEAL: 'teal',
  BLUE: 'blue',
  CERULEAN: 'blue',
  PURPLE: 'purple',
  PINK: 'red',
  BROWN: 'orange',
  GRAY: 'gray',
}

/** One note of a Google Keep export, or a list of several. What was in its bin stays there; its pictures lie in files of their own. */
export const keepJson: SourceFormat<TransferNote> = {
  id: 'keep',
  title: 'Google Keep (Takeout)',
  extensions: ['json'],
  type: 'application/json',
  detect: (text) => /"(textContent|listContent|userEditedTimestampUsec|isTrashed)"\s*:/.test(text),
  read: (text) => {
    const content: unknown = JSON.parse(text)
    const notes = z.parse(z.array(KeepNote), Array.isArray(content) ? content : [content])
    return { kind: 'rows', rows: notes.filter(({ isTrashed = false }) => !isTrashed).map(fromKeep) }
  },
}

function fromKeep(note: z.output<typeof KeepNote>): TransferNote {
  const edited = note.userEditedTimestampUsec
  return {
    ...emptyTransfer,
    title: (note.title ?? '').slice(0, 500),
    description: (note.textContent ?? '').slice(0, 50_000),
    checklist: (note.listContent ?? []).slice(0, 500).map(({ text, isChecked }) => ({
      id: crypto.randomUUID(),
      text: text.slice(0, 2000),
      checked: isChecked,
    })),
    labels: (note.labels ?? []).map(({ name }) => name.slice(0, 50)).filter((name) => name !== ''),
    color: keepColours[note.color ?? ''] ?? '',
    pinned: note.isPinned ?? false,
    archive: note.isArchived ?? false,
    ...(edited === undefined ? {} : { time: new Date(edited / 1000).toISOString() }),
  }
}
