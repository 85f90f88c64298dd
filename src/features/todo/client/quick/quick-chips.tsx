import { CalendarClock, CircleAlert, Star, Tag, X, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { QuickAdd, QuickAddPart } from '../../quick-add.ts'
import { dateOf } from '../../rules.ts'
import { useDateWords } from '../rows/use-date-words.ts'
import styles from './quick-add-field.module.css'
import { quickWords } from './quick-words.ts'

type QuickChipsProps = { readonly read: QuickAdd; readonly now: Date; readonly onAsWords: (part: QuickAddPart) => void }

const pictures: Readonly<Record<QuickAddPart['kind'], LucideIcon>> = {
  day: CalendarClock,
  time: CalendarClock,
  label: Tag,
  priority: CircleAlert,
  star: Star,
}

/** What the line was understood to mean; each can be made plain words again. */
export function QuickChips({ read, now, onAsWords }: QuickChipsProps): ReactNode {
  const texts = useTexts(quickWords)
  const write = useDateWords()
  if (read.parts.length === 0) return null
  const when = read.due ? write(dateOf(read.due.day, read.due.time), now) : ''
  const titles = { priority: texts.priority, star: texts.star }
  return (
    <div className={styles.chips}>
      <span className={styles.understood}>{texts.understood}</span>
      {read.due ? <span className={styles.due}>{fill(texts.dueOn, { when })}</span> : null}
      <ul className={styles.parts}>
        {read.parts.map((part) => {
          const Picture = pictures[part.kind]
          const title = part.kind === 'priority' || part.kind === 'star' ? titles[part.kind] : part.text
          return (
            <li key={`${part.start} ${part.text}`} className={styles.part} data-kind={part.kind}>
              <Picture aria-hidden="true" />
              {title}
              <button
                type="button"
                className={styles.remove}
                aria-label={fill(texts.asWords, { part: title })}
                onClick={() => onAsWords(part)}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
