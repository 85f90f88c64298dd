// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serveContract, serving } from '../../../../scripts/testing/contract-server.ts'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { formatsFor } from '../../../kit/formats.ts'
import { Problem } from '../../../kit/problem.ts'
import { readQuickPanel, type QuickEntry } from '../contract.ts'
import { Section as Events } from './quick-events.tsx'
import { Section as Notes } from './quick-notes.tsx'
import { texts } from './texts.ts'
import { whenWords } from './when-words.ts'

const now = new Date('2026-11-17T08:00:00Z')
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const id = '00000000-0000-4000-8000-000000000001'
const anEntry = (changes: Partial<QuickEntry> = {}): QuickEntry => ({ id, title: 'Dentist', detail: '', ...changes })

it('§3.31 §7.46 shows what comes next, when in words, and leads to that day', async () => {
  const event = anEntry({ detail: 'Bring the card', start: '2026-11-18T09:30:00Z', allDay: false })
  serveContract([serving(readQuickPanel, () => ({ events: [event], notes: [] }))])

  await renderInWorkspace(<Events />)

  const list = await screen.findByRole('list', { name: 'Next events' })
  expect(within(list).getByRole('link', { name: 'Dentist' }).getAttribute('href')).toBe('/apps/calendar/day/2026-11-18')
  expect(within(list).getByText('Tomorrow, 10:30').getAttribute('datetime')).toBe('2026-11-18T09:30:00Z')
  expect(within(list).getByText('Bring the card')).toBeDefined()
})

it('§3.31 shows the notes that stand first, by how they begin where they have no title', async () => {
  const notes = [
    anEntry({ title: 'Keys', detail: 'Second drawer' }),
    anEntry({ id: id.replace('1', '2'), title: '', detail: 'Water the plants' }),
  ]
  serveContract([serving(readQuickPanel, () => ({ events: [], notes }))])

  await renderInWorkspace(<Notes />)

  const links = await screen.findAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Keys', 'Water the plants'])
  expect(links[0]?.getAttribute('href')).toBe(`/apps/notes?note=${id}`)
  expect(screen.getAllByText('Water the plants')).toHaveLength(1)
})

it('has a calm line where there is nothing', async () => {
  serveContract([serving(readQuickPanel, () => ({ events: [], notes: [] }))])

  await renderInWorkspace(
    <>
      <Events />
      <Notes />
    </>,
  )

  expect(await screen.findByText(texts.noEvents)).toBeDefined()
  expect(await screen.findByText(texts.noNotes)).toBeDefined()
})

it('says that it could not be read, and tries again', async () => {
  let isBroken = true
  serveContract([
    serving(readQuickPanel, () => {
      if (isBroken) throw new Problem('not-found', 'gone')
      return { events: [anEntry({ start: '2026-11-18', allDay: true })], notes: [] }
    }),
  ])
  await renderInWorkspace(<Events />)
  const retry = await screen.findByRole('button', { name: 'Try again' })

  isBroken = false
  fireEvent.click(retry)

  expect(await screen.findByText('Tomorrow, all day')).toBeDefined()
})

it.each([
  ['2026-11-17T13:00:00Z', false, 'Today, 14:00'],
  ['2026-11-17T07:30:00Z', false, 'Now'],
  ['2026-11-17', true, 'Today, all day'],
  ['2026-11-16', true, 'Now'],
  ['2026-11-19', true, 'Thursday, all day'],
  ['2026-11-24T09:00:00Z', false, '24 Nov, 10:00'],
  ['2027-01-05', true, '5 Jan 2027, all day'],
])('%s is said in words', (start, allDay, expected) => {
  const formats = formatsFor({ locale: 'en-CH', timeZone: 'Europe/Zurich' })

  expect(whenWords(anEntry({ start, allDay }), now, formats, texts)).toBe(expected)
})
