import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { listCourses } from '../../contract.ts'
import type { Course } from '../../course.ts'
import { coursePath, coursesPath } from '../academy-paths.ts'
import { useAcademyKey, useCategories } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import { CategoryStrip } from '../list/category-strip.tsx'
import styles from './finish.module.css'

const few = 3

/** Courses that were not begun yet, of the same category first. */
export function NextCourses({ course }: { readonly course: Course }): ReactNode {
  const texts = useTexts(academyWords)
  const categories = useCategories().data ?? []
  const { data: fresh } = useQuery({
    queryKey: [...useAcademyKey(), 'next'],
    queryFn: ({ signal }) => call(listCourses, { state: 'new', limit: 50 }, { signal }),
  })
  if (!fresh) return null
  const others = fresh.filter(({ id }) => id !== course.id)
  const offered = [
    ...others.filter(({ category }) => category === course.category),
    ...others.filter(({ category }) => category !== course.category),
  ].slice(0, few)
  return (
    <section className={styles.next} aria-labelledby="what-next">
      <h3 id="what-next">{texts.whatNext}</h3>
      {offered.length === 0 ? <p>{texts.nothingNext}</p> : null}
      <ul className={styles.offers}>
        {offered.map((each) => (
          <li key={each.id}>
            <Link href={coursePath(each)} className={styles.offer}>
              <CategoryStrip category={categories.find(({ value }) => value === each.category)}>
                <span>{fill(texts.minutes, { count: each.length })}</span>
              </CategoryStrip>
              <span className={styles.offerTitle}>{each.title}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Link href={coursesPath}>{texts.toCourses}</Link>
    </section>
  )
}
