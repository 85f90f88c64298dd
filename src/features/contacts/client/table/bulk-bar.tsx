import { Download, RotateCcw, Star, StarOff, Tag, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { SelectionBar } from '../../../../shell/parts/selection/selection-bar.tsx'
import type { SelectionModel } from '../../../../shell/parts/selection/use-selection.ts'
import type { MenuAction } from '../../../../ui/menu.tsx'
import { contactsWords } from '../contacts-words.ts'
import { exportFormats } from '../transfer/export-formats.ts'
import { useExport } from '../transfer/use-export.ts'
import type { ContactChanges } from '../use-contact-changes.ts'

type BulkBarProps = {
  readonly selection: SelectionModel
  readonly isBin: boolean
  readonly starred: ReadonlySet<string>
  readonly changes: ContactChanges
  /** The ids of all that is selected, also of what is not loaded. */
  readonly chosen: () => Promise<readonly string[]>
  readonly onGroups: () => void
}

/** What can be done with all that is selected. */
export function BulkBar({ selection, isBin, starred, changes, chosen, onGroups }: BulkBarProps): ReactNode {
  const texts = useTexts(contactsWords)
  const save = useExport()

  async function withChosen(act: (ids: readonly string[]) => void): Promise<void> {
    const ids = await chosen()
    selection.clear()
    act(ids)
  }

  const listed: readonly MenuAction[] = [
    {
      id: 'star',
      title: texts.star,
      icon: Star,
      run: () => void withChosen((ids) => changes.star({ ids: ids.filter((id) => !starred.has(id)) }, true)),
    },
    {
      id: 'unstar',
      title: texts.unstar,
      icon: StarOff,
      run: () => void withChosen((ids) => changes.star({ ids: ids.filter((id) => starred.has(id)) }, false)),
    },
    { id: 'groups', title: texts.toGroup, icon: Tag, run: onGroups },
    {
      id: 'remove',
      title: texts.remove,
      icon: Trash2,
      isDanger: true,
      keys: '#',
      run: () => void withChosen((ids) => changes.bin({ ids }, true)),
    },
    ...exportFormats.map(({ id, title }) => ({
      id,
      title: fill(texts.exportAs, { format: title }),
      icon: Download,
      run: () => void chosen().then((ids) => save(id, ids)),
    })),
  ]
  const binned: readonly MenuAction[] = [
    { id: 'restore', title: texts.restore, icon: RotateCcw, run: () => void withChosen((ids) => changes.bin({ ids }, false)) },
    {
      id: 'delete',
      title: texts.deleteForGood,
      icon: Trash2,
      isDanger: true,
      run: () => void chosen().then(async (ids) => ((await changes.deleteForGood({ ids })) ? selection.clear() : undefined)),
    },
  ]
  return <SelectionBar selection={selection} actions={isBin ? binned : listed} />
}
