import { Check, Flag } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import type { Course } from '../../course.ts'
import { coursePath } from '../academy-paths.ts'
import { academyWords } from '../academy-words.ts'
import type { Position } from './position.ts'
import styles from './steps.module.css'

type StepsListProps = { readonly course: Course; readonly position: Position }

/** All steps with what is done; each is a link, so that it can be kept and shared. */
export function StepsList({ course, position }: StepsListProps): ReactNode {
  const texts = useTexts(academyWords)
  const list = useRef<HTMLElement>(null)
  // In a long course the step that shows is never out of sight.
  useEffect(() => {
    // NOTE In newer browsers it answers with a promise, which no effect may.
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [position])
  return (
    <nav ref={list} aria-label={texts.steps}>
      <ol className={styles.steps}>
        {course.steps.map(({ id, title }, at) => {
          const isDone = course.done.includes(id)
          return (
            <li key={id} data-done={isDone ? '' : undefined}>
              <Link
                href={`${coursePath(course)}?step=${at + 1}`}
                className={styles.step}
                aria-current={position === at + 1 ? 'step' : undefined}
              >
                <span className={styles.mark} aria-hidden={isDone ? 'true' : undefined}>
                  {isDone ? <Check /> : at + 1}
                </span>
                <span className={styles.title}>
                  {title}
                  {isDone ? <VisuallyHidden>, {texts.stepDone}</VisuallyHidden> : null}
                </span>
              </Link>
            </li>
          )
        })}
        <li>
          <Link
            href={`${coursePath(course)}?step=finish`}
            className={styles.step}
            aria-current={position === 'finish' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              <Flag />
            </span>
            <span className={styles.title}>{texts.finish}</span>
          </Link>
        </li>
      </ol>
    </nav>
  )
}
