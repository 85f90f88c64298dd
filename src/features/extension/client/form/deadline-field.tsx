import type { ReactNode } from 'react'
import { dottedDate, later } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { earliestDeadline, latestDeadline } from '../../rules.ts'
import { useCalendarPart } from './calendar-part.ts'
import { DateChips } from './date-chips.tsx'
import { deadlineOf, type Draft } from './draft.ts'
import { formCatalogue } from './form-catalogue.ts'
import type { FieldProps } from './form-fields.tsx'
import { freeDayText } from './free-day.ts'
import { recomputedText } from './spoken-change.ts'
import { TimeLine } from './time-line.tsx'
import { longDate, weekdayDate } from '../../written-date.ts'

export function DeadlineField({ draft, today, edit, error }: FieldProps): ReactNode {
  const texts = useTexts(formCatalogue)
  const { holidays } = useSite()
  const calendarPart = useCalendarPart(holidays)
  const wish = deadlineOf(draft, today)
  const latest = latestDeadline(draft.legalForm, draft.period)
  const freeDay = freeDayText({ wish, today, latest, holidays }, texts)
  return (
    <DateField
      id="deadline"
      label={texts.deadline}
      hint={fill(texts.deadlineHint, { date: dottedDate(latest) })}
      error={error}
      value={draft.deadline}
      onChange={(text) => edit({ kind: 'deadline', text })}
      onLeave={() => edit({ kind: 'leave-deadline' })}
      isRequired
      calendar={{
        ...calendarPart,
        name: wish ? fill(texts.calendarOpenChosen, { date: longDate(wish, texts) }) : texts.calendarOpen,
        today,
        chosen: wish,
        earliest: later(earliestDeadline(draft.period), today),
        latest,
        onChoose: (date) => edit({ kind: 'whole-deadline', date }),
      }}
      reading={wish ? weekdayDate(wish, today, texts) : undefined}
      note={draft.deadlineNote || freeDay ? <DeadlineNote draft={draft} freeDay={freeDay} /> : undefined}
      after={
        <>
          <DateChips draft={draft} today={today} wish={wish} onChoose={(date) => edit({ kind: 'whole-deadline', date })} />
          <TimeLine today={today} wish={wish} latest={latest} />
        </>
      }
    />
  )
}

function DeadlineNote({ draft, freeDay }: { readonly draft: Draft; readonly freeDay: string | undefined }): ReactNode {
  return (
    <>
      {draft.deadlineNote ? <DeadlineChange draft={draft} /> : null}
      {freeDay ? <p>{freeDay}</p> : null}
    </>
  )
}

/** What the form did to the date, and what had been typed before. */
function DeadlineChange({ draft }: { readonly draft: Draft }): ReactNode {
  const texts = useTexts(formCatalogue)
  const note = draft.deadlineNote
  if (note?.kind !== 'too-late') return recomputedText(draft, texts)
  return (
    <Notice kind="warn" role="alert">
      <p>{fill(texts.tooLate, { date: dottedDate(note.limit) })}</p>
      <p>{fill(texts.tooLateTyped, { text: note.typed })}</p>
    </Notice>
  )
}
