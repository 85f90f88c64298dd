import { useId, useLayoutEffect, useReducer, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { PlainDate } from '../kit/plain-date.ts'
import { Button } from './button.tsx'
import { CalendarDays } from './calendar-days.tsx'
import { cellAfter } from './calendar-grid.ts'
import { CalendarHead } from './calendar-head.tsx'
import { CalendarMonths } from './calendar-months.tsx'
import { calendarAfter, sideOf, withinLimits, type CalendarAction, type CalendarLimits, type CalendarState } from './calendar-state.ts'
import { reasonAgainst, type CalendarViewProps } from './calendar-view.ts'
import type { CalendarWords } from './calendar-words.ts'
import { CalendarYears } from './calendar-years.tsx'
import styles from './calendar.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type CalendarSettings = CalendarLimits & {
  readonly today: PlainDate
  readonly chosen: PlainDate | undefined
  /** A day long ago is found by its year. */
  readonly opensOn?: 'days' | 'years'
  /** Where to begin while nothing is chosen; otherwise today. */
  readonly opensAt?: PlainDate
  readonly onChoose: (date: PlainDate) => void
}

type CalendarDialogProps = CalendarSettings & {
  readonly words: CalendarWords
  readonly isFreeDay?: ((date: PlainDate) => boolean) | undefined
  readonly onClose: () => void
}

/** A dialog to choose a day in. The browser keeps the focus inside, closes it on Escape and gives the focus back. */
export function Calendar(props: CalendarDialogProps): ReactNode {
  const { words, today, chosen, isFreeDay, onChoose, onClose } = props
  const limits = limitsOf(props)
  const [state, act] = useReducer(
    (before: CalendarState, action: CalendarAction) => calendarAfter(before, action, limits),
    props,
    firstState,
  )
  const dialog = useFocusedDialog(state.moves)
  const [titleId, noteId] = [useId(), useId()]

  function take(date: PlainDate): void {
    if (state.view !== 'days' || sideOf(date, limits)) return act({ kind: 'take', date })
    onChoose(date)
    dialog.current?.close()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} closedby="any" aria-labelledby={titleId} aria-describedby={noteId} onClose={onClose}>
      <CalendarHead titleId={titleId} words={words} limits={limits} state={state} act={act} />
      <Grid {...{ titleId, words, limits, state, today, chosen, isFreeDay }} onTake={take} onWalk={(to) => act({ kind: 'walk', to })} />
      <p id={noteId} className={styles.note} aria-live="polite" data-refused={state.refused ? '' : undefined}>
        {noteOn(state, limits, words)}
      </p>
      <Button className={styles.close} onClick={() => dialog.current?.close()}>
        {words.close}
      </Button>
    </dialog>
  )
}

const views = { days: CalendarDays, months: CalendarMonths, years: CalendarYears } as const

type GridProps = CalendarViewProps & { readonly titleId: string; readonly onWalk: (to: PlainDate) => void }

function Grid({ titleId, onWalk, ...view }: GridProps): ReactNode {
  const { words, state, onTake } = view
  const keysId = useId()
  const View = views[state.view]

  function onKeyDown(event: KeyboardEvent): void {
    const to = cellAfter(state.view, state.cursor, event)
    const isTaken = event.key === 'Enter' || event.key === ' '
    if (event.ctrlKey || event.altKey || event.metaKey || (!to && !isTaken)) return
    event.preventDefault()
    if (to) onWalk(to)
    else onTake(state.cursor)
  }

  return (
    <div className={styles.body} data-view={state.view}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table to walk through is a grid (ARIA APG) */}
      <table role="grid" className={styles.grid} aria-labelledby={titleId} aria-describedby={keysId} onKeyDown={onKeyDown}>
        <View {...view} />
      </table>
      <VisuallyHidden>
        <span id={keysId}>{words.keys}</span>
      </VisuallyHidden>
    </div>
  )
}

/** Opens it once, and lets the focus follow the cursor. */
function useFocusedDialog(moves: number): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    dialog.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus()
  }, [moves])
  return dialog
}

function firstState(props: CalendarDialogProps): CalendarState {
  const { chosen, opensAt, today, opensOn = 'days' } = props
  return { view: opensOn, cursor: withinLimits(chosen ?? opensAt ?? today, limitsOf(props)), moves: 0 }
}

function limitsOf({ earliest, latest }: CalendarLimits): CalendarLimits {
  return { ...(earliest === undefined ? {} : { earliest }), ...(latest === undefined ? {} : { latest }) }
}

/** Which days there are to choose from, or why one of them is not. */
function noteOn({ refused }: CalendarState, limits: CalendarLimits, words: CalendarWords): string {
  const reason = refused ? reasonAgainst(refused, limits, words) : undefined
  return refused && reason ? words.refused(refused, reason) : words.span(limits.earliest, limits.latest)
}
