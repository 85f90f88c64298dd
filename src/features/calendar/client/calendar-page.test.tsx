// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aCalendar, anEvent } from '../../../../scripts/testing/a-calendar.ts'
import { openCalendar } from '../../../../scripts/testing/calendar-page.tsx'

// Fetching these takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('./event/event-dialog.tsx'), import('./event/quick-create.tsx')])
})
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const meeting = anEvent()
const press = (element: Element, key: string, change: KeyboardEventInit = {}): Promise<void> =>
  act(async () => void fireEvent.keyDown(element, { key, ...change }))
const entry = (name: RegExp): Promise<HTMLElement> => screen.findByRole('button', { name })
const cell = (place: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-cell="${place}"]`)
  if (!found) throw new Error(`no cell ${place}`)
  return found
}

describe('the calendar', () => {
  it('§2.35 §7.42 opens on today, in the month, with its events and the numbers of the weeks', async () => {
    aCalendar([meeting])
    await openCalendar()

    await entry(/^Board meeting, Tue, 24 Nov, 14:00–15:30/)

    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('November 2026')
    expect(screen.getByText('Weeks 44–49')).toBeTruthy()
    const today = document.querySelector('[aria-current=date]')
    expect(today?.textContent).toMatch(/^Wednesday, 18 November 2026, today, no events/)
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy()
  })

  it('opens on the view last used here', async () => {
    aCalendar([])
    localStorage.setItem('calendar.view', 'week')
    await openCalendar()

    expect(await screen.findByRole('heading', { level: 2, name: '16–22 November 2026' })).toBeTruthy()
  })

  it.each(['/apps/calendar/year', '/apps/calendar/week/2026-02-30'])('%s is an unknown address', async (path) => {
    aCalendar([])
    await openCalendar(path)

    await waitFor(() => expect(location.pathname).toBe('/pages/errors/error-404'))
  })

  it('a load that fails never looks like a free month', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 503 })))
    await openCalendar()

    expect(await screen.findByText('The events could not be loaded')).toBeTruthy()
  })
})

describe('keys', () => {
  it('change the view and the period', async () => {
    aCalendar([meeting])
    await openCalendar()
    await entry(/^Board meeting/)

    await press(document.body, 'w')
    expect(location.pathname).toBe('/apps/calendar/week')
    await press(document.body, 'n')
    expect(location.pathname).toBe('/apps/calendar/week/2026-11-25')
    await press(document.body, 'k')
    expect(location.pathname).toBe('/apps/calendar/week')
    await press(document.body, 'p')
    await press(document.body, 't')
    expect(location.pathname).toBe('/apps/calendar/week')
    await press(document.body, 'a')

    expect(location.pathname).toBe('/apps/calendar/agenda')
  })

  it('walk from day to day, over the end of what is shown too', async () => {
    aCalendar([meeting])
    await openCalendar()
    await entry(/^Board meeting/)
    cell('2026-11-18').focus()

    await press(cell('2026-11-18'), 'ArrowRight')
    await press(cell('2026-11-19'), 'ArrowDown')
    expect(document.activeElement).toBe(cell('2026-11-26'))
    await press(cell('2026-11-26'), 'PageDown')

    await waitFor(() => expect(document.activeElement).toBe(cell('2026-12-26')))
    expect(location.pathname).toBe('/apps/calendar/month/2026-12-26')
  })

  it('§7.44 move and stretch the event that has the focus, which keeps it, and undo brings it back', async () => {
    const server = aCalendar([meeting])
    await openCalendar('/apps/calendar/week/2026-11-24')
    const button = await entry(/^Board meeting/)
    button.focus()

    await press(button, 'ArrowDown', { altKey: true })
    const moved = await entry(/Tue, 24 Nov, 14:15–15:45/)
    await waitFor(() => expect(document.activeElement).toBe(moved))
    await press(moved, 'ArrowRight', { altKey: true })
    const later = await entry(/Wed, 25 Nov, 14:15–15:45/)
    await waitFor(() => expect(document.activeElement).toBe(later))
    await press(later, 'ArrowUp', { altKey: true, shiftKey: true })
    await entry(/Wed, 25 Nov, 14:15–15:30/)
    await waitFor(() => expect(server.events()[0]).toMatchObject({ start: '2026-11-25T13:15:00.000Z', end: '2026-11-25T14:30:00.000Z' }))
    for (let step = 0; step < 3; step += 1) await press(document.body, 'z', { ctrlKey: true })

    await entry(/Tue, 24 Nov, 14:00–15:30/)
    await waitFor(() => expect(server.events()[0]).toMatchObject({ start: meeting.start, end: meeting.end }))
  })

  it('say that all of a repeated event moves', async () => {
    const server = aCalendar([anEvent({ recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=TU' })])
    await openCalendar('/apps/calendar/week/2026-12-01')
    const button = await entry(/^Board meeting, Tue, 1 Dec/)

    await press(button, 'ArrowRight', { altKey: true })

    expect(await screen.findByText('“Board meeting” repeats: all of it moved')).toBeTruthy()
    expect(server.events()[0]).toMatchObject({ start: '2026-11-25T13:00:00.000Z', recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=WE' })
  })

  it('§7.45 delete the event that has the focus, and undo brings it back', async () => {
    const server = aCalendar([meeting])
    await openCalendar()

    await press(await entry(/^Board meeting/), 'Delete')
    await waitFor(() => expect(server.askedFor('remove')).toEqual([meeting.id]))
    expect(screen.queryByRole('button', { name: /^Board meeting/ })).toBeNull()
    await press(document.body, 'z', { ctrlKey: true })

    await entry(/^Board meeting/)
    expect(server.askedFor('restore')).toEqual([meeting.id])
  })
})

describe('a new event', () => {
  it('§7.43 is made at the hour that has the focus, by Enter', async () => {
    const server = aCalendar([])
    await openCalendar('/apps/calendar/week/2026-11-24')
    await screen.findByRole('grid')
    cell('2026-11-24/8').focus()

    await press(cell('2026-11-24/8'), 'ArrowDown')
    await press(cell('2026-11-24/9'), 'Enter')
    const field = await screen.findByRole('textbox', { name: /.+/ })
    await act(async () => void fireEvent.change(field, { target: { value: 'Tea' } }))
    await press(field, 'Enter')

    await entry(/^Tea, Tue, 24 Nov, 09:00–10:00/)
    await waitFor(() => expect(server.askedFor('add')).toHaveLength(1))
  })
})

describe('a day with many events', () => {
  it('counts what does not fit, and lists all of it', async () => {
    const ids = Array.from({ length: 6 }, (_, at) => `5f1c7f0e-0000-4000-8000-00000000030${at}`)
    aCalendar(ids.map((id, at) => anEvent({ id, uid: id, title: `Visit ${at + 1}` })))
    await openCalendar()

    const more = await entry(/more on Tuesday, 24 November 2026$/)
    await act(async () => void fireEvent.click(more))

    const list = await screen.findByRole('dialog', { name: 'Events on Tuesday, 24 November 2026' })
    expect(within(list).getAllByRole('listitem')).toHaveLength(6)
  })
})

describe('the agenda', () => {
  it('lists days with headings, opens an event by its address, and moves it by menu', async () => {
    const server = aCalendar([meeting])
    await openCalendar('/apps/calendar/agenda')
    expect(await screen.findByRole('heading', { level: 3, name: /Tuesday, 24 November 2026/ })).toBeTruthy()

    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'More on “Board meeting”' })))
    await act(async () => void fireEvent.click(await screen.findByRole('menuitem', { name: 'One day later' })))
    await screen.findByRole('heading', { level: 3, name: /Wednesday, 25 November 2026/ })
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: /14:00–15:30.*Board meeting/ })))

    expect(location.search).toBe(`?event=${meeting.id}`)
    expect(server.events()[0]?.start).toBe('2026-11-25T13:00:00.000Z')
    expect(await screen.findByRole('dialog', { name: 'Edit event' })).toBeTruthy()
  })

  it('shows what was found, whenever it is', async () => {
    aCalendar([anEvent({ start: '2030-01-07T08:00:00.000Z', end: '2030-01-07T09:00:00.000Z' })])
    await openCalendar('/apps/calendar?q=board')

    expect(await screen.findByRole('heading', { level: 3, name: 'Monday, 7 January 2030' })).toBeTruthy()
  })
})
