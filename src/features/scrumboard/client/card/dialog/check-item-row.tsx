import { MoreVertical, Pencil, SquarePlus, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { CheckBox } from '../../../../../ui/check-box.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Menu } from '../../../../../ui/menu.tsx'
import type { CheckItem } from '../../../board.ts'
import styles from './checklist.module.css'
import { dialogWords } from './dialog-words.ts'
import { InlineField } from './inline-field.tsx'

type CheckItemRowProps = {
  readonly item: CheckItem
  readonly handle: ReactNode
  readonly onCheck: (isOn: boolean) => void
  readonly onRename: (name: string) => void
  readonly onConvert: () => void
  readonly onRemove: () => void
}

/** One thing to do: tick it, press its words to change them. */
export function CheckItemRow({ item, handle, onCheck, onRename, onConvert, onRemove }: CheckItemRowProps): ReactNode {
  const texts = useTexts(dialogWords)
  const [isRenaming, setRenaming] = useState(false)
  const { name, checked } = item

  function renamed(typed: string | undefined): void {
    setRenaming(false)
    if (typed !== undefined) onRename(typed)
  }

  return (
    <div className={styles.row} data-checked={checked ? '' : undefined}>
      {handle}
      <CheckBox aria-label={name} isOn={checked} onChange={onCheck} />
      {isRenaming ? (
        <InlineField label={texts.item} value={name} most={500} onDone={renamed} />
      ) : (
        <button type="button" className={styles.words} aria-label={fill(texts.renameNamed, { name })} onClick={() => setRenaming(true)}>
          {name}
        </button>
      )}
      <Menu
        trigger={<IconButton name={fill(texts.actionsOf, { name })} icon={MoreVertical} className={styles.tool} />}
        groups={[
          [
            { id: 'rename', title: texts.rename, icon: Pencil, run: () => setRenaming(true) },
            { id: 'convert', title: texts.convertItem, icon: SquarePlus, run: onConvert },
            { id: 'remove', title: texts.remove, icon: X, run: onRemove },
          ],
        ]}
      />
    </div>
  )
}
