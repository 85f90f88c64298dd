// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCalendar, anEvent } from '../../../../scripts/testing/a-calendar.ts'
import { aUser, renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { calendarApp } from './app.ts'
import { Card } from './home-card.tsx'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-18T09:00:00Z'), toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (): Promise<void> => renderInWorkspace(<Card />, { apps: [{ ...calendarApp }], user: aUser(), path: '/apps/home' })

it('says how long it is until the next event, in hours where it takes hours', async () => {
  aCalendar([anEvent({ start: '2026-11-18T14:20:00.000Z', end: '2026-11-18T14:50:00.000Z' })])
  await open()

  expect((await screen.findByText(/^next in/)).textContent).toMatch(/^next in 5.h 20.min$/)
  expect(screen.getByRole('link', { name: /Board meeting 15:20–15:50/ })).toBeTruthy()
})

it('draws no hours for a day that has whole days only', async () => {
  aCalendar([anEvent({ title: 'Mira is away', allDay: true, start: '2026-11-18', end: '2026-11-18' })])
  await open()

  expect(await screen.findByRole('link', { name: 'Mira is away' })).toBeTruthy()
  expect(screen.queryByText('08:00')).toBeNull()
})
