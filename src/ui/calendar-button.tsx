import { useRef, useState, type ReactNode, type RefObject } from 'react'
import type { PlainDate } from '../kit/plain-date.ts'
import { Button } from './button.tsx'
import styles from './calendar-button.module.css'
import type { CalendarWords } from './calendar-words.ts'
import type { Calendar, CalendarSettings } from './calendar.tsx'
import { keepFocus } from './keep-focus.ts'

/** What is fetched only when somebody reaches for it. */
export type CalendarPart = {
  readonly Calendar: typeof Calendar
  readonly words: CalendarWords
  readonly isFreeDay?: ((date: PlainDate) => boolean) | undefined
}

export type CalendarProps = CalendarSettings & {
  /** What the button says; without it there is only the picture, behind the box of a date. */
  readonly label?: string
  /** Its full name, which begins with the label. */
  readonly name: string
  readonly load: () => Promise<CalendarPart>
  /** Said when it could not be fetched. */
  readonly broken: string
}

/** Opens a calendar. Typing stays the first way in. */
export function CalendarButton({ label, name, load, broken, ...settings }: CalendarProps): ReactNode {
  const { opening, open, close, button } = useOpening(load)
  // A failed attempt shows when somebody presses, not when somebody only passes by.
  const prepare = (): void => void load().catch(() => undefined)
  return (
    <div className={styles.calendar}>
      <Button
        ref={button}
        className={label === undefined ? styles.iconOnly : styles.button}
        icon="calendar"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={opening.kind === 'open'}
        aria-busy={opening.kind === 'coming'}
        onPointerEnter={prepare}
        onFocus={prepare}
        onMouseDown={keepFocus}
        onClick={open}
      >
        {label}
      </Button>
      {opening.kind === 'open' ? (
        <opening.part.Calendar {...settings} words={opening.part.words} isFreeDay={opening.part.isFreeDay} onClose={close} />
      ) : null}
      {opening.kind === 'broken' ? (
        <p role="alert" className={styles.broken}>
          {broken}
        </p>
      ) : null}
    </div>
  )
}

type Opening = { readonly kind: 'closed' | 'coming' | 'broken' } | { readonly kind: 'open'; readonly part: CalendarPart }
type Opener = {
  readonly opening: Opening
  readonly open: () => void
  readonly close: () => void
  readonly button: RefObject<HTMLButtonElement | null>
}

function useOpening(load: CalendarProps['load']): Opener {
  const [opening, setOpening] = useState<Opening>({ kind: 'closed' })
  const button = useRef<HTMLButtonElement>(null)

  function open(): void {
    // The dialog gives the focus back to where it was.
    button.current?.focus()
    setOpening({ kind: 'coming' })
    load().then(
      (part) => setOpening({ kind: 'open', part }),
      () => setOpening({ kind: 'broken' }),
    )
  }

  function close(): void {
    setOpening({ kind: 'closed' })
    button.current?.focus()
  }

  return { opening, open, close, button }
}
