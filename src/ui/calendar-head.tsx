import { useId, type ReactNode } from 'react'
import { addMonths, yearOf } from '../kit/plain-date.ts'
import styles from './calendar-head.module.css'
import { isWithinYears, type CalendarAction, type CalendarLimits, type CalendarState } from './calendar-state.ts'
import type { CalendarWords } from './calendar-words.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

type CalendarHeadProps = {
  readonly titleId: string
  readonly words: CalendarWords
  readonly limits: CalendarLimits
  readonly state: CalendarState
  readonly act: (action: CalendarAction) => void
}

// Drawn here and not in the icon set, which every visitor loads.
const drawings = {
  'year-back': 'm12 6-6 6 6 6m6-12-6 6 6 6',
  back: 'm15 6-6 6 6 6',
  on: 'm9 6 6 6-6 6',
  'year-on': 'm6 6 6 6-6 6m6-12 6 6-6 6',
}

/** What is on show, and the way to what comes before and after it. */
export function CalendarHead({ titleId, words, limits, state, act }: CalendarHeadProps): ReactNode {
  const isDays = state.view === 'days'
  const arrow = (name: string, drawing: keyof typeof drawings, months: number): ReactNode => {
    const to = addMonths(state.cursor, months)
    const isEnd = !isWithinYears(to, limits)
    return <Arrow name={name} drawing={drawing} isEnd={isEnd} onPress={() => act({ kind: 'turn', to })} />
  }
  return (
    <div className={styles.head}>
      {state.view === 'years' ? null : arrow(words.previousYear, 'year-back', -12)}
      {isDays ? arrow(words.previousMonth, 'back', -1) : null}
      <Title id={titleId} words={words} state={state} onPress={() => act({ kind: 'show-years' })} />
      {isDays ? arrow(words.nextMonth, 'on', 1) : null}
      {state.view === 'years' ? null : arrow(words.nextYear, 'year-on', 12)}
    </div>
  )
}

type TitleProps = Pick<CalendarHeadProps, 'words' | 'state'> & { readonly id: string; readonly onPress: () => void }

/** Read aloud when it changes, because the focus may be elsewhere then. */
function Title({ id, words, state, onPress }: TitleProps): ReactNode {
  const hintId = useId()
  if (state.view === 'years') {
    return (
      <h2 id={id} className={styles.title} aria-live="polite">
        {words.chooseYear}
      </h2>
    )
  }
  return (
    <>
      <h2 id={id} className={styles.title} aria-live="polite">
        <button type="button" className={styles.shown} aria-describedby={hintId} title={words.chooseYear} onClick={onPress}>
          <span className={styles.name}>{state.view === 'days' ? words.month(state.cursor) : yearOf(state.cursor)}</span>
          <Drawing path="m7 10 5 5 5-5" />
        </button>
      </h2>
      <VisuallyHidden>
        <span id={hintId}>{words.chooseYear}</span>
      </VisuallyHidden>
    </>
  )
}

type ArrowProps = {
  readonly name: string
  readonly drawing: keyof typeof drawings
  /** Nothing lies beyond. The button stays where it is, so that the focus does too. */
  readonly isEnd: boolean
  readonly onPress: () => void
}

function Arrow({ name, drawing, isEnd, onPress }: ArrowProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.arrow}
      aria-label={name}
      title={name}
      aria-disabled={isEnd ? true : undefined}
      onClick={isEnd ? undefined : onPress}
    >
      <Drawing path={drawings[drawing]} />
    </button>
  )
}

function Drawing({ path }: { readonly path: string }): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  )
}
