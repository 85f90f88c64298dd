import { useMemo, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { readText } from '../../../../shell/parts/safe-html/read-text.ts'
import { SafeText } from '../../../../shell/parts/safe-html/safe-text.tsx'
import { CheckBox } from '../../../../ui/check-box.tsx'
import type { Course, CourseStep } from '../../course.ts'
import { academyWords } from '../academy-words.ts'
import styles from './player.module.css'
import { StepNotes } from './step-notes.tsx'

type LessonProps = {
  readonly course: Course
  readonly step: CourseStep
  readonly number: number
  readonly onToggle: () => void
}

/** One step: what there is to read, whether it is done, and what the reader notes. */
export function Lesson({ course, step, number, onToggle }: LessonProps): ReactNode {
  const texts = useTexts(academyWords)
  const text = useMemo(() => readText(step.content), [step.content])
  return (
    <article className={styles.paper}>
      <p className={styles.at}>{fill(texts.stepOf, { step: number, total: course.steps.length })}</p>
      <h2 tabIndex={-1} className={styles.heading}>
        {step.title}
      </h2>
      <SafeText text={text} level={3} hasAnchors />
      <label className={styles.done}>
        <CheckBox isOn={course.done.includes(step.id)} onChange={onToggle} />
        <span>{texts.markDone}</span>
        <span className={styles.hint}>{texts.nextMarks}</span>
      </label>
      <StepNotes courseId={course.id} stepId={step.id} />
    </article>
  )
}
