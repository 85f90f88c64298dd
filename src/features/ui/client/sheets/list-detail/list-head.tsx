import { Star, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { selectAll } from '../../../../../shell/parts/selection/row-keys.ts'
import { SelectionBar } from '../../../../../shell/parts/selection/selection-bar.tsx'
import type { SelectionModel } from '../../../../../shell/parts/selection/use-selection.ts'
import { CheckBox } from '../../../../../ui/check-box.tsx'
import styles from './messages.module.css'
import type { Message } from './messages.ts'

export function ListHead({ selection }: { readonly selection: SelectionModel }): ReactNode {
  const { count, total, clear } = selection
  const isAll = count > 0 && count === total
  return (
    <div className={styles.listHead}>
      <CheckBox
        aria-label="Select all"
        isOn={isAll}
        isMixed={count > 0 && !isAll}
        onChange={() => (isAll ? clear() : selectAll(selection))}
      />
      {count === 0 ? `${total} messages` : null}
    </div>
  )
}

type MessageBarProps = {
  readonly selection: SelectionModel
  readonly messages: readonly Message[]
  readonly onStar: (messages: readonly Message[], isStarred: boolean) => void
  readonly onRemove: (messages: readonly Message[]) => void
}

export function MessageBar({ selection, messages, onStar, onRemove }: MessageBarProps): ReactNode {
  const chosen = messages.filter(({ id }) => selection.isSelected(id))
  function removeChosen(): void {
    onRemove(chosen)
    selection.clear()
  }
  return (
    <SelectionBar
      selection={selection}
      actions={[
        // Some with and some without: all get it first.
        { id: 'star', title: 'Star', icon: Star, run: () => onStar(chosen, !chosen.every(({ isStarred }) => isStarred)) },
        { id: 'remove', title: 'Delete', icon: Trash2, isDanger: true, run: removeChosen },
      ]}
    />
  )
}
