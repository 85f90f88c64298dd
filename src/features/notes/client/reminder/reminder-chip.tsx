import { AlarmClock, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { notesWords } from '../notes-words.ts'
import styles from './reminder.module.css'

type ReminderChipProps = {
  readonly reminder: string
  /** When it was given; what is over is written so. */
  readonly remindedAt?: string | null
  readonly onRemove?: () => void
}

/** When a note will be brought back to mind. */
export function ReminderChip({ reminder, remindedAt = null, onRemove }: ReminderChipProps): ReactNode {
  const texts = useTexts(notesWords)
  const formats = useFormats()
  const now = useMinute()
  const short = formats.date(reminder, 'list', now)
  const clock = formats.time(reminder)
  const time = short === clock ? clock : `${short}, ${clock}`
  return (
    <span className={styles.chip} data-over={remindedAt === null ? undefined : ''}>
      <AlarmClock aria-hidden="true" />
      <time dateTime={reminder} title={fill(texts.reminderOf, { time: formats.date(reminder, 'exact', now) })}>
        {time}
      </time>
      {onRemove ? (
        <button type="button" className={styles.remove} aria-label={fill(texts.removeReminder, { time })} onClick={onRemove}>
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  )
}
