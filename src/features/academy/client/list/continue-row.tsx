import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { minutesLeft } from '../../rules.ts'
import { coursePath } from '../academy-paths.ts'
import { useBegun, type CategoryEntry } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import { ProgressBar } from '../progress-bar.tsx'
import styles from './continue.module.css'

/** What was read last comes first; a press leads to the very step. */
export function ContinueRow({ categories }: { readonly categories: readonly CategoryEntry[] }): ReactNode {
  const texts = useTexts(academyWords)
  const begun = useBegun().data ?? []
  if (begun.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="continue-learning">
      <h2 id="continue-learning" className={styles.heading}>
        {texts.continueLearning}
      </h2>
      <ul className={styles.row}>
        {begun.map((course) => (
          <li key={course.id}>
            <Link
              href={`${coursePath(course)}?step=${Math.max(1, course.activeStep)}`}
              className={styles.tile}
              style={{ borderInlineStartColor: categories.find(({ value }) => value === course.category)?.color }}
            >
              <Play aria-hidden="true" />
              <span className={styles.words}>
                <span className={styles.title}>{course.title}</span>
                <span className={styles.at}>
                  {fill(texts.continueAt, { step: Math.max(1, course.activeStep), total: course.totalSteps, minutes: minutesLeft(course) })}
                </span>
              </span>
            </Link>
            <ProgressBar course={course} />
          </li>
        ))}
      </ul>
    </section>
  )
}
