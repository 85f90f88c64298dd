import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { EntryLine } from '../agenda/entry-line.tsx'
import { calendarWords } from '../calendar-words.ts'
import { touches } from '../time/entry.ts'
import { LayerMarks } from '../views/layer-marks.tsx'
import type { ViewProps } from '../views/view-props.ts'
import styles from './day-list.module.css'

type DayListProps = Pick<ViewProps, 'entries' | 'when' | 'layersOn' | 'actions'> & {
  readonly day: PlainDate
  readonly anchor: HTMLElement
  readonly onClose: () => void
  readonly onCreate: () => void
}

/** All that is on one day, beside its cell. */
export function DayList({ day, anchor, entries, when, layersOn, actions, onClose, onCreate }: DayListProps): ReactNode {
  const texts = useTexts(calendarWords)
  const here = entries.filter((entry) => touches(entry, day))
  return (
    <Popover
      isOpen
      anchor={anchor}
      align="center"
      name={fill(texts.daysEvents, { day: when.long(day) })}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <div className={styles.list}>
        <h3 className={styles.day}>{when.long(day)}</h3>
        <LayerMarks layers={layersOn(day)} isWide />
        {here.length === 0 ? <p className={styles.none}>{texts.noEventsOnDay}</p> : null}
        <ul className={styles.lines}>
          {here.map((entry) => (
            <li key={entry.key}>
              <EntryLine
                entry={entry}
                day={day}
                when={when}
                onOpen={() => {
                  onClose()
                  actions.open(entry.event)
                }}
              />
            </li>
          ))}
        </ul>
        <Button
          kind="quiet"
          className={styles.add}
          onClick={() => {
            onClose()
            onCreate()
          }}
        >
          <Plus aria-hidden="true" />
          {texts.newEvent}
        </Button>
      </div>
    </Popover>
  )
}
