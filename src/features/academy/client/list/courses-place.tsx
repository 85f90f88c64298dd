import { useEffect, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useAnnounce } from '../../../../shell/announce.tsx'
import { useTexts } from '../../../../shell/language.tsx'
import { MoreRows } from '../../../../shell/parts/paging/more-rows.tsx'
import { LoadError } from '../../../../shell/parts/states/load-error.tsx'
import { LoadingRows } from '../../../../shell/parts/states/loading-rows.tsx'
import { useCategories, useCounts, useCourseList } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import { ContinueRow } from './continue-row.tsx'
import { CourseCard } from './course-card.tsx'
import { CoursesEmpty } from './courses-empty.tsx'
import { CoursesFilter } from './courses-filter.tsx'
import styles from './list.module.css'
import { useCoursesAddress } from './use-courses-address.ts'

const none: readonly never[] = []

/** The list with its filters, and above it what was begun. */
export function CoursesPlace(): ReactNode {
  const texts = useTexts(academyWords)
  const courses = useCoursesAddress()
  const { which, isFiltered } = courses
  const list = useCourseList(which)
  const counts = useCounts(which).data
  const categories = useCategories().data ?? none
  const matching = list.status === 'success' && !list.isOld ? counts?.matching : undefined
  const found = matching === undefined ? '' : matching === 1 ? texts.foundOne : fill(texts.foundMany, { count: matching })
  useSaid(isFiltered ? found : '')
  return (
    <>
      <p className={styles.intro}>{texts.intro}</p>
      {isFiltered ? null : <ContinueRow categories={categories} />}
      <section aria-label={texts.courses}>
        <div className={styles.above}>
          <h2 className={styles.heading}>{texts.courses}</h2>
          <span className={styles.found}>{found}</span>
        </div>
        <CoursesFilter courses={courses} categories={categories} counts={counts} />
        {list.status === 'pending' ? <LoadingRows rows={4} /> : null}
        {list.status === 'error' && list.rows.length === 0 ? <LoadError title={texts.loadFailed} onRetry={list.retry} /> : null}
        {list.status === 'success' && list.rows.length === 0 && !list.isOld ? (
          <CoursesEmpty courses={courses} categories={categories} counts={counts} />
        ) : null}
        <ul className={styles.cards} aria-busy={list.isOld}>
          {list.rows.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} category={categories.find(({ value }) => value === course.category)} />
            </li>
          ))}
        </ul>
        <MoreRows list={list} />
      </section>
    </>
  )
}

/** How many there are, for those who cannot see the list change while they type. */
function useSaid(text: string): void {
  const announce = useAnnounce()
  useEffect(() => {
    if (text !== '') announce(text)
  }, [announce, text])
}
