import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { PlainDate } from '../../../kit/plain-date.ts'
import { useTexts } from '../../../shell/language.tsx'
import { useFormatLocale } from '../../../shell/parts/formats/use-formats.ts'
import { choiceParam, textParam } from '../../../shell/parts/url-state/params.ts'
import { useUrlState } from '../../../shell/parts/url-state/use-url-state.ts'
import { WorkspacePage } from '../../../shell/workspace/workspace-page.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { CalendarEvent, NewEvent, Preferences } from '../contract.ts'
import { Agenda } from './agenda/agenda.tsx'
import { FoundEvents } from './agenda/found-events.tsx'
import { CalendarLayers, type Quick } from './calendar-layers.tsx'
import { calendarWords } from './calendar-words.ts'
import { CalendarHead } from './head/calendar-head.tsx'
import { PeriodBar } from './head/period-bar.tsx'
import { periodLabel } from './head/period-label.ts'
import { type Place, type View, pathOf, placeAt, placeBeside, shownDays, spanOf } from './period.ts'
import { whenFor } from './time/when.ts'
import { useCalendarCommands } from './use-calendar-commands.ts'
import { useEntryActions } from './views/use-entry-actions.ts'
import { GridPlace } from './views/grid-place.tsx'
import type { Slot } from './views/view-props.ts'

const params = { q: textParam(), event: textParam(), new: choiceParam(['', 'event'], '') }

type CalendarPlaceProps = {
  readonly place: Place
  readonly today: PlainDate
  readonly zone: string
  readonly preferences: Preferences | undefined
}

/** One period of the calendar, in the frame of the app. */
export function CalendarPlace({ place, today, zone, preferences }: CalendarPlaceProps): ReactNode {
  const texts = useTexts(calendarWords)
  const [, navigate] = useLocation()
  const [{ q, event: eventId, new: begun }, change] = useUrlState(params)
  const locale = useFormatLocale()
  const when = useMemo(() => whenFor(locale, zone), [locale, zone])
  const days = useMemo(() => shownDays({ view: place.view, day: place.day }), [place.view, place.day])
  const [quick, setQuick] = useState<Quick>()
  const [draft, setDraft] = useState<NewEvent>()
  const add = useRef<HTMLButtonElement>(null)
  const entryActions = useEntryActions(when, zone)

  const go = useCallback(
    (to: Place, step: 'push' | 'replace' = 'push') => navigate(pathOf(to, today), { replace: step === 'replace' }),
    [navigate, today],
  )
  const write = useCallback(
    (event: NewEvent | undefined) => {
      setQuick(undefined)
      setDraft(event)
      change({ new: 'event', event: '' })
    },
    [change],
  )
  const create = useCallback((slot: Slot | undefined, anchor: HTMLElement | null) => setQuick({ slot, anchor }), [])
  const open = useCallback((event: CalendarEvent) => change({ event: event.id }), [change])
  // Keys come faster than pages: what counts is where the address is.
  const here = (): Place => placeAt(location.pathname, { view: place.view, today }) ?? place
  useCalendarCommands({
    show: (view: View) => go({ view, day: here().day }),
    goToday: () => go({ view: here().view, day: today }),
    goBeside: (step) => go(placeBeside(here(), step)),
    create: () => create(undefined, add.current),
  })

  const label = periodLabel(place, days, when, texts)
  const shared = { today, zone, when, preferences, actions: { ...entryActions, open } }
  return (
    <WorkspacePage
      title={texts.calendar}
      windowTitle={label.title}
      room="fill"
      arrival="none"
      actions={
        <CalendarHead
          q={q}
          onSearch={(text) => change({ q: text }, 'replace')}
          span={spanOf(days)}
          addButton={add}
          onAdd={() => create(undefined, add.current)}
        />
      }
    >
      <PeriodBar place={place} today={today} label={label} zone={zone} onGo={go} />
      <VisuallyHidden>
        <span id="calendar-keys">{texts.gridHelp}</span>
      </VisuallyHidden>
      {q !== '' ? (
        <FoundEvents q={q} {...shared} onDuplicate={write} onClear={() => change({ q: '' }, 'replace')} />
      ) : place.view === 'agenda' ? (
        <Agenda key={place.day} first={place.day} {...shared} onDuplicate={write} onAdd={() => create(undefined, add.current)} />
      ) : (
        <GridPlace place={place} days={days} {...shared} slot={quick?.slot} onCreate={create} onGo={go} />
      )}
      <CalendarLayers
        zone={zone}
        quick={quick}
        onQuickClose={() => setQuick(undefined)}
        eventId={eventId}
        onEventClose={() => change({ event: '' }, 'replace')}
        isWriting={begun === 'event'}
        draft={draft}
        onWrite={write}
        onWritten={() => {
          setDraft(undefined)
          change({ new: '' }, 'replace')
        }}
      />
    </WorkspacePage>
  )
}
