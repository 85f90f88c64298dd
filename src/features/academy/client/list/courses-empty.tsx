import { GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { EmptyState } from '../../../../shell/parts/states/empty-state.tsx'
import { Button } from '../../../../ui/button.tsx'
import { newCoursePath } from '../academy-paths.ts'
import type { CategoryEntry } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import type { Counts } from './courses-filter.tsx'
import type { CoursesAddress } from './use-courses-address.ts'

type CoursesEmptyProps = { readonly courses: CoursesAddress; readonly categories: readonly CategoryEntry[]; readonly counts: Counts }

/** Why there is nothing; where other categories have something, they are offered. */
export function CoursesEmpty({ courses: { address, change, isFiltered, clear }, categories, counts }: CoursesEmptyProps): ReactNode {
  const texts = useTexts(academyWords)
  const [, navigate] = useLocation()
  if (!isFiltered) {
    return (
      <EmptyState
        kind="never-used"
        icon={GraduationCap}
        title={texts.noCourses}
        text={texts.noCoursesText}
        action={
          <Button kind="primary" onClick={() => navigate(newCoursePath)}>
            {texts.newCourse}
          </Button>
        }
      />
    )
  }
  if (address.state === 'bin' && address.q === '') return <EmptyState kind="done" title={texts.binEmpty} text={texts.binEmptyText} />
  const others = categories.filter(({ value }) => value !== address.category && (counts?.categories[value] ?? 0) > 0)
  const offers = others.map(({ value, label }) => (
    <Button key={value} onClick={() => change({ category: value })}>
      {fill(texts.inCategory, { name: label, count: counts?.categories[value] ?? 0 })}
    </Button>
  ))
  const isElsewhere = offers.length > 0
  return (
    <EmptyState
      kind="filtered"
      title={texts.nothingHere}
      text={isElsewhere ? texts.nothingButThere : texts.nothingElse}
      onClear={clear}
      action={isElsewhere ? offers : undefined}
    />
  )
}
