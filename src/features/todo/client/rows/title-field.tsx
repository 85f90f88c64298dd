import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import type { Todo } from '../../contract.ts'
import { todoWords } from '../todo-words.ts'
import styles from './todo-row.module.css'

const most = 500

type TitleFieldProps = {
  readonly todo: Todo
  /** With the new title, or without one where nothing is to change. */
  readonly onEnd: (title: string | undefined) => void
}

/** The title of a task, to be written anew in its row: Enter keeps it, Escape leaves it. */
export function TitleField({ todo, onEnd }: TitleFieldProps): ReactNode {
  const texts = useTexts(todoWords)
  const [title, setTitle] = useState(todo.title)
  const isOver = useRef(false)

  function end(next: string | undefined): void {
    // Leaving the field by Enter takes the focus away, which would end it a second time.
    if (isOver.current) return
    isOver.current = true
    const trimmed = next?.trim()
    onEnd(trimmed === '' || trimmed === todo.title ? undefined : trimmed)
  }

  function answerKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    end(event.key === 'Enter' ? title : undefined)
  }

  return (
    <input
      ref={takeFocus}
      className={styles.titleField}
      aria-label={texts.renameTask}
      value={title}
      maxLength={most}
      onChange={(event) => setTitle(event.target.value)}
      onKeyDown={answerKey}
      onBlur={() => end(title)}
    />
  )
}

function takeFocus(field: HTMLInputElement | null): void {
  if (!field || field === document.activeElement) return
  field.focus()
  field.select()
}
