import { useMemo } from 'react'
import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { useNotify } from '../../../../shell/workspace/notices/notices.ts'
import { calendarWords } from '../calendar-words.ts'
import { placeOf, type Entry } from '../time/entry.ts'
import { movedTimes, resizedTimes, type Edge } from '../time/moved.ts'
import type { Shift } from '../time/wall.ts'
import type { When } from '../time/when.ts'
import { useEventChanges, type Times } from '../use-event-changes.ts'

export type EntryActions = {
  readonly move: (entry: Entry, shift: Shift) => void
  readonly resize: (entry: Entry, edge: Edge, shift: Shift) => void
  readonly remove: (entry: Entry) => void
}

/** Moving, stretching and deleting what is shown. */
export function useEntryActions(when: When, zone: string): EntryActions {
  const texts = useTexts(calendarWords)
  const notify = useNotify()
  const changes = useEventChanges()
  return useMemo(() => {
    const said = ({ event }: Entry, { start, end, allDay }: Times): string => {
      const occurrence = { event: { ...event, allDay }, start, end }
      return when.entry({ ...occurrence, ...placeOf(occurrence, zone) })
    }
    const refuse = ({ event: { title } }: Entry): void => notify(fill(texts.ruleHolds, { title }), { kind: 'info' })
    return {
      move: (entry, shift) => {
        const times = movedTimes(entry, shift, zone)
        if (times) void changes.move(entry.event, times, said(entry, times))
        else refuse(entry)
      },
      resize: (entry, edge, shift) => {
        const times = resizedTimes(entry, edge, shift, zone)
        if (!times) return refuse(entry)
        if (times.start !== entry.event.start || times.end !== entry.event.end) void changes.resize(entry.event, times, said(entry, times))
      },
      remove: ({ event }) => void changes.remove(event),
    }
  }, [changes, when, zone, texts, notify])
}
