import { expect, it } from 'vitest'
import { anAccount } from '../../scripts/testing/accounts.ts'
import { aServerForThisTest } from '../../scripts/testing/server.ts'
import { answerTo } from '../../scripts/testing/workspaces.ts'
import { listEvents } from '../../src/features/calendar/contract.ts'
import { occurrencesOf } from '../../src/features/calendar/rules-recurrence.ts'
import { readQuickPanel } from '../../src/features/quick-panel/contract.ts'
import { germanEvents } from './calendar-events.de.ts'
import { sampleEvents } from './calendar-events.ts'
import { calendarSample } from './calendar.ts'

it('§3.25 a new workspace has a calendar with a busy day, whole days, days in a row and something every week', async () => {
  const server = await aServerForThisTest({ samples: [calendarSample], clock: '2026-11-17T08:00:00Z' })
  const account = await anAccount(server)

  const events = await answerTo(server, account, listEvents)

  const thursday = occurrencesOf(events, { from: '2026-11-19', to: '2026-11-19' }, 'Europe/Zurich')
  expect(events.length).toBeGreaterThanOrEqual(14)
  expect(thursday).toHaveLength(5)
  expect(events.filter(({ allDay, start, end }) => allDay && start === end).length).toBeGreaterThanOrEqual(1)
  expect(events.filter(({ start, end, allDay }) => allDay && start < end)).toHaveLength(1)
  expect(events.filter(({ desc }) => desc !== '').length).toBeGreaterThanOrEqual(4)
  expect(events.filter(({ recurrence }) => recurrence !== '').map(({ title }) => title)).toEqual(['Team meeting'])
})

it('§7.46 the quick panel begins with four events to come', async () => {
  const server = await aServerForThisTest({ samples: [calendarSample], clock: '2026-11-17T08:00:00Z' })
  const account = await anAccount(server)

  const { events } = await answerTo(server, account, readQuickPanel)

  expect(events.map(({ title }) => title)).toEqual([
    'Team meeting',
    'Dentist',
    'Coffee with the new trainee',
    'Meeting with the Feldmann bakery',
  ])
})

it('each event has its German words', () => {
  expect(Object.keys(germanEvents)).toEqual(sampleEvents.map(({ title }) => title))
  for (const { title, desc } of sampleEvents) {
    const german = germanEvents[title]
    expect(german?.title).not.toBe(title)
    expect(german?.desc === undefined).toBe(desc === undefined)
    expect(german?.desc ?? '').not.toBe(desc)
  }
})
