import { Archive, ArchiveRestore, Download, Palette, Pin, PinOff, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { useExplain } from '../../../../shell/parts/mutation/use-explain.ts'
import { SelectionBar } from '../../../../shell/parts/selection/selection-bar.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { MenuAction } from '../../../../ui/menu.tsx'
import { noteColors, type Note, type NoteLabel } from '../../contract.ts'
import type { Which } from '../../rules.ts'
import { colourNames } from '../colour/colour-names.ts'
import { labelActions } from '../labels/label-actions.ts'
import { readAll } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'
import type { NoteChanges } from '../use-note-changes.ts'
import type { Place } from '../use-place.ts'

type NotesBarProps = {
  readonly place: Place
  readonly which: Which
  readonly notes: readonly Note[]
  readonly selection: SelectionModel
  readonly labels: readonly NoteLabel[]
  readonly changes: NoteChanges
  readonly onExport: (notes: readonly Note[], format: 'markdown' | 'json') => void
}

/** What can be done with the selected notes, also where more of them were found than are loaded. */
export function NotesBar({ place, which, notes, selection, labels, changes, onExport }: NotesBarProps): ReactNode {
  const texts = useTexts(notesWords)
  const explain = useExplain()
  const chosen = notes.filter(({ id }) => selection.isSelected(id))

  function withChosen(act: (all: readonly Note[]) => void): void {
    if (!selection.isWholeResult) return act(chosen)
    readAll(which).then(act, (cause: unknown) => explain({ text: undefined, cause, retry: () => withChosen(act) }))
  }
  /** What takes notes out of sight takes them out of the selection too. */
  const leaving = (act: (all: readonly Note[]) => void) => (): void => {
    withChosen(act)
    selection.clear()
  }
  const exporting: readonly MenuAction[] = [
    { id: 'markdown', title: texts.exportMarkdown, run: () => withChosen((all) => onExport(all, 'markdown')) },
    { id: 'json', title: texts.exportJson, run: () => withChosen((all) => onExport(all, 'json')) },
  ]
  const exportMenu = { id: 'export', title: texts.exportSelection, icon: Download, groups: [exporting] }
  if (place.view === 'bin') {
    const forGood = (all: readonly Note[]): void =>
      void changes.deleteForGood(all).then((isGone) => (isGone ? selection.clear() : undefined))
    const actions: readonly MenuAction[] = [
      { id: 'restore', title: texts.restore, icon: ArchiveRestore, run: leaving(changes.restore) },
      { id: 'delete', title: texts.deleteForGood, icon: Trash2, keys: '#', isDanger: true, run: () => withChosen(forGood) },
    ]
    return <SelectionBar selection={selection} actions={actions} menus={[exportMenu]} />
  }
  const isPinning = !chosen.every(({ pinned }) => pinned)
  const isArchiving = !chosen.every(({ archive }) => archive)
  const actions: readonly MenuAction[] = [
    {
      id: 'pin',
      title: isPinning ? texts.pin : texts.unpin,
      icon: isPinning ? Pin : PinOff,
      keys: 'f',
      run: () => withChosen((all) => changes.pin(all, isPinning)),
    },
    {
      id: 'archive',
      title: isArchiving ? texts.archiveIt : texts.unarchiveIt,
      icon: isArchiving ? Archive : ArchiveRestore,
      keys: 'e',
      run: leaving((all) => changes.archive(all, isArchiving)),
    },
    { id: 'remove', title: texts.remove, icon: Trash2, keys: '#', run: leaving(changes.remove) },
  ]
  const bulk = { label: (_: readonly Note[], label: NoteLabel, isOn: boolean) => withChosen((all) => changes.label(all, label, isOn)) }
  const colours = noteColors.map((color) => ({
    id: color || 'none',
    title: texts[colourNames[color]],
    isOn: chosen.every((note) => note.color === color),
    isChoice: true,
    run: () => withChosen((all) => changes.colour(all, color)),
  }))
  return (
    <SelectionBar
      selection={selection}
      actions={actions}
      menus={[
        { id: 'labels', title: texts.changeLabels, icon: Tag, groups: [labelActions(chosen, labels, bulk, texts.noLabels)] },
        { id: 'colour', title: texts.changeColour, icon: Palette, groups: [colours] },
        exportMenu,
      ]}
    />
  )
}
