import { ListChecks, MoreVertical, Pencil, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import { moveWithin } from '../../../../../shell/parts/drag/order.ts'
import { SortableList } from '../../../../../shell/parts/drag/sortable-list.tsx'
import { IconButton } from '../../../../../ui/icon-button.tsx'
import { Menu } from '../../../../../ui/menu.tsx'
import type { Checklist } from '../../../board.ts'
import { AddItem } from './add-item.tsx'
import { CheckItemRow } from './check-item-row.tsx'
import styles from './checklist.module.css'
import { checklistActions } from './checklist-actions.ts'
import { ChecklistProgress } from './checklist-progress.tsx'
import { dialogWords } from './dialog-words.ts'
import { InlineField } from './inline-field.tsx'
import type { OpenCardProps } from './open-card.ts'
import { Section } from './section.tsx'

type ChecklistBlockProps = OpenCardProps & { readonly checklist: Checklist }

/** One checklist: how far it is, its items in the order people decide, and a field for the next. */
export function ChecklistBlock({ card, changes, checklist }: ChecklistBlockProps): ReactNode {
  const texts = useTexts(dialogWords)
  const [isRenaming, setRenaming] = useState(false)
  const { name, checkItems } = checklist
  const acts = checklistActions({ card, changes, checklist, texts })

  const title = isRenaming ? (
    <InlineField
      label={texts.checklistTitle}
      value={name}
      most={200}
      onDone={(typed) => {
        setRenaming(false)
        if (typed !== undefined) acts.rename(typed)
      }}
    />
  ) : (
    <button type="button" className={styles.name} title={texts.rename} onClick={() => setRenaming(true)}>
      {name}
    </button>
  )
  const menu = (
    <Menu
      trigger={<IconButton name={fill(texts.actionsOf, { name })} icon={MoreVertical} />}
      groups={[
        [
          { id: 'rename', title: texts.rename, icon: Pencil, run: () => setRenaming(true) },
          { id: 'remove', title: texts.remove, icon: Trash2, run: acts.remove },
        ],
      ]}
    />
  )
  return (
    <Section title={title} icon={ListChecks} tools={menu}>
      <ChecklistProgress checklist={checklist} />
      <SortableList
        name={name}
        items={checkItems}
        titleOf={(item) => item.name}
        onMove={(from, to) => acts.order(moveWithin(checkItems, from, to), checkItems[from])}
        className={styles.items}
      >
        {(item, handle) => (
          <CheckItemRow
            item={item}
            handle={handle}
            onCheck={(isOn) => void changes.check(card, item, isOn)}
            onRename={(typed) => acts.renameItem(item, typed)}
            onConvert={() => void changes.convert(card, item)}
            onRemove={() => acts.removeItem(item)}
          />
        )}
      </SortableList>
      <AddItem name={name} onAdd={acts.add} />
    </Section>
  )
}
