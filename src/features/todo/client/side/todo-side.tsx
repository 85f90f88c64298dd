import {
  AlarmClock,
  CalendarClock,
  CalendarDays,
  Check,
  CircleAlert,
  ListChecks,
  Plus,
  Star,
  TextAlignJustify,
  Trash2,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useUser } from '../../../../shell/workspace/session/session.ts'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { filters, labels, type FilterHandle } from '../../lists.ts'
import { pathOf, type Place } from '../places.ts'
import { useTodoCounts } from '../todo-queries.ts'
import { todoWords } from '../todo-words.ts'
import styles from './todo-side.module.css'

const pictures: Readonly<Record<FilterHandle, LucideIcon>> = {
  starred: Star,
  important: CircleAlert,
  dueDate: CalendarClock,
  today: CalendarDays,
  completed: Check,
  deleted: Trash2,
  overdue: AlarmClock,
}

/** All tasks, the filters and the labels, each with how many there are. */
export function TodoSide({ place }: { readonly place: Place }): ReactNode {
  const texts = useTexts(todoWords)
  const user = useUser()
  const { data: counts } = useTodoCounts()
  return (
    <div className={styles.side}>
      <div className={styles.head}>
        <ListChecks aria-hidden="true" />
        <div className={styles.who}>
          <h2 className={styles.name}>{texts.app}</h2>
          <p className={styles.account}>{user?.email}</p>
        </div>
      </div>
      <Link href={pathOf(place, 'new')} className={styles.add ?? ''}>
        <Plus aria-hidden="true" />
        {texts.addTask}
      </Link>
      <ul className={styles.list}>
        <Entry
          to={{ kind: 'folder', handle: 'all' }}
          here={place}
          title={texts.all}
          count={counts?.all}
          picture={<TextAlignJustify aria-hidden="true" />}
        />
      </ul>
      <h3 className={styles.group}>{texts.filters}</h3>
      <ul className={styles.list}>
        {filters.map(({ handle }) => {
          const Picture = pictures[handle]
          return (
            <Entry
              key={handle}
              to={{ kind: 'filter', handle }}
              here={place}
              title={texts[handle]}
              count={counts?.filters[handle]}
              isUrgent={handle === 'overdue'}
              picture={<Picture aria-hidden="true" />}
            />
          )
        })}
      </ul>
      <h3 className={styles.group}>{texts.labels}</h3>
      <ul className={styles.list}>
        {labels.map(({ handle, title, color }) => (
          <Entry
            key={handle}
            to={{ kind: 'label', handle }}
            here={place}
            title={title}
            count={counts?.labels[handle]}
            picture={<span className={styles.dot} style={{ background: color }} aria-hidden="true" />}
          />
        ))}
      </ul>
    </div>
  )
}

type EntryProps = {
  readonly to: Place
  readonly here: Place
  readonly title: string
  readonly count: number | undefined
  readonly picture: ReactNode
  readonly isUrgent?: boolean
}

function Entry({ to, here, title, count = 0, picture, isUrgent = false }: EntryProps): ReactNode {
  const texts = useTexts(todoWords)
  const isHere = to.kind === here.kind && to.handle === here.handle
  const isOfAll = to.handle === 'completed' || to.handle === 'deleted'
  return (
    <li>
      <Link href={pathOf(to)} className={styles.entry ?? ''} aria-current={isHere ? 'page' : undefined}>
        {picture}
        <span className={styles.title}>{title}</span>
        {count === 0 ? null : (
          <span className={styles.count} data-urgent={isUrgent ? '' : undefined}>
            <span aria-hidden="true">{count > 9999 ? '9999+' : count}</span>
            <VisuallyHidden>{fill(isOfAll ? texts.hasCount : texts.openCount, { count })}</VisuallyHidden>
          </span>
        )}
      </Link>
    </li>
  )
}
