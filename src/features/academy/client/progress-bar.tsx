import type { ReactNode } from 'react'
import { fill } from '../../../kit/texts.ts'
import { useTexts } from '../../../shell/language.tsx'
import type { CourseSummary } from '../course.ts'
import { percentDone } from '../rules.ts'
import { academyWords } from './academy-words.ts'
import styles from './progress-bar.module.css'

/** How much of a course is done, in words and as a bar. */
export function ProgressBar({ course }: { readonly course: Pick<CourseSummary, 'doneSteps' | 'totalSteps'> }): ReactNode {
  const texts = useTexts(academyWords)
  const { doneSteps, totalSteps } = course
  const words = fill(texts.doneOf, { done: Math.min(doneSteps, totalSteps), total: totalSteps })
  const percent = percentDone(course)
  return (
    <div className={styles.progress}>
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={texts.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={words}
        data-done={percent === 100 ? '' : undefined}
      >
        <span className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      <span className={styles.words} aria-hidden="true">
        {words}
      </span>
    </div>
  )
}
