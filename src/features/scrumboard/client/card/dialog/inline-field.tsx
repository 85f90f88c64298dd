import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './checklist.module.css'

type InlineFieldProps = {
  readonly label: string
  readonly value: string
  readonly most: number
  /** With what it should be called; nothing where it stays as it was. */
  readonly onDone: (typed: string | undefined) => void
}

/** A name that is being changed where it stands: Enter or leaving keeps it, Escape does not. */
export function InlineField({ label, value, most, onDone }: InlineFieldProps): ReactNode {
  // Leaving after Escape or Enter must not tell a second time.
  const isDone = useRef(false)

  function finish(typed: string | undefined): void {
    if (isDone.current) return
    isDone.current = true
    onDone(typed?.trim() || undefined)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if ((event.key !== 'Enter' && event.key !== 'Escape') || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    finish(event.key === 'Enter' ? event.currentTarget.value : undefined)
  }

  return (
    <input
      className={styles.field}
      aria-label={label}
      defaultValue={value}
      maxLength={most}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked to rename is taken to where it is done
      autoFocus
      onFocus={({ target }) => target.select()}
      onKeyDown={onKeyDown}
      onBlur={({ target }) => finish(target.value)}
    />
  )
}
