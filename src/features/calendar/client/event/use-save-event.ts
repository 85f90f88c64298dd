import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { call } from '../../../../shell/call.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useMergedSave } from '../../../../shell/parts/conflict/use-merged-save.ts'
import { useFormats } from '../../../../shell/parts/formats/use-formats.ts'
import { useUndo } from '../../../../shell/parts/undo/use-undo.ts'
import { readEvent, updateEvent, type CalendarEvent } from '../../contract.ts'
import { useCalendarKey } from '../calendar-queries.ts'
import { noDays } from '../changes/event-edits.ts'
import { movedRule } from '../time/moved-rule.ts'
import { shiftBetween } from '../time/wall.ts'
import type { EventContent } from './event-fields.ts'
import { wallAt } from './event-when.ts'
import { eventWords } from './event-words.ts'
import { recurrenceWords } from './recurrence-note.tsx'

type Changes = Partial<EventContent & Pick<CalendarEvent, 'recurrence'>>

/** Saves what the form changed; what somebody else changed meanwhile stays, or is asked about. Answers with what cannot be. */
export function useSaveEvent(): (base: CalendarEvent, content: EventContent) => Promise<{ readonly startDay: string } | void> {
  const texts = useTexts(eventWords)
  const { fixedDays } = useTexts(recurrenceWords)
  const client = useQueryClient()
  const queryKey = useCalendarKey()
  const undo = useUndo()
  const saveMerged = useMergedSave<CalendarEvent>(useTimesInWords())
  return async (base, content) => {
    const recurrence = ruleFor(base, content)
    if (recurrence === undefined) return { startDay: fixedDays }
    const mine = changedIn(base, { ...content, recurrence })
    if (Object.keys(mine).length === 0) return
    const { id } = base
    const write = async (changes: Partial<CalendarEvent>): Promise<void> => {
      await call(updateEvent, { event: { ...changes, id }, ...noDays })
      await client.invalidateQueries({ queryKey })
    }
    const read = (): Promise<CalendarEvent> => call(readEvent, { eventId: id })
    // One that was added a moment ago shows before the server has told its version.
    const known = base.version === 0 ? { ...base, version: (await read()).version } : base
    await saveMerged({ base: known, mine, read, save: (changes, version) => write({ ...changes, version }).then(read) })
    undo.did({ text: fill(texts.saved, content), undo: () => write(before(base, mine)), redo: () => write(mine) })
  }
}

/** The rule of a repeated event goes along when its first time moves; nothing where it cannot. */
function ruleFor({ recurrence, allDay, start, timeZone }: CalendarEvent, content: EventContent): string | undefined {
  if (recurrence === '' || content.start === start || content.allDay !== allDay) return recurrence
  const momentOf = (value: string): string => (allDay ? `${value}T12:00:00Z` : value)
  const zone = allDay ? 'UTC' : timeZone
  return movedRule(recurrence, shiftBetween(momentOf(start), momentOf(content.start), zone), zone)
}

/** Only what is different, so that nothing else is written over. */
function changedIn(base: CalendarEvent, content: Required<Changes>): Changes {
  // Of the content, so each name has a value of its own kind.
  const changed = Object.entries(content).filter(([name, value]) => value !== base[name as keyof Changes])
  return Object.fromEntries(changed)
}

function before(base: CalendarEvent, mine: Changes): Changes {
  return Object.fromEntries(Object.keys(mine).map((name) => [name, base[name as keyof Changes]])) // the names come from the content
}

type Wording = Parameters<typeof useMergedSave<CalendarEvent>>[0]

/** For the question whose time stays: moments as the clocks of the event show them. */
function useTimesInWords(): Wording {
  const texts = useTexts(eventWords)
  const { date } = useFormats()
  return useMemo(
    () => ({
      titles: {
        title: texts.title,
        allDay: texts.allDay,
        start: texts.start,
        end: texts.end,
        desc: texts.description,
        timeZone: texts.timeZone,
      },
      inWords: (name, { [name]: value, allDay, timeZone = 'UTC' }) => {
        if ((name !== 'start' && name !== 'end') || typeof value !== 'string') return undefined
        if (allDay) return date(value, 'day', new Date(0))
        const { day, time } = wallAt(value, timeZone)
        return `${date(day, 'day', new Date(0))}, ${time}`
      },
    }),
    [texts, date],
  )
}
