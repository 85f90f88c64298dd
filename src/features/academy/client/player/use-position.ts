import { useEffect, useEffectEvent, useRef } from 'react'
import { textParam } from '../../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../../shell/parts/url-state/use-url-state.ts'
import type { Course } from '../../course.ts'
import { useProgress } from '../use-progress.ts'
import { positionOf, type Position } from './position.ts'

const params = { step: textParam() }

type Walk = {
  readonly position: Position
  /** To the next step, and behind the last one; what is left is done. */
  readonly goOn: () => void
  readonly goBack: () => void
  readonly goTo: (position: Position) => void
}

/** Where the reader is: in the address, and kept by the server without a word. */
export function usePosition(course: Course): Walk {
  const [{ step: text }, change] = useUrlState(params)
  const { move } = useProgress()
  const position = positionOf(text, course)
  const last = course.steps.length
  const kept = useRef<number>(undefined)

  const keep = useEffectEvent((step: number) => {
    if (kept.current === step || last === 0) return
    kept.current = step
    move(course, { activeStep: step, done: [] })
  })
  const correct = useEffectEvent(() => {
    if (text !== String(position)) change({ step: String(position) }, 'replace')
  })
  useEffect(() => {
    correct()
    if (position !== 'finish') keep(position)
  }, [position])

  function goTo(next: Position): void {
    change({ step: String(next) })
  }

  function goOn(): void {
    if (position === 'finish') return
    const left = course.steps[position - 1]
    const next = Math.min(position + 1, last)
    kept.current = next
    move(course, { activeStep: next, done: left ? [left.id] : [] })
    goTo(position === last ? 'finish' : next)
  }

  function goBack(): void {
    if (position === 'finish') goTo(last)
    else if (position > 1) goTo(position - 1)
  }

  return { position, goOn, goBack, goTo }
}
