// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCalendar } from '../../../../../scripts/testing/a-calendar.ts'
import { aUser, renderInWorkspace } from '../../../../../scripts/testing/workspace.tsx'
import type { NewEvent } from '../../contract.ts'
import type { EventTimes } from './event-when.ts'
import { QuickCreate } from './quick-create.tsx'

beforeEach(() => {
  // A Wednesday, 10:00 in Switzerland.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T09:00:00Z') })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

async function open(slot?: EventTimes) {
  const onClose = vi.fn<() => void>()
  const onMore = vi.fn<(draft: NewEvent) => void>()
  await renderInWorkspace(<QuickCreate slot={slot} anchor={document.body} zone="Europe/Zurich" onClose={onClose} onMore={onMore} />, {
    user: aUser(),
  })
  return { onClose, onMore }
}

const field = () => screen.getByLabelText('What and when')
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }))
const press = (key: string) => act(async () => void fireEvent.keyDown(field(), { key }))

it('makes an event of one line', async () => {
  const calendar = aCalendar([])
  const { onClose } = await open()

  await type('Sitzung Di 14–15')
  expect(screen.getByRole('status').textContent).toMatch(/24.*14:00–15:00/)
  await press('Enter')

  await waitFor(() =>
    expect(calendar.askedFor('add')).toMatchObject([
      { title: 'Sitzung', allDay: false, start: '2026-11-24T13:00:00.000Z', end: '2026-11-24T14:00:00.000Z', timeZone: 'Europe/Zurich' },
    ]),
  )
  expect(onClose).toHaveBeenCalledOnce()
})

it('takes the chosen time where the words name none', async () => {
  const calendar = aCalendar([])
  const slot = { allDay: false, start: '2026-11-20T08:00:00.000Z', end: '2026-11-20T10:00:00.000Z' }
  await open(slot)

  await type('Planning')
  await press('Enter')

  await waitFor(() => expect(calendar.askedFor('add')).toMatchObject([{ title: 'Planning', ...slot }]))
})

it('a part can be made plain words again', async () => {
  aCalendar([])
  await open()
  await type('Räume 14–15 morgen')

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '14–15: take as plain words' })))

  expect(screen.getByRole('status').textContent).toMatch(/19.*All day/)
})

it('without words says what is missing', async () => {
  const calendar = aCalendar([])
  const { onClose } = await open()

  await press('Enter')

  expect(screen.getByText('Write what it is about.')).not.toBeNull()
  expect([calendar.askedFor('add'), onClose.mock.calls]).toEqual([[], []])
})

it('hands over what was understood to the whole form', async () => {
  aCalendar([])
  const { onMore } = await open()
  await type('Lunch with Mira tomorrow 12:30')

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'More options' })))

  expect(onMore.mock.calls[0]?.[0]).toMatchObject({ title: 'Lunch with Mira', start: '2026-11-19T11:30:00.000Z' })
})
