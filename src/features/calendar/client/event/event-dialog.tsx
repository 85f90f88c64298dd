import { useId, useState, type ReactNode, type RefObject } from 'react'
import { dayAt } from '../../../../kit/plain-date.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { Dialog } from '../../../../shell/parts/dialog/dialog.tsx'
import { idOf } from '../../../../shell/parts/form/form-labels.ts'
import { useMinute } from '../../../../shell/parts/formats/minute-clock.ts'
import { useClosing } from '../../../../shell/parts/save-bar/use-closing.ts'
import { sharedWords } from '../../../../shell/parts/words/shared-words.ts'
import { Button } from '../../../../ui/button.tsx'
import type { CalendarEvent, NewEvent } from '../../contract.ts'
import { useEventChanges } from '../use-event-changes.ts'
import styles from './event-dialog.module.css'
import type { EventContent } from './event-fields.ts'
import { EventForm } from './event-form.tsx'
import { eventWords } from './event-words.ts'
import { EventTools } from './event-tools.tsx'
import { RecurrenceNote } from './recurrence-note.tsx'
import { useSaveEvent } from './use-save-event.ts'

type EventDialogProps = {
  /** What is edited; without it a new one. */
  readonly event: CalendarEvent | undefined
  /** What a new one begins with. */
  readonly draft?: NewEvent
  /** The zone in which the calendar is shown. */
  readonly zone: string
  readonly onClose: () => void
  readonly onDuplicate?: (draft: NewEvent) => void
}

/** An event to read and to change. Closing it with changes asks first. */
export function EventDialog({ event, draft, zone, onClose, onDuplicate }: EventDialogProps): ReactNode {
  // The event as it was when it was opened is what the changes are measured against.
  const [base] = useState(event)
  return base ? (
    <EditDialog event={base} zone={zone} onClose={onClose} {...(onDuplicate ? { onDuplicate } : {})} />
  ) : (
    <NewDialog zone={zone} onClose={onClose} {...(draft ? { draft } : {})} />
  )
}

function NewDialog({ draft, zone, onClose }: Pick<EventDialogProps, 'draft' | 'zone' | 'onClose'>): ReactNode {
  const texts = useTexts(eventWords)
  const { add } = useEventChanges()
  const today = dayAt(useMinute(), zone)
  const [eventId] = useState(() => draft?.id ?? crypto.randomUUID())
  const [start] = useState<EventContent>(() => ({
    ...(draft ?? { title: '', allDay: true, start: today, end: today }),
    desc: draft?.desc ?? '',
    timeZone: draft?.timeZone ?? zone,
  }))
  return (
    <FormDialog
      title={texts.newTitle}
      submit={texts.add}
      start={start}
      zone={zone}
      onSubmit={async (content) => void add({ ...content, id: eventId, recurrence: draft?.recurrence ?? '' })}
      onClosed={onClose}
    />
  )
}

type EditDialogProps = Pick<EventDialogProps, 'zone' | 'onClose' | 'onDuplicate'> & { readonly event: CalendarEvent }

function EditDialog({ event, zone, onClose, onDuplicate }: EditDialogProps): ReactNode {
  const texts = useTexts(eventWords)
  const words = useTexts(sharedWords)
  const save = useSaveEvent()
  return (
    <FormDialog
      title={texts.editTitle}
      submit={words.save}
      start={event}
      event={event}
      zone={zone}
      onSubmit={(content) => save(event, content)}
      onClosed={onClose}
      onDuplicate={onDuplicate}
    />
  )
}

type FormDialogProps = {
  readonly title: string
  readonly submit: string
  readonly start: EventContent
  readonly zone: string
  readonly onSubmit: (content: EventContent) => Promise<{ readonly startDay: string } | void>
  readonly onClosed: () => void
  /** The one that is there already; it can be moved, copied and removed too. */
  readonly event?: CalendarEvent
  readonly onDuplicate?: EventDialogProps['onDuplicate'] | undefined
}

function FormDialog({ title, submit, start, zone, onSubmit, onClosed, event, onDuplicate }: FormDialogProps): ReactNode {
  const formId = useId()
  const words = useTexts(sharedWords)
  const [isDirty, setDirty] = useState(false)
  const { close, closeAnd, leave, isLeaving } = useClosing({ isDirty, onClosed, guards: 'address' })
  return (
    <Dialog
      title={title}
      size="narrow"
      initialFocus={fieldOf(formId, 'title')}
      isOpen={!isLeaving}
      onClose={close}
      footer={
        <div className={styles.footer}>
          <Button kind="primary" type="submit" form={formId}>
            {submit}
          </Button>
          <Button onClick={close}>{words.cancel}</Button>
          <span className={styles.gap} />
          {event ? <EventTools event={event} zone={zone} leave={leave} closeAnd={closeAnd} onDuplicate={onDuplicate} /> : null}
        </div>
      }
    >
      <EventForm
        id={formId}
        start={start}
        zone={zone}
        onDirty={setDirty}
        onSubmit={async (content) => {
          const faults = await onSubmit(content)
          if (!faults) leave()
          return faults
        }}
      >
        {event && event.recurrence !== '' ? <RecurrenceNote lines={event.recurrence} /> : null}
      </EventForm>
    </Dialog>
  )
}

/** A field of the form, which comes with it. */
function fieldOf(formId: string, name: string): RefObject<HTMLElement | null> {
  return {
    get current() {
      return document.getElementById(idOf(formId, name))
    },
  }
}
