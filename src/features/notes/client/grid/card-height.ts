import type { Note } from '../../contract.ts'
import { textStep } from '../../rules.ts'

/** About how high a card will be, until it has been seen; a good guess keeps the page from jumping. */
export function cardHeight(note: Note | undefined, isSized: boolean): number {
  if (!note) return 0
  const lineHeight = isSized ? { 1: 20, 2: 26, 3: 32, 4: 44, 5: 56 }[textStep(note)] : 20
  const letters = Math.min(note.description.length, 600)
  const lines = Math.ceil(letters / 32) + note.description.slice(0, 600).split('\n').length - 1
  const items = Math.min(note.checklist.length, 8)
  const chips = note.reminder === null && note.labels.length === 0 ? 0 : 36
  return 74 + (note.title === '' ? 0 : 28) + lines * lineHeight + items * 28 + chips + (note.image === '' ? 0 : 170)
}
