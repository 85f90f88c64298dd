import { CalendarClock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { dayAt } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import type { EventWhen } from './event-when.ts'
import { eventWords } from './event-words.ts'
import styles from './quick-create.module.css'
import type { EventLinePart } from './read-event-line.ts'
import { useClockHints } from './use-clock-hints.ts'
import { useWhenWords } from './use-when-words.ts'

type QuickUnderstoodProps = {
  readonly when: EventWhen
  readonly parts: readonly EventLinePart[]
  readonly zone: string
  readonly now: Date
  readonly onAsWords: (part: EventLinePart) => void
}

/** How the line was understood; each part of it can be made plain words again. */
export function QuickUnderstood({ when, parts, zone, now, onAsWords }: QuickUnderstoodProps): ReactNode {
  const texts = useTexts(eventWords)
  const write = useWhenWords()
  const hints = useClockHints(when, zone)
  return (
    <>
      <p className={styles.when} role="status">
        <CalendarClock aria-hidden="true" />
        {write(when, dayAt(now, zone))}
        {when.allDay ? ` · ${texts.allDay}` : ''}
      </p>
      {hints.map((hint) => (
        <p key={hint} className={styles.hint}>
          {hint}
        </p>
      ))}
      {parts.length === 0 ? null : (
        <div className={styles.chips}>
          <span className={styles.understood}>{texts.understood}</span>
          <ul className={styles.parts}>
            {parts.map((part) => (
              <li key={`${part.start} ${part.text}`} className={styles.part}>
                {part.text}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={fill(texts.asWords, { part: part.text })}
                  onClick={() => onAsWords(part)}
                >
                  <X aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
