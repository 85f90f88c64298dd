import type { ReactNode } from 'react'
import { dayAt } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { Button } from '../../../../ui/button.tsx'
import type { CalendarEvent } from '../../contract.ts'
import { movedTimes } from '../time/moved.ts'
import type { Shift } from '../time/wall.ts'
import { useEventChanges } from '../use-event-changes.ts'
import styles from './event-dialog.module.css'
import { whenOf } from './event-when.ts'
import { eventWords } from './event-words.ts'
import { recurrenceWords } from './recurrence-note.tsx'
import { useWhenWords } from './use-when-words.ts'

type MoveDialogProps = {
  readonly event: CalendarEvent
  readonly zone: string
  readonly onClose: () => void
  /** Without it, it is closed as usual. */
  readonly onMoved?: () => void
}

const steps = ['byQuarter', 'byHour', 'byDay', 'byWeek'] as const
const shifts: Readonly<Record<(typeof steps)[number], Shift>> = {
  byQuarter: { days: 0, minutes: 15 },
  byHour: { days: 0, minutes: 60 },
  byDay: { days: 1, minutes: 0 },
  byWeek: { days: 7, minutes: 0 },
}

/** Moves an event without dragging it: earlier or later by a usual step. */
export function MoveDialog({ event, zone, onClose, onMoved = onClose }: MoveDialogProps): ReactNode {
  const texts = useTexts(eventWords)
  const { fixedDays } = useTexts(recurrenceWords)
  const notify = useNotify()
  const write = useWhenWords()
  const today = dayAt(useMinute(), zone)
  const { move } = useEventChanges()

  function moveBy({ days, minutes }: Shift, way: 1 | -1): void {
    const { start, end } = event
    const times = movedTimes({ event, start, end }, { days: days * way, minutes: minutes * way }, zone)
    if (!times) return notify(fixedDays, { kind: 'info' })
    void move(event, times, write(whenOf(times, zone), today))
    onMoved()
  }

  // An event of whole days has no hours to move by.
  const offered = event.allDay ? steps.filter((step) => shifts[step].days > 0) : steps
  const ways = [
    { way: -1, title: texts.earlier, said: texts.earlierBy },
    { way: 1, title: texts.later, said: texts.laterBy },
  ] as const
  return (
    <Dialog
      title={fill(texts.moveTitle, event)}
      description={fill(texts.moveNow, { when: write(whenOf(event, zone), today) })}
      size="small"
      isOpen
      onClose={onClose}
    >
      <div className={styles.ways}>
        {ways.map(({ way, title, said }) => (
          <div key={way} className={styles.way} role="group" aria-label={title}>
            <p className={styles.wayTitle}>{title}</p>
            {offered.map((step) => (
              <Button key={step} aria-label={fill(said, { length: texts[step] })} onClick={() => moveBy(shifts[step], way)}>
                {texts[step]}
              </Button>
            ))}
          </div>
        ))}
      </div>
    </Dialog>
  )
}
