import { useLocation } from 'wouter'
import { useTexts } from '../../../shell/language.tsx'
import type { NoteLabel } from '../contract.ts'
import type { View } from '../rules.ts'
import { useLabels } from './notes-queries.ts'
import { notesWords } from './notes-words.ts'

export const notesPath = '/apps/notes'

/** Where somebody is among the notes. */
export type Place = {
  readonly path: string
  readonly title: string
  readonly view?: View
  readonly label?: NoteLabel
}

export function labelPath({ handle, id }: NoteLabel): string {
  return `${notesPath}/labels/${handle}/${id}`
}

/** What the address says; `missing` where it names a label that is not there, nothing until that is known. */
export function usePlace(): Place | 'missing' | undefined {
  const texts = useTexts(notesWords)
  const [path] = useLocation()
  const labels = useLabels()
  const word = path.slice(notesPath.length + 1)
  if (word === '') return { path, title: texts.notes, view: 'notes' }
  if (word === 'reminders' || word === 'archive' || word === 'bin') return { path, title: texts[word], view: word }
  if (labels.data === undefined) return labels.isError ? { path, title: texts.labels } : undefined
  const id = word.split('/')[2]
  // The handle only helps to read the address: after a new name the old address still leads here.
  const label = labels.data.find((each) => each.id === id)
  return label ? { path, title: label.name, label } : 'missing'
}
