// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCalendar, anEvent } from '../../../../../scripts/testing/a-calendar.ts'
import { aUser, renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { CommandLayer } from '../../../../shell/workspace/commands/command-layer.tsx'
import { CalendarMenu } from './calendar-menu.tsx'

const saved: { name: string; text: Promise<string> }[] = []

beforeEach(() => {
  saved.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push({ name: '', text: (blob as Blob).text() }) // only files are given an address here
    return 'blob:nothing'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const last = saved.at(-1)
    if (last) last.name = this.download
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open(path = '/apps/calendar'): Promise<void> {
  await renderInWorkspace(
    <>
      <CommandLayer />
      <CalendarMenu span={{ from: '2026-11-01', to: '2026-11-30' }} />
    </>,
    { path, user: aUser() },
  )
}

const click = (target: Element) => act(async () => void fireEvent.click(target))
const press = async (name: string | RegExp) => click(await screen.findByRole('button', { name }))
const choose = async (name: string) => {
  await press('Calendar actions')
  await click(await screen.findByRole('menuitem', { name }))
}

it('exports the whole calendar as a file other programs read', async () => {
  aCalendar([
    anEvent(),
    anEvent({ id: crypto.randomUUID(), uid: 'b', title: 'Fair', allDay: true, start: '2026-12-07', end: '2026-12-09' }),
  ])
  await open()

  await choose('Export everything (ICS)')

  await waitFor(() => expect(saved).toHaveLength(1))
  const text = await saved[0]?.text
  expect(saved[0]?.name).toBe('calendar.ics')
  expect(text).toContain('SUMMARY:Board meeting')
  expect(text).toContain('DTEND;VALUE=DATE:20261210')
})

it('exports a table with times as the clocks of the events show them', async () => {
  aCalendar([anEvent()])
  await open()

  await choose('Export everything (CSV)')

  await waitFor(() => expect(saved).toHaveLength(1))
  expect(await saved[0]?.text).toContain('Board meeting;no;2026-11-24 14:00;2026-11-24 15:30;Europe/Zurich')
})

it('imports a file, says what is wrong with an entry, and takes the whole batch back', async () => {
  const calendar = aCalendar([anEvent({ uid: 'known@example.com' })])
  await open('/apps/calendar?dialog=import')
  const event = (lines: string) => `BEGIN:VEVENT\nDTSTAMP:20261101T000000Z\n${lines}\nEND:VEVENT`
  const file = [
    'BEGIN:VCALENDAR\nVERSION:2.0',
    event('UID:new@example.com\nSUMMARY:Closing of the books\nDTSTART:20261231T140000Z\nDTEND:20261231T150000Z'),
    event('UID:known@example.com\nSUMMARY:Known\nDTSTART:20261130T140000Z\nDTEND:20261130T150000Z'),
    event('UID:broken@example.com\nSUMMARY:Without a start'),
    'END:VCALENDAR',
  ].join('\n')

  const field = await screen.findByLabelText('Or paste the content')
  await act(async () => void fireEvent.change(field, { target: { value: file } }))
  await press('Next')
  expect(await screen.findByText('It has no start.')).not.toBeNull()
  await press('Import 1 entry')
  await waitFor(() => expect(calendar.events().map(({ title }) => title)).toEqual(['Board meeting', 'Closing of the books']))
  await press('Undo this import')

  await waitFor(() => expect(calendar.events()).toHaveLength(1))
})

it('shows a private address once, in both forms, and ends it after a question', async () => {
  aCalendar([])
  await open('/apps/calendar?dialog=subscribe')

  await press('Make private address')
  const address = await screen.findByLabelText<HTMLInputElement>('Address')
  expect(address.value).toBe(`${location.origin}/api/calendar-app/feed.ics?key=a-secret`)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /webcal/ }).value).toMatch(/^webcal:.*key=a-secret$/)
  await press('End subscription')
  await click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End subscription' }))

  expect(await screen.findByText('There is no private address yet.')).not.toBeNull()
  expect(screen.queryByLabelText('Address')).toBeNull()
})

it('keeps how somebody looks at the calendar, and undoes it', async () => {
  const calendar = aCalendar([])
  await open('/apps/calendar?dialog=settings')

  const deadlines = await screen.findByRole('switch', { name: /Tax deadlines/ })
  // The box inside of the switch is what a press of the space bar reaches.
  await click(deadlines.parentElement?.querySelector('input') as Element)
  await press('Save')
  await waitFor(() =>
    expect(calendar.askedFor('preferences')).toEqual([{ timeZone: 'Europe/Zurich', showsHolidays: true, showsDeadlines: true }]),
  )
  await act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))

  await waitFor(() => expect(calendar.askedFor('preferences').at(-1)).toMatchObject({ showsDeadlines: false }))
  expect(location.search).toBe('')
})
