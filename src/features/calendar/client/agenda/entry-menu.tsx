import { CalendarClock, Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu, type MenuAction } from '../../../../ui/menu.tsx'
import type { NewEvent } from '../../contract.ts'
import { calendarWords } from '../calendar-words.ts'
import type { Entry } from '../time/entry.ts'
import type { ListProps } from './list-props.ts'

const { Part: MoveDialog } = lazyPart(() => import('../event/move-dialog.tsx').then((loaded) => loaded.MoveDialog))

type EntryMenuProps = Pick<ListProps, 'zone' | 'actions'> & { readonly entry: Entry; readonly onDuplicate: (draft: NewEvent) => void }

/** What can be done with an event without opening or dragging it. */
export function EntryMenu({ entry, zone, actions, onDuplicate }: EntryMenuProps): ReactNode {
  const texts = useTexts(calendarWords)
  const [isMoving, setMoving] = useState(false)
  const { event } = entry
  const moving = (id: string, title: string, days: number, minutes: number): MenuAction => ({
    id,
    title,
    run: () => actions.move(entry, { days, minutes }),
  })
  const hours = event.allDay ? [] : [moving('hour-earlier', texts.earlierHour, 0, -60), moving('hour-later', texts.laterHour, 0, 60)]
  const groups: readonly (readonly MenuAction[])[] = [
    [{ id: 'edit', title: texts.edit, icon: Pencil, run: () => actions.open(event) }],
    [
      ...hours,
      moving('day-earlier', texts.earlierDay, -1, 0),
      moving('day-later', texts.laterDay, 1, 0),
      moving('week-later', texts.laterWeek, 7, 0),
      { id: 'move', title: texts.moveBy, icon: CalendarClock, run: () => setMoving(true) },
    ],
    [
      { id: 'duplicate', title: texts.duplicate, icon: Copy, run: () => onDuplicate(copyOf(entry)) },
      { id: 'remove', title: texts.remove, icon: Trash2, isDanger: true, run: () => actions.remove(entry) },
    ],
  ]
  return (
    <>
      <Menu trigger={<IconButton name={fill(texts.eventMenu, { title: event.title })} icon={EllipsisVertical} />} groups={groups} />
      {isMoving ? (
        <Suspense fallback={null}>
          <MoveDialog event={event} zone={zone} onClose={() => setMoving(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** The same event once more, with an identity of its own. */
function copyOf({ event }: Entry): NewEvent {
  const { id: _, uid: __, version: ___, ...rest } = event
  return rest
}
