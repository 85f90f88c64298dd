import { PartyPopper, Footprints } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { Course } from '../../course.ts'
import { nextOpenStep } from '../../rules.ts'
import { academyWords } from '../academy-words.ts'
import { NextCourses } from './next-courses.tsx'
import styles from './finish.module.css'
import { useExportNotes } from './use-export-notes.ts'

type FinishProps = { readonly course: Course; readonly onStep: (step: number) => void }

/** Behind the last step: what was reached, what is left, and what comes next. */
export function Finish({ course, onStep }: FinishProps): ReactNode {
  const texts = useTexts(academyWords)
  const exportNotes = useExportNotes(course)
  const open = nextOpenStep(course.steps, course.done, 0)
  const left = course.steps.length - course.done.length
  const { title } = course
  return (
    <article className={styles.finish}>
      <span className={styles.picture} data-done={open === undefined ? '' : undefined}>
        {open === undefined ? <PartyPopper aria-hidden="true" /> : <Footprints aria-hidden="true" />}
      </span>
      <h2 tabIndex={-1}>{open === undefined ? texts.wellDone : texts.almost}</h2>
      <p className={styles.text}>
        {open === undefined
          ? fill(texts.wellDoneText, { total: course.steps.length, title })
          : left === 1
            ? fill(texts.almostOne, { title })
            : fill(texts.almostMany, { count: left, title })}
      </p>
      <div className={styles.actions}>
        <Button kind={open === undefined ? 'secondary' : 'primary'} onClick={() => onStep(open ?? 1)}>
          {open === undefined ? texts.readAgain : fill(texts.toOpenStep, { step: open })}
        </Button>
        <Button onClick={exportNotes}>{texts.exportNotes}</Button>
      </div>
      <NextCourses course={course} />
    </article>
  )
}
