import { useMemo } from 'react'
import type { PlainDate } from '../../../../kit/plain-date.ts'
import type { Preferences } from '../../contract.ts'
import { useLayers, type Span } from '../calendar-queries.ts'
import type { DayLayers } from './view-props.ts'

/** Holidays and deadlines by their days, as far as the reader wants to see them. */
export function useDayLayers(span: Span, preferences: Preferences | undefined): (day: PlainDate) => DayLayers {
  const { showsHolidays = false, showsDeadlines = false } = preferences ?? {}
  const { data: layers } = useLayers(span, showsHolidays || showsDeadlines)
  return useMemo(() => {
    const byDay = Map.groupBy(layers ?? [], ({ day }) => day)
    return (day) => {
      const here = byDay.get(day) ?? []
      return {
        day,
        holidays: showsHolidays ? here.filter(({ kind }) => kind === 'holiday') : [],
        deadlines: showsDeadlines ? here.filter(({ kind }) => kind === 'deadline') : [],
      }
    }
  }, [layers, showsHolidays, showsDeadlines])
}
