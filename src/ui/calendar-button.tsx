import { useRef, type ReactNode } from 'react'
import { isPlainDate, type PlainDate } from '../kit/plain-date.ts'
import { Button } from './button.tsx'
import styles from './calendar-button.module.css'
import { keepFocus } from './keep-focus.ts'

export type CalendarProps = {
  /** The word on the button, and its full name that begins with that word. */
  readonly label: string
  readonly name: string
  readonly chosen: PlainDate | undefined
  readonly earliest?: PlainDate
  readonly latest?: PlainDate
  readonly onChoose: (date: PlainDate) => void
}

/** Opens the calendar of the browser. Typing stays the first way in, so the hidden input is out of the tab order. */
export function CalendarButton({ label, name, chosen, earliest, latest, onChoose }: CalendarProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className={styles.calendar}>
      <input
        ref={input}
        type="date"
        className={styles.hidden}
        tabIndex={-1}
        aria-hidden="true"
        value={chosen ?? ''}
        min={earliest}
        max={latest}
        onChange={({ target }) => (isPlainDate(target.value) ? onChoose(target.value) : undefined)}
      />
      <Button className={styles.button} icon="calendar" aria-label={name} onMouseDown={keepFocus} onClick={() => open(input.current)}>
        {label}
      </Button>
    </span>
  )
}

function open(input: HTMLInputElement | null): void {
  try {
    input?.showPicker()
  } catch {
    // NOTE inside a frame of another site the browser refuses to open it; the date can still be typed.
    input?.focus()
  }
}
