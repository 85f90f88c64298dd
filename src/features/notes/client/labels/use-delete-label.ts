import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { portionsOf } from '../../../../shell/parts/transfer/slices.ts'
import { useChange } from '../../../../shell/parts/mutation/use-change.ts'
import { listLabels, setLabel, updateLabels, type NoteLabel } from '../../contract.ts'
import { idOf, readAll, useNotesKey } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'

/** What it takes to bring a label back: where it stood, and on which notes it was. */
type LabelChange =
  | { readonly kind: 'delete'; readonly label: NoteLabel; readonly noteIds: string[] }
  | { readonly kind: 'restore'; readonly label: NoteLabel; readonly noteIds: string[]; readonly at: number }

/** Deletes a label from everywhere; undone, it is back in its place and on its notes. */
export function useDeleteLabel(): (label: NoteLabel) => Promise<boolean> {
  const texts = useTexts(notesWords)
  const { run } = useChange<readonly NoteLabel[], LabelChange>({
    queryKey: [...useNotesKey(), 'labels'],
    apply: (labels, { kind, label, ...rest }) => {
      const others = labels.filter(({ id }) => id !== label.id)
      return kind === 'delete' ? others : others.toSpliced('at' in rest ? rest.at : others.length, 0, label)
    },
    call: sendLabelChange,
    invert: (change, before = []) =>
      change.kind === 'delete'
        ? { ...change, kind: 'restore', at: before.findIndex(({ id }) => id === change.label.id) }
        : { kind: 'delete', label: change.label, noteIds: change.noteIds },
    text: ({ label }) => fill(texts.labelDeleted, { label: label.name }),
    mode: 'optimistic',
  })
  return (label) => run({ kind: 'delete', label, noteIds: [] })
}

async function sendLabelChange(change: LabelChange): Promise<void> {
  const { label, noteIds } = change
  const labels = await call(listLabels, {})
  const others = labels.filter(({ id }) => id !== label.id)
  if (change.kind === 'delete') {
    // Also those in the bin, which may come back one day. Kept in the list that the way back knows too.
    const notes = [...(await readAll({ labelId: label.id })), ...(await readAll({ labelId: label.id, view: 'bin' }))]
    noteIds.splice(0, noteIds.length, ...notes.map(idOf))
    await call(updateLabels, { labels: others })
    return
  }
  await call(updateLabels, { labels: others.toSpliced(Math.max(0, change.at), 0, label) })
  for (const some of portionsOf(noteIds, 10_000)) await call(setLabel, { noteIds: [...some], labelId: label.id, isOn: true })
}
