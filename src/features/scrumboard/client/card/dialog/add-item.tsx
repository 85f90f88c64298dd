import { useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'
import { fill } from '../../../../../kit/texts.ts'
import { useTexts } from '../../../../../shell/language.tsx'
import styles from './checklist.module.css'
import { dialogWords } from './dialog-words.ts'
import { linesOf } from './lines-of.ts'

type AddItemProps = {
  /** What the checklist is called. */
  readonly name: string
  readonly onAdd: (names: readonly string[]) => void
}

/** The next item: Enter adds it and stays for another one; several lines that are pasted become several. */
export function AddItem({ name, onAdd }: AddItemProps): ReactNode {
  const texts = useTexts(dialogWords)
  const [typed, setTyped] = useState('')

  function add(): void {
    const lines = linesOf(typed)
    if (lines.length > 0) onAdd(lines)
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault()
      add()
    } else if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation()
      setTyped('')
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const lines = linesOf(event.clipboardData.getData('text'))
    if (lines.length < 2) return
    event.preventDefault()
    event.stopPropagation()
    onAdd(lines)
  }

  return (
    <input
      className={styles.add}
      aria-label={fill(texts.addItem, { name })}
      placeholder={texts.addItemShort}
      maxLength={500}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onBlur={add}
    />
  )
}
