import { Plus } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { moveWithin } from '../../../../shell/parts/drag/order.ts'
import { SortableList } from '../../../../shell/parts/drag/sortable-list.tsx'
import { checkedTo, indented, joined, pasted, split, sunk, without, withText, type Checklist } from '../../rules-checklist.ts'
import { notesWords } from '../notes-words.ts'
import { ChecklistRow } from './checklist-row.tsx'
import styles from './checklist.module.css'

type ChecklistEditorProps = {
  readonly items: Checklist
  /** `run` names a place in which typing on is one step. */
  readonly onChange: (items: Checklist, run?: string) => void
}

/** Where the focus should be once the list has changed. */
type Wish = { readonly id: string; readonly caret: number }

/** The list of a note: open items first, checked ones below. */
export function ChecklistEditor({ items, onChange }: ChecklistEditorProps): ReactNode {
  const texts = useTexts(notesWords)
  const place = useRef<HTMLDivElement>(null)
  const wish = useRef<Wish>(undefined)
  const shown = sunk(items)

  useEffect(() => {
    const mark = wish.current
    const field = mark && place.current?.querySelector<HTMLInputElement>(`[data-item="${CSS.escape(mark.id)}"]`)
    if (!mark || !field) return
    wish.current = undefined
    field.focus()
    field.setSelectionRange(mark.caret, mark.caret)
  }, [items])

  function add(): void {
    const id = crypto.randomUUID()
    onChange([...items, { id, checked: false, text: '' }])
    wish.current = { id, caret: 0 }
  }

  function splitAt(id: string, caret: number): void {
    const newId = crypto.randomUUID()
    onChange(split(shown, id, caret, newId))
    wish.current = { id: newId, caret: 0 }
  }

  function joinWithBefore(id: string): boolean {
    const whole = joined(shown, id)
    if (!whole) return false
    onChange(whole.items)
    wish.current = { id: whole.into, caret: whole.at }
    return true
  }

  function remove(id: string): void {
    const at = shown.findIndex((item) => item.id === id)
    const heir = shown[at + 1] ?? shown[at - 1]
    onChange(without(items, id))
    if (heir) wish.current = { id: heir.id, caret: heir.text.length }
  }

  return (
    <div ref={place} className={styles.checklist}>
      <SortableList
        name={texts.checklist}
        items={shown}
        titleOf={({ text }) => text || texts.item}
        onMove={(from, to) => onChange(moveWithin(shown, from, to))}
        className={styles.items}
        itemClassName={styles.item}
      >
        {(item, handle) => (
          <ChecklistRow
            item={item}
            number={shown.indexOf(item) + 1}
            handle={handle}
            onCheck={(isOn) => onChange(checkedTo(items, item.id, isOn))}
            onText={(text) => onChange(withText(items, item.id, text), item.id)}
            onSplit={(caret) => splitAt(item.id, caret)}
            onJoin={() => joinWithBefore(item.id)}
            onIndent={(isIn) => onChange(indented(shown, item.id, isIn))}
            onLines={(lines) => onChange(pasted(items, item.id, lines, () => crypto.randomUUID()))}
            onRemove={() => remove(item.id)}
          />
        )}
      </SortableList>
      <button type="button" className={styles.add} onClick={add}>
        <Plus aria-hidden="true" />
        {texts.newItem}
      </button>
    </div>
  )
}
