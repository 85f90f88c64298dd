// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serving } from '../../../../../scripts/testing/contract-server.ts'
import { openDeskPage } from '../../../../../scripts/testing/desk-page.tsx'
import { Problem } from '../../../../kit/problem.ts'
import { remember } from '../../../../shell/remembered.ts'
import { readFigures, readVisits } from '../../figures-contract.ts'
import type { Figures } from './shown-figures.ts'
import type { Visits } from './visit-sums.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  remember('language', undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const some: Figures = {
  moment: '2026-03-10T12:00:00.000Z',
  since: '2026-03-09T23:00:00.000Z',
  waiting: {
    pending: 3,
    pendingSince: '2026-03-10T11:55:00.000Z',
    deliveries: 40,
    deliveriesSince: '2026-03-10T10:40:00.000Z',
    dead: 2,
    isPaused: true,
  },
  places: ['2026-03-10T10:00:00.000Z', '2026-03-10T11:00:00.000Z'],
  requests: [1200, 34],
  granted: [1100, 30],
  refused: [90, 4],
  delivered: [1090, 10],
  deliverySeconds: [2.5, 61],
  rules: [
    { rule: 'D6', outcome: 'granted', count: 1130 },
    { rule: 'C7', outcome: 'unchanged', count: 94 },
  ],
  languages: [
    { language: 'de', count: 900 },
    { language: 'none', count: 100 },
  ],
  answers: { count: 1000, median: 18.4, nearlyAll: 96, steps: [{ upTo: 20, count: 1000 }] },
  hours: Array.from({ length: 24 }, (_, hour) => (hour === 11 ? 1200 : 0)),
  busiest: [{ hour: '2026-03-10T10:00:00.000Z', count: 1200 }],
}

const nothing: Figures = {
  ...some,
  waiting: { pending: 0, pendingSince: null, deliveries: 0, deliveriesSince: null, dead: 0, isPaused: false },
  requests: [0, 0],
  granted: [0, 0],
  refused: [0, 0],
  delivered: [0, 0],
  deliverySeconds: [0, 0],
  rules: [],
  languages: [],
  answers: { count: 0, median: null, nearlyAll: null, steps: [] },
  hours: Array.from({ length: 24 }, () => 0),
  busiest: [],
}

const visits: Visits = {
  steps: [
    { step: 'seen', language: 'de', device: 'phone', count: 1000 },
    { step: 'seen', language: 'fr', device: 'desktop', count: 200 },
    { step: 'begun', language: 'de', device: 'phone', count: 700 },
    { step: 'submitted', language: 'de', device: 'phone', count: 520 },
    { step: 'granted', language: 'de', device: 'phone', count: 500 },
    { step: 'rejected', language: 'fr', device: 'desktop', count: 4 },
    { step: 'failed', language: 'fr', device: 'desktop', count: 6 },
  ],
  feedback: [
    { outcome: 'granted', choice: 'yes', count: 40 },
    { outcome: 'rejected', choice: 'no', count: 2 },
  ],
}

type Roles = Parameters<typeof openDeskPage>[0]['roles']
const open = (figures: () => Figures, path = '/desk/figures', roles: Roles = ['office-audit']) =>
  openDeskPage({
    path,
    roles,
    served: [serving(readFigures, figures), serving(readVisits, ({ range }) => (range === 'week' ? visits : { steps: [], feedback: [] }))],
  })
const tile = (title: string): string => screen.getByText(title, { selector: 'dt' }).parentElement?.textContent ?? ''
const pass = (seconds: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)))

it('says first how many asked, what it came to, how fast it was and what waits', async () => {
  await open(() => some)

  expect(await screen.findByRole('heading', { level: 1, name: 'Kennzahlen' })).toBeDefined()
  await screen.findByText('Gesuche', { selector: 'dt' })
  expect(tile('Gesuche')).toBe("Gesuche1'234")
  expect(tile('Bewilligt')).toBe("Bewilligt1'13092% aller Gesuche")
  expect(tile('Nicht bewilligt')).toContain('94')
  expect(tile('Antwortzeit')).toBe('Antwortzeit18 ms95% innert 96 ms')
  expect(tile('Warten auf Entscheid')).toBe('Warten auf Entscheid3Älteste seit 5\u00A0min')
  expect(tile('Warten auf Zustellung')).toContain('Älteste seit 1\u00A0h 20\u00A0min')
  expect(tile('Warten auf Zustellung')).toContain('Zustellung angehalten')
  expect(tile('Warten auf Zustellung')).toContain('2 aufgegeben')
})

it('shows every chart as a table too', async () => {
  await open(() => some)
  const chart = await screen.findByRole('figure', { name: 'Entscheide nach Regel' })

  fireEvent.click(within(chart).getByRole('button', { name: 'Als Tabelle zeigen' }))

  expect(
    within(chart)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['RegelBewilligtFrist unverändert', 'C7094', "D61'1300"])
  expect(screen.getAllByRole('figure')).toHaveLength(10)
})

