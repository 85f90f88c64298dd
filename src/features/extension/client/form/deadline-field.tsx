import type { ReactNode } from 'react'
import { dottedDate, later, type PlainDate } from '../../../../kit/plain-date.ts'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useSite } from '../../../../shell/site.ts'
import { DateField } from '../../../../ui/date-field.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { earliestDeadline, latestDeadline, ordinaryDeadlines } from '../../rules.ts'
import { useCalendarPart } from './calendar-part.ts'
import { DateChips } from './date-chips.tsx'
import { freeDayText, noTimeText } from './deadline-advice.ts'
import { deadlineOf, type Draft } from './draft.ts'
import { formCatalogue } from './form-catalogue.ts'
import type { FieldProps } from './form-fields.tsx'
import { recomputedText } from './spoken-change.ts'
import { longDate, weekdayName } from '../../written-date.ts'

export function DeadlineField({ draft, today, edit, error }: FieldProps): ReactNode {
  const texts = useTexts(formCatalogue)
  const site = useSite()
  const calendarPart = useCalendarPart(site.holidays)
  const chosen = deadlineOf(draft, today)
  const { first, last } = ordinaryDeadlines(draft.legalForm, draft.period, site.filing)
  const noTime = noTimeText(draft, today, site, texts)
  const freeDay = freeDayText(draft, today, site, texts)
  const choose = (date: PlainDate): void => edit({ kind: 'whole-deadline', date })
  return (
    <DateField
      id="deadline"
      label={texts.deadline}
      hint={fill(first === last ? texts.ordinaryOne : texts.ordinaryBoth, { first: dottedDate(first), last: dottedDate(last) })}
      error={error}
      value={draft.deadline}
      onChange={(text) => edit({ kind: 'deadline', text })}
      onLeave={() => edit({ kind: 'leave-deadline' })}
      isRequired
      calendar={{
        ...calendarPart,
        name: chosen ? fill(texts.calendarOpenChosen, { date: longDate(chosen, texts) }) : texts.calendarOpen,
        today,
        chosen,
        earliest: later(earliestDeadline(draft.period), today),
        latest: latestDeadline(draft.legalForm, draft.period),
        onChoose: choose,
      }}
      reading={chosen ? weekdayName(chosen, texts) : undefined}
      note={
        draft.deadlineNote || noTime || freeDay ? (
          <>
            {draft.deadlineNote ? <DeadlineChange draft={draft} /> : null}
            {noTime ? (
              <Notice kind="warn">
                <p>{noTime}</p>
              </Notice>
            ) : (
              <p>{freeDay}</p>
            )}
          </>
        ) : undefined
      }
      after={<DateChips draft={draft} today={today} chosen={chosen} onChoose={choose} />}
    />
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
