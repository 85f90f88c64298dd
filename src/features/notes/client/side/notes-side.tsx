import { AlarmClock, Archive, StickyNote, Tag, Tags, Trash2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useTexts } from '../../../../shell/language.tsx'
import { CountBadge } from '../../../../ui/badge.tsx'
import type { NoteLabel } from '../../contract.ts'
import type { Counts } from '../notes-queries.ts'
import { notesWords } from '../notes-words.ts'
import { labelPath, notesPath } from '../use-place.ts'
import styles from './side.module.css'

type NotesSideProps = {
  readonly path: string
  readonly labels: readonly NoteLabel[]
  readonly counts: Counts | undefined
  readonly onEditLabels: () => void
}

/** Where notes can be. */
export function NotesSide({ path, labels, counts, onEditLabels }: NotesSideProps): ReactNode {
  const texts = useTexts(notesWords)
  const here = (to: string): { readonly isHere: boolean; readonly to: string } => ({ to, isHere: to === path })
  return (
    <nav className={styles.side} aria-label={texts.places}>
      <ul className={styles.list}>
        <Entry {...here(notesPath)} icon={StickyNote} title={texts.notes} count={counts?.notes} />
        <Entry {...here(`${notesPath}/reminders`)} icon={AlarmClock} title={texts.reminders} count={counts?.reminders} />
      </ul>
      <h2 className={styles.heading}>{texts.labels}</h2>
      <ul className={styles.list}>
        {labels.map((label) => (
          <Entry
            key={label.id}
            to={labelPath(label)}
            isHere={path.endsWith(label.id)}
            icon={Tag}
            title={label.name}
            count={counts?.labels[label.id]}
          />
        ))}
        <li>
          <button type="button" className={styles.entry} onClick={onEditLabels}>
            <Tags aria-hidden="true" />
            <span className={styles.title}>{texts.editLabels}</span>
          </button>
        </li>
      </ul>
      <ul className={styles.list} data-end="">
        <Entry {...here(`${notesPath}/archive`)} icon={Archive} title={texts.archive} count={counts?.archive} />
        <Entry {...here(`${notesPath}/bin`)} icon={Trash2} title={texts.bin} count={counts?.bin} />
      </ul>
    </nav>
  )
}

type EntryProps = {
  readonly to: string
  readonly isHere: boolean
  readonly icon: LucideIcon
  readonly title: string
  readonly count: number | undefined
}

function Entry({ to, isHere, icon: Picture, title, count = 0 }: EntryProps): ReactNode {
  return (
    <li>
      <Link href={to} className={styles.entry} aria-current={isHere ? 'page' : undefined}>
        <Picture aria-hidden="true" />
        <span className={styles.title}>{title}</span>
        <CountBadge count={count} />
      </Link>
    </li>
  )
}