it('asks for the range in its address, and writes there which one is chosen', async () => {
  const { asked } = await open(() => some, '/desk/figures?range=season')
  await screen.findByText('Gesuche', { selector: 'dt' })

  fireEvent.click(screen.getByRole('button', { name: 'Diese Woche' }))

  await expect
    .poll(() => asked.filter((each) => each.includes('figures?')))
    .toEqual(['/api/office/figures?range=season', '/api/office/figures?range=week'])
  expect(location.search).toBe('?range=week')
  expect(screen.getByRole('button', { name: 'Diese Woche' }).getAttribute('aria-pressed')).toBe('true')
})

it('keeps itself up to date, and does not ask for the session because of it', async () => {
  let requests = 1
  const { asked } = await open(() => ({ ...some, requests: [0, requests++] }))
  await expect.poll(() => tile('Gesuche')).toBe('Gesuche1')

  await pass(11)
  expect(tile('Gesuche')).toBe('Gesuche2')
  await pass(120)

  expect(asked.filter((each) => each.includes('/session'))).toHaveLength(1)
})

const cells = (name: string): readonly (readonly string[])[] =>
  within(screen.getByRole('figure', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))

it('shows how far people get, by device and language, and whether they found it easy', async () => {
  await open(() => some)
  await screen.findByRole('figure', { name: 'Nach Gerät und Sprache' })

  expect(cells('Nach Gerät und Sprache').slice(1, 8)).toEqual([
    ['Alle', "1'200", '700', '520', '504', '0', '0', '6', '42%'],
    ['Telefon', "1'000", '700', '520', '500', '0', '0', '0', '50%'],
    ['Tablet', '0', '0', '0', '0', '0', '0', '0', '–'],
    ['Computer', '200', '0', '0', '4', '0', '0', '6', '2%'],
    ['Deutsch', "1'000", '700', '520', '500', '0', '0', '0', '50%'],
    ['Français', '200', '0', '0', '4', '0', '0', '6', '2%'],
    ['Italiano', '0', '0', '0', '0', '0', '0', '0', '–'],
  ])
  fireEvent.click(within(screen.getByRole('figure', { name: 'War das einfach?' })).getByRole('button', { name: 'Als Tabelle zeigen' }))
  expect(cells('War das einfach?')).toEqual([
    ['Entscheid', 'Ja', 'Teilweise', 'Nein'],
    ['Bewilligt', '40', '0', '0'],
    ['Abgewiesen', '0', '0', '2'],
  ])
})

it('shows the last 30 days of that on demand, and says where there is nothing', async () => {
  const { asked } = await open(() => some)
  await screen.findByRole('figure', { name: 'Nach Gerät und Sprache' })

  fireEvent.click(screen.getByRole('button', { name: 'Letzte 30 Tage' }))

  await expect.poll(() => asked.filter((each) => each.includes('visits?'))).toHaveLength(2)
  expect(location.search).toBe('?visits=month')
  await expect.poll(() => within(screen.getByRole('figure', { name: 'Nach Gerät und Sprache' })).queryAllByRole('row')).toEqual([])
})

it('says that the session has ended when a look in passing is refused', async () => {
  let isOver = false
  const { asked } = await open(() => {
    if (isOver) throw new Problem('not-signed-in', 'Please sign in at the tax office.')
    return some
  })
  await screen.findByText('Gesuche', { selector: 'dt' })
  isOver = true

  await pass(11)

  await expect.poll(() => asked.filter((each) => each.includes('/session')).length).toBe(2)
})

it('says where there is nothing yet', async () => {
  await open(() => nothing)
  await screen.findByText('Gesuche', { selector: 'dt' })

  expect(tile('Antwortzeit')).toContain('Noch hat niemand gefragt')
  expect(tile('Warten auf Zustellung')).toContain('Nichts wartet')
  expect(screen.queryByText(/aufgegeben/)).toBeNull()
})

it('says so where they cannot be loaded, and asks again on demand', async () => {
  let isBroken = true
  await open(() => {
    if (isBroken) throw new Problem('unavailable', 'Down.')
    return some
  })
  expect(await screen.findByText('Die Kennzahlen konnten nicht geladen werden')).toBeDefined()
  isBroken = false

  fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Erneut versuchen' }))

  expect(await screen.findByText('Gesuche', { selector: 'dt' })).toBeDefined()
})

it('speaks English to whoever chose it', async () => {
  remember('language', 'en')

  await open(() => some)

  expect(await screen.findByRole('heading', { level: 1, name: 'Figures' })).toBeDefined()
  expect(await screen.findByRole('figure', { name: 'Decisions by rule' })).toBeDefined()
})
