import { ArchiveRestore, CircleCheck, Clock, EllipsisVertical, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Moment } from '../../../../shell/parts/formats/moment.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { CourseSummary } from '../../course.ts'
import { stateOf } from '../../rules.ts'
import { coursePath, editPath } from '../academy-paths.ts'
import type { CategoryEntry } from '../academy-queries.ts'
import { academyWords } from '../academy-words.ts'
import { ProgressBar } from '../progress-bar.tsx'
import { useCourseChanges } from '../use-course-changes.ts'
import { useProgress } from '../use-progress.ts'
import styles from './card.module.css'
import { CategoryStrip } from './category-strip.tsx'

type CourseCardProps = { readonly course: CourseSummary; readonly category: CategoryEntry | undefined }

/** One course of the list: what it is, how long, how far one is, and the way into it. */
export function CourseCard({ course, category }: CourseCardProps): ReactNode {
  const texts = useTexts(academyWords)
  const { title, description, length, updated, removed } = course
  return (
    <article className={styles.card} data-state={removed ? 'bin' : stateOf(course)}>
      <CategoryStrip category={category}>
        <span className={styles.length}>
          <Clock aria-hidden="true" />
          {fill(texts.minutes, { count: length })}
        </span>
      </CategoryStrip>
      <div className={styles.body}>
        <h3 className={styles.title}>{removed ? title : <Link href={coursePath(course)}>{title}</Link>}</h3>
        <p className={styles.description}>{description}</p>
        <p className={styles.date}>
          {texts.changed} <Moment value={updated} format="dotted" />
        </p>
      </div>
      <div className={styles.foot}>
        <ProgressBar course={course} />
        <div className={styles.actions}>
          {removed ? <BackFromBin course={course} /> : <WayIn course={course} />}
          {removed ? null : <CardMenu course={course} />}
        </div>
      </div>
    </article>
  )
}

/** START, CONTINUE or COMPLETED; whoever listens hears of which course. */
function WayIn({ course }: { readonly course: CourseSummary }): ReactNode {
  const texts = useTexts(academyWords)
  const state = stateOf(course)
  const { title } = course
  const [words, name] = {
    new: [texts.start, fill(texts.startOf, { title })],
    begun: [texts.goOn, fill(texts.goOnOf, { title })],
    completed: [texts.completed, fill(texts.completedOf, { title })],
  }[state]
  return (
    <Link href={coursePath(course)} className={styles.way} aria-label={name} data-state={state}>
      {state === 'completed' ? <CircleCheck aria-hidden="true" /> : null}
      {words}
    </Link>
  )
}

function BackFromBin({ course }: { readonly course: CourseSummary }): ReactNode {
  const texts = useTexts(academyWords)
  const { restore } = useCourseChanges()
  return (
    <Button onClick={() => restore(course)}>
      <ArchiveRestore aria-hidden="true" />
      {texts.restore}
    </Button>
  )
}

function CardMenu({ course }: { readonly course: CourseSummary }): ReactNode {
  const texts = useTexts(academyWords)
  const [, navigate] = useLocation()
  const { remove } = useCourseChanges()
  const { forget } = useProgress()
  const own: readonly MenuAction[] =
    stateOf(course) === 'new' ? [] : [{ id: 'forget', title: texts.forget, icon: RotateCcw, run: () => forget(course) }]
  return (
    <Menu
      trigger={<IconButton name={fill(texts.moreAbout, { title: course.title })} icon={EllipsisVertical} />}
      groups={[
        [{ id: 'edit', title: texts.edit, icon: Pencil, run: () => navigate(editPath(course)) }, ...own],
        [{ id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, run: () => remove(course) }],
      ]}
    />
  )
}
