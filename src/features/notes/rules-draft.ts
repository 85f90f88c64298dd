import type { Note } from './contract.ts'

const fields = ['title', 'description', 'image', 'imageAlt', 'checklist', 'labels', 'reminder', 'color', 'pinned'] as const
type Field = (typeof fields)[number]

/** What somebody writes in the form of a note. */
export type Draft = Pick<Note, Field>

export const emptyDraft: Draft = {
  title: '',
  description: '',
  image: '',
  imageAlt: '',
  checklist: [],
  labels: [],
  reminder: null,
  color: '',
  pinned: false,
}

export function draftOf(note: Draft): Draft {
  const { title, description, image, imageAlt, checklist, labels, reminder, color, pinned } = note
  return { title, description, image, imageAlt, checklist, labels, reminder, color, pinned }
}

/** Only what differs. */
export function changedFields(before: Draft, after: Draft): Partial<Draft> {
  return Object.fromEntries(fields.filter((field) => !isSame(before[field], after[field])).map((field) => [field, after[field]]))
}

/** What somebody else changed comes in where nothing was written meanwhile. */
export function rebased(draft: Draft, base: Draft, fresh: Draft): Draft {
  return { ...draftOf(fresh), ...changedFields(base, draft) }
}

export function isSameDraft(one: Draft, other: Draft): boolean {
  return fields.every((field) => isSame(one[field], other[field]))
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}

/** What was written, step by step. */
export type History = { readonly past: readonly Draft[]; readonly now: Draft; readonly future: readonly Draft[]; readonly run: string }

const kept = 100

export function historyOf(now: Draft): History {
  return { past: [], now, future: [], run: '' }
}

/** Typing on in the same place (`run`) is one step, anything else begins a new one. */
export function written(history: History, now: Draft, run: string): History {
  const isSameRun = run !== '' && run === history.run
  const past = isSameRun ? history.past : [...history.past, history.now].slice(-kept)
  return { past, now, future: [], run }
}

export function undone({ past, now, future }: History): History | undefined {
  const before = past.at(-1)
  return before ? { past: past.slice(0, -1), now: before, future: [now, ...future], run: '' } : undefined
}

export function redone({ past, now, future: [next, ...future] }: History): History | undefined {
  return next ? { past: [...past, now], now: next, future, run: '' } : undefined
}
