import { ArrowLeft, ArrowRight, Flag } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Course } from '../../course.ts'
import { academyWords } from '../academy-words.ts'
import styles from './player.module.css'
import type { Position } from './position.ts'

type PlayerFootProps = {
  readonly course: Course
  readonly position: Position
  readonly onNext: () => void
  readonly onPrevious: () => void
}

/** The way back and on, always in reach of a thumb. */
export function PlayerFoot({ course, position, onNext, onPrevious }: PlayerFootProps): ReactNode {
  const texts = useTexts(academyWords)
  const total = course.steps.length
  const next = position === 'finish' ? undefined : course.steps[position]
  const before = course.steps[position === 'finish' ? total - 1 : position - 2]
  return (
    <div className={styles.foot}>
      {position === 1 ? (
        <span />
      ) : (
        <Button onClick={onPrevious} aria-label={fill(texts.previousTo, { title: before?.title ?? '' })}>
          <ArrowLeft aria-hidden="true" />
          {texts.previousShort}
        </Button>
      )}
      <span className={styles.where}>{position === 'finish' ? '' : fill(texts.stepOf, { step: position, total })}</span>
      {position === 'finish' ? null : (
        <Button
          kind="primary"
          className={styles.next}
          onClick={onNext}
          {...(next ? { 'aria-label': fill(texts.nextTo, { title: next.title }) } : {})}
        >
          <span className={next ? styles.nextTitle : undefined}>{next?.title ?? texts.finishCourse}</span>
          {next ? <span className={styles.nextShort}>{texts.nextShort}</span> : null}
          {next ? <ArrowRight aria-hidden="true" /> : <Flag aria-hidden="true" />}
        </Button>
      )}
    </div>
  )
}
