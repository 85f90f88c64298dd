// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCalendar, anEvent } from '../../../../../scripts/testing/a-calendar.ts'
import { aUser, renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import { CommandLayer } from '../../../../shell/workspace/commands/command-layer.tsx'
import type { CalendarEvent, NewEvent } from '../../contract.ts'
import { EventDialog } from './event-dialog.tsx'

beforeEach(() => {
  // A Wednesday, 10:00 in Switzerland.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T09:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

type Opened = { readonly onClose: ReturnType<typeof vi.fn>; readonly onDuplicate: ReturnType<typeof vi.fn> }

async function open(event: CalendarEvent | undefined, draft?: NewEvent): Promise<Opened> {
  const onClose = vi.fn<() => void>()
  const onDuplicate = vi.fn<(draft: NewEvent) => void>()
  await renderInWorkspace(
    <>
      <CommandLayer />
      <EventDialog event={event} zone="Europe/Zurich" onClose={onClose} onDuplicate={onDuplicate} {...(draft ? { draft } : {})} />
    </>,
    { path: '/apps/calendar?event=1', user: aUser() },
  )
  return { onClose, onDuplicate }
}

const click = (target: Element) => act(async () => void fireEvent.click(target))
const type = (label: string, value: string) =>
  act(async () => {
    const field = screen.getByLabelText(label)
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  })
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
const press = async (name: string) => click(await screen.findByRole('button', { name }))
const undo = () => act(async () => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }))

it('§7.43 adds an event of whole days, as a new one begins', async () => {
  const calendar = aCalendar([])
  const { onClose } = await open(undefined)

  expect(screen.getByRole('dialog', { name: 'New event' })).not.toBeNull()
  expect(screen.queryByLabelText('Start time *')).toBeNull()
  await type('Title *', 'Revision week')
  await type('End *', '20.11.2026')
  await press('Add')

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calendar.askedFor('add')).toMatchObject([{ title: 'Revision week', allDay: true, start: '2026-11-18', end: '2026-11-20' }])
})

it('without a title says so and stays', async () => {
  const calendar = aCalendar([])
  const { onClose } = await open(undefined)

  await press('Add')

  expect(await screen.findAllByText(/Enter .*Title|Title/)).not.toHaveLength(0)
  expect(onClose).not.toHaveBeenCalled()
  expect(calendar.askedFor('add')).toEqual([])
})

it('the end follows the start and keeps the length', async () => {
  aCalendar([anEvent()])
  await open(anEvent())

  await type('Start time *', '16')
  expect([valueOf('End *'), valueOf('End time *')]).toEqual(['24.11.2026', '17:30'])
  await type('Start *', '1.12.2026')

  expect([valueOf('End *'), valueOf('End time *')]).toEqual(['01.12.2026', '17:30'])
})

it('an end before the start is not saved, and it says what to do', async () => {
  const calendar = aCalendar([anEvent()])
  const { onClose } = await open(anEvent())

  await type('End time *', '13:00')
  await press('Save')

  expect(screen.getAllByText('The end lies before the start. Choose a later end.').length).toBeGreaterThan(0)
  expect([calendar.askedFor('update'), onClose.mock.calls]).toEqual([[], []])
})

it('says what happens to an hour that the clocks skip', async () => {
  const calendar = aCalendar([anEvent()])
  await open(anEvent())

  await type('Start *', '29.3.2026')
  await type('Start time *', '02:30')

  expect(screen.getByText(/skip 02:30. The event begins at 03:30/)).not.toBeNull()
  await press('Save')
  await waitFor(() => expect(calendar.events()[0]?.start).toBe('2026-03-29T01:30:00.000Z'))
})

it('§7.44 saves only what was changed, with the version, and can be undone', async () => {
  const calendar = aCalendar([anEvent()])
  const { onClose } = await open(anEvent())

  await type('Title *', 'Annual meeting')
  await press('Save')
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(calendar.askedFor('update')).toEqual([{ id: anEvent().id, title: 'Annual meeting', version: 1 }])

  await undo()
  await waitFor(() => expect(calendar.events()[0]?.title).toBe('Board meeting'))
})

it('saves an event that was added a moment ago, before its version is known', async () => {
  const calendar = aCalendar([anEvent()])
  await open(anEvent({ version: 0 }))

  await type('Title *', 'Annual meeting')
  await press('Save')

  await waitFor(() => expect(calendar.askedFor('update')).toEqual([{ id: anEvent().id, title: 'Annual meeting', version: 1 }]))
})

it('what somebody else changed meanwhile stays, and the same field is asked about', async () => {
  const calendar = aCalendar([anEvent()])
  await open(anEvent())
  calendar.change(anEvent().id, { desc: 'Bring figures', title: 'General meeting' })

  await type('Title *', 'Annual meeting')
  await press('Save')
  await press('Keep mine')

  await waitFor(() => expect(calendar.events()[0]).toMatchObject({ title: 'Annual meeting', desc: 'Bring figures' }))
})

it('§7.45 takes an event away, and undo brings it back', async () => {
  const calendar = aCalendar([anEvent()])
  const { onClose } = await open(anEvent())

  await press('Delete')
  await waitFor(() => expect(calendar.events()).toEqual([]))
  expect(onClose).toHaveBeenCalledOnce()
  await undo()

  await waitFor(() => expect(calendar.events()).toHaveLength(1))
})

it.each([
  ['Stay', 0],
  ['Leave', 1],
])('closing with changes asks first: %s', async (answer, times) => {
  aCalendar([anEvent()])
  const { onClose } = await open(anEvent())
  await type('Title *', 'Annual meeting')

  await press('Cancel')
  await press(answer)

  expect(onClose).toHaveBeenCalledTimes(times)
})

it('shows by which rule an event repeats, and moves the rule along', async () => {
  const weekly = anEvent({ recurrence: 'RRULE:FREQ=WEEKLY;BYDAY=TU' })
  const calendar = aCalendar([weekly])
  await open(weekly)
  expect(screen.getByText('Every week on Tuesday')).not.toBeNull()

  await type('Start *', '25.11.2026')
  await press('Save')

  await waitFor(() => expect(calendar.events()[0]?.recurrence).toBe('RRULE:FREQ=WEEKLY;BYDAY=WE'))
})

it('says when an event of another place is here', async () => {
  const far = anEvent({ timeZone: 'America/New_York' })
  aCalendar([far])
  await open(far)

  expect(valueOf('Start time *')).toBe('08:00')
  expect(screen.getByText(/In Europe\/Zurich: .*14:00–15:30/)).not.toBeNull()
})

it('moves by a step from its menu', async () => {
  const calendar = aCalendar([anEvent()])
  await open(anEvent())

  await press('More actions')
  await click(await screen.findByRole('menuitem', { name: 'Move by …' }))
  await click(await screen.findByRole('button', { name: '1 week later' }))

  await waitFor(() => expect(calendar.events()[0]?.start).toBe('2026-12-01T13:00:00.000Z'))
})

it('duplicates as a new event that is not there yet', async () => {
  aCalendar([anEvent()])
  const { onDuplicate } = await open(anEvent())

  await press('More actions')
  await click(await screen.findByRole('menuitem', { name: 'Duplicate' }))

  await waitFor(() => expect(onDuplicate).toHaveBeenCalledOnce())
  expect(onDuplicate.mock.calls[0]?.[0]).toMatchObject({ title: 'Board meeting', start: anEvent().start })
  expect(onDuplicate.mock.calls[0]?.[0]).not.toHaveProperty('id')
})
