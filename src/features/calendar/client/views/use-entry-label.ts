import { fill } from '../../../../kit/texts.ts'
import { useTexts } from '../../../../shell/language.tsx'
import { calendarWords } from '../calendar-words.ts'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import { touches, type Entry } from '../time/entry.ts'
import type { When } from '../time/when.ts'
import type { DayLayers } from './view-props.ts'
import { useLayerName } from '../setup/layer-names.ts'

/** All that is to be known of an event, in one sentence for those who listen. */
export function useEntryLabel(when: When): (entry: Entry) => string {
  const texts = useTexts(calendarWords)
  return (entry) => {
    const { title, allDay, recurrence } = entry.event
    const parts = [title, when.entry(entry), allDay ? texts.allDayEvents : '', recurrence === '' ? '' : texts.repeats]
    return parts.filter((part) => part !== '').join(', ')
  }
}

type DayLabel = { readonly entries: readonly Entry[]; readonly isToday: boolean; readonly layers: DayLayers }

/** A day with all that is on it. */
export function useDayLabel(when: When): (day: PlainDate, on: DayLabel) => string {
  const texts = useTexts(calendarWords)
  const layerName = useLayerName()
  return (day, { entries, isToday, layers }) => {
    const count = entries.filter((entry) => touches(entry, day)).length
    const said = count === 0 ? texts.noEvents : count === 1 ? texts.eventsOne : fill(texts.eventsMany, { count })
    const holidays = layers.holidays.map((each) => layerName(each))
    const deadlines = layers.deadlines.map((each) => `${texts.deadline}: ${layerName(each)}`)
    return [when.long(day), isToday ? texts.isToday : '', ...holidays, ...deadlines, said].filter((part) => part !== '').join(', ')
  }
}
