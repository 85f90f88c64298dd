import { downloadText } from '../../../../shell/parts/transfer/download.ts'
import type { Note, NoteLabel } from '../../contract.ts'
import { writeJson } from './note-json.ts'
import { writeMarkdown } from './note-markdown.ts'
import { transferable } from './transferable.ts'

/** Gives notes to the reader as a file. */
export function exportFile(notes: readonly Note[], labels: readonly NoteLabel[], format: 'markdown' | 'json'): void {
  const rows = notes.map((note) => transferable(note, labels))
  if (format === 'json') downloadText('notes.json', writeJson(rows), 'application/json')
  else downloadText('notes.md', writeMarkdown(rows), 'text/markdown')
}
