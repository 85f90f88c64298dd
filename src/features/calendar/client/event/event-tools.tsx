import { Copy, Download, EllipsisVertical, MoveRight, Trash2 } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { useTexts } from '../../../../shell/language.tsx'
import { lazyPart } from '../../../../shell/lazy-part.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import type { CalendarEvent, NewEvent } from '../../contract.ts'
import { useEventExport } from '../transfer/use-event-export.ts'
import { useEventChanges } from '../use-event-changes.ts'
import styles from './event-dialog.module.css'
import { eventWords } from './event-words.ts'

const { Part: MoveDialog } = lazyPart(() => import('./move-dialog.tsx').then((loaded) => loaded.MoveDialog))

type EventToolsProps = {
  readonly event: CalendarEvent
  readonly zone: string
  /** Leaves the form; what was entered in it is not kept. */
  readonly leave: (act?: () => void) => void
  /** Asks first where something would be lost. */
  readonly closeAnd: (act: () => void) => void
  readonly onDuplicate: ((draft: NewEvent) => void) | undefined
}

/** What can be done with an event that is there. */
export function EventTools({ event, zone, leave, closeAnd, onDuplicate }: EventToolsProps): ReactNode {
  const texts = useTexts(eventWords)
  const exportEvents = useEventExport()
  const { remove } = useEventChanges()
  const [isMoving, setMoving] = useState(false)
  const { id: _, uid: __, version: ___, ...copy } = event
  const duplicate = onDuplicate
    ? [{ id: 'duplicate', title: texts.duplicate, icon: Copy, run: () => closeAnd(() => onDuplicate(copy)) }]
    : []
  return (
    <>
      <Menu
        trigger={<IconButton name={texts.more} icon={EllipsisVertical} />}
        groups={[
          [
            { id: 'move', title: texts.moveBy, icon: MoveRight, run: () => setMoving(true) },
            ...duplicate,
            { id: 'export', title: texts.exportOne, icon: Download, run: () => exportEvents([event], 'ics') },
          ],
        ]}
      />
      <IconButton name={texts.remove} icon={Trash2} className={styles.remove ?? ''} onClick={() => leave(() => void remove(event))} />
      <Suspense fallback={null}>
        {isMoving ? <MoveDialog event={event} zone={zone} onClose={() => setMoving(false)} onMoved={() => leave()} /> : null}
      </Suspense>
    </>
  )
}
