import { useEffect, useMemo, type ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { useTexts } from '../../../../shell/language.tsx'
import { AppForm } from '../../../../shell/parts/form/app-form.tsx'
import { FormDate } from '../../../../shell/parts/form/form-date.tsx'
import { FormSwitch } from '../../../../shell/parts/form/form-switch.tsx'
import { FormTextArea } from '../../../../shell/parts/form/form-text-area.tsx'
import { FormText } from '../../../../shell/parts/form/form-text.tsx'
import { FormTime } from '../../../../shell/parts/form/form-time.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import styles from './event-dialog.module.css'
import { contentOf, dayIn, endAfter, eventRules, inputOf, type EventContent, type EventInput } from './event-fields.ts'
import { eventWords } from './event-words.ts'
import { WhenHints } from './when-hints.tsx'
import { ZoneField } from './zone-field.tsx'

type EventFormProps = {
  readonly id: string
  readonly start: EventContent
  /** The zone in which the calendar is shown. */
  readonly zone: string
  readonly onDirty: (isDirty: boolean) => void
  /** Answers with what is wrong with a field, if something is. */
  readonly onSubmit: (content: EventContent) => Promise<{ readonly startDay: string } | void>
  /** Below the fields, e.g. by which rule it repeats. */
  readonly children?: ReactNode
}

/** All that can be said about an event. */
export function EventForm({ id, start, zone, onDirty, onSubmit, children }: EventFormProps): ReactNode {
  const texts = useTexts(eventWords)
  const rules = useMemo(() => eventRules(texts), [texts])
  return (
    <AppForm id={id} schema={rules} start={inputOf(start)} onSubmit={(input) => onSubmit(contentOf(input, start))}>
      <DirtyWatch onDirty={onDirty} />
      <EndFollows />
      <FormText name="title" label={texts.title} isRequired autoComplete="off" />
      <FormSwitch name="allDay" label={texts.allDay} />
      <Times />
      <WhenHints zone={zone} />
      <Zone />
      <div className={styles.description}>
        <FormTextArea name="desc" label={texts.description} rows={5} />
      </div>
      {children}
      <ServerProblem />
    </AppForm>
  )
}

function Times(): ReactNode {
  const texts = useTexts(eventWords)
  const [allDay, startDay] = useWatch<EventInput, readonly ['allDay', 'startDay']>({ name: ['allDay', 'startDay'] })
  const earliest = dayIn(startDay)
  return (
    <>
      <div className={styles.times}>
        <FormDate name="startDay" label={texts.start} isRequired />
        {allDay ? null : <FormTime name="startTime" label={texts.startTime} isRequired />}
      </div>
      <div className={styles.times}>
        <FormDate name="endDay" label={texts.end} isRequired {...(earliest ? { earliest } : {})} />
        {allDay ? null : <FormTime name="endTime" label={texts.endTime} isRequired />}
      </div>
    </>
  )
}

/** Whole days are the same everywhere. */
function Zone(): ReactNode {
  const allDay = useWatch<EventInput, 'allDay'>({ name: 'allDay' })
  const texts = useTexts(eventWords)
  return allDay ? null : <ZoneField name="timeZone" label={texts.timeZone} hint={texts.zoneHint} />
}

/** Whoever moves the start means the whole event. */
function EndFollows(): null {
  const { subscribe, getValues, setValue } = useFormContext<EventInput>()
  useEffect(() => {
    let before = { ...getValues() }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        const end = endAfter(before, values)
        const isReadable = end !== undefined || (values.startDay === before.startDay && values.startTime === before.startTime)
        // While the start cannot be read, what stood there last is what the length is measured from.
        before = isReadable ? { ...values, ...end } : { ...values, startDay: before.startDay, startTime: before.startTime }
        if (end && end.endDay !== values.endDay) setValue('endDay', end.endDay, { shouldDirty: true })
        if (end && end.endTime !== values.endTime) setValue('endTime', end.endTime, { shouldDirty: true })
      },
    })
  }, [subscribe, getValues, setValue])
  return null
}

/** Tells the layer around the form whether something would be lost. */
function DirtyWatch({ onDirty }: { readonly onDirty: (isDirty: boolean) => void }): null {
  const { isDirty } = useFormState()
  useEffect(() => onDirty(isDirty), [isDirty, onDirty])
  return null
}

function ServerProblem(): ReactNode {
  const problem = useFormState().errors.root?.['server']?.message
  return problem === undefined ? null : (
    <Notice kind="danger" role="alert">
      {problem}
    </Notice>
  )
}
