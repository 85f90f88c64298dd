import { useEffect, useRef, type RefObject } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import type { Course } from '../../course.ts'
import { academyWords } from '../academy-words.ts'
import type { Position } from './position.ts'

/** Tells which step somebody came to. Whoever stands on a control that is still there stays; others are led to the heading. */
export function useStepArrival(course: Course, position: Position, place: RefObject<HTMLElement | null>): void {
  const texts = useTexts(academyWords)
  const announce = useAnnounce()
  const known = useRef(position)
  const step = position === 'finish' ? undefined : course.steps[position - 1]
  const said = step ? fill(texts.stepSaid, { step: position, total: course.steps.length, title: step.title }) : ''
  useEffect(() => {
    if (known.current === position) return
    known.current = position
    if (said !== '') announce(said)
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [announce, position, said, place])
}
