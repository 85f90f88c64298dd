import { X } from 'lucide-react'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { ChecklistItem } from '../../contract.ts'
import { notesWords } from '../notes-words.ts'
import styles from './checklist.module.css'

type ChecklistRowProps = {
  readonly item: ChecklistItem
  readonly number: number
  readonly handle: ReactNode
  readonly onCheck: (isOn: boolean) => void
  readonly onText: (text: string) => void
  readonly onSplit: (caret: number) => void
  /** Whether there was one before to join. */
  readonly onJoin: () => boolean
  readonly onIndent: (isIn: boolean) => void
  readonly onLines: (lines: readonly string[]) => void
  readonly onRemove: () => void
}

/** One item: Enter begins the next, Backspace at the start joins, Ctrl+] and Ctrl+[ indent (or Alt with an arrow, where a keyboard has no bracket key). Tab stays what it is, so nobody is caught. */
export function ChecklistRow(props: ChecklistRowProps): ReactNode {
  const { item, number, handle, onCheck, onText, onSplit, onJoin, onIndent, onLines, onRemove } = props
  const texts = useTexts(notesWords)
  const name = item.text || fill(texts.itemNamed, { number })

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget } = event
    const isMod = event.ctrlKey || event.metaKey
    const isAtStart = currentTarget.selectionStart === 0 && currentTarget.selectionEnd === 0
    if (key === 'Enter' && !isMod && !event.nativeEvent.isComposing) {
      event.preventDefault()
      onSplit(currentTarget.selectionEnd ?? item.text.length)
    } else if (key === 'Backspace' && isAtStart) {
      if (item.indent) onIndent(false)
      else if (!onJoin()) return
      event.preventDefault()
    } else if (isIndentKey(event)) {
      event.preventDefault()
      onIndent(key === ']' || key === 'ArrowRight')
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .filter((line) => line.trim() !== '')
    if (lines.length < 2) return
    event.preventDefault()
    onLines(lines)
  }

  return (
    <div className={styles.row} data-indent={item.indent ? '' : undefined} data-checked={item.checked ? '' : undefined}>
      {handle}
      <CheckBox isOn={item.checked} onChange={onCheck} aria-label={fill(texts.checkItem, { text: name })} />
      <input
        className={styles.field}
        data-item={item.id}
        value={item.text}
        maxLength={2000}
        aria-label={fill(texts.itemNamed, { number })}
        aria-keyshortcuts="Control+] Control+[ Alt+ArrowRight Alt+ArrowLeft"
        onChange={({ target }) => onText(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <IconButton name={fill(texts.deleteItem, { text: name })} icon={X} className={styles.remove} onClick={onRemove} />
    </div>
  )
}

/** AltGr, which some systems tell as Ctrl and Alt, only writes the bracket. */
function isIndentKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key === ']' || key === '[') return (ctrlKey || metaKey) && !altKey
  return altKey && !ctrlKey && (key === 'ArrowRight' || key === 'ArrowLeft')
}
