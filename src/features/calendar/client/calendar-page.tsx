import { useEffect, useState, type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { dayAt } from '../../../kit/plain-date.ts'
import { useMinute } from '../../../shell/parts/formats/minute-clock.ts'
import { officeTimeZone } from '../../../shell/parts/formats/use-formats.ts'
import { useLive } from '../../../shell/parts/live/use-live.ts'
import { notFoundPath } from '../../../shell/workspace-path.ts'
import { CalendarPlace } from './calendar-place.tsx'
import { calendarTopics, usePreferences } from './calendar-queries.ts'
import { keepView, usualView } from './kept-view.ts'
import { placeAt } from './period.ts'

/** The calendar: one page that stays while somebody moves through time. */
export function Page(): ReactNode {
  useLive(calendarTopics)
  const [path] = useLocation()
  const { data: preferences } = usePreferences()
  const zone = preferences?.timeZone ?? officeTimeZone
  const today = dayAt(useMinute(), zone)
  const [view] = useState(usualView)
  const place = placeAt(path, { view, today })
  const shown = place?.view
  useEffect(() => {
    if (shown) keepView(shown)
  }, [shown])
  if (!place) return <Redirect to={notFoundPath} replace state={{ wrongPath: path }} />
  return <CalendarPlace place={place} today={today} zone={zone} preferences={preferences} />
}
