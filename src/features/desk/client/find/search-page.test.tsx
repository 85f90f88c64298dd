// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serving } from '../../../../../scripts/testing/contract-server.ts'
import { openDeskPage } from '../../../../../scripts/testing/desk-page.tsx'
import { Problem } from '../../../../kit/problem.ts'
import { listViews, readDossier, search, type Dossier, type Hit } from '../../find-contract.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const andrea: Hit = {
  kind: 'case',
  dossier: 'A'.repeat(22),
  legalForm: 'natural-person',
  pid: '123456',
  name: 'Beispiel',
  firstName: 'Andrea',
  period: 2025,
  deadline: '2026-03-31',
  state: 'open',
  extensions: 0,
}
const dossier: Dossier = {
  legalForm: 'natural-person',
  period: 2025,
  persons: [{ pid: '123456', name: 'Beispiel', firstName: 'Andrea', birthDate: '1980-11-24', uid: null, diedOn: null, leftOn: null }],
  happenings: [
    {
      kind: 'request',
      at: '2026-03-10T12:00:00.000Z',
      pid: '123456',
      reference: '25K7M92QX8CV',
      wish: '2026-09-30',
      outcome: 'granted',
      rule: 'D6',
      configuration: '1-0a1b2c3d',
      oldDeadline: '2026-03-31',
      newDeadline: '2026-09-30',
      message: 'Bewilligt.',
      seal: '7',
    },
  ],
  configurations: [{ version: '1-0a1b2c3d', content: { toleranceDays: 3 }, firstUsedAt: '2026-01-01T00:00:00.000Z' }],
}

const view = {
  id: '5f1c7f0e-0000-4000-8000-000000000001',
  name: 'Ermessen',
  filters: { kind: 'cases' as const, period: 2025, state: 'estimated' as const },
  madeBy: 'Lea',
  isOwn: false,
}

async function open(answer: () => { hits: Hit[]; next?: string[] }, path = '/desk/search') {
  const sent: unknown[] = []
  const served = [
    serving(listViews, () => ({ views: [view] })),
    serving(search, (input) => {
      sent.push(input)
      return answer()
    }),
    serving(readDossier, (input) => {
      sent.push(input)
      return dossier
    }),
  ]
  const server = await openDeskPage({ path, roles: ['office-clerk'], served })
  await screen.findByRole('heading', { level: 1 })
  return { ...server, sent }
}

const type = (label: string, value: string) => act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('asks for the reason first, and then searches with it', async () => {
  const { sent } = await open(() => ({ hits: [andrea] }))
  await screen.findByRole('button', { name: 'Suchen' })
  await type('PID', '123456')

  await press('Suchen')
  expect(screen.getByText('Bitte sagen Sie, warum Sie Einsicht nehmen.')).toBeDefined()
  expect(document.activeElement?.id).toBe('why-reason')
  expect(sent).toEqual([])
  await type('Grund der Einsicht', 'call')
  await press('Suchen')

  expect((await screen.findByRole('link', { name: 'Beispiel Andrea' })).getAttribute('href')).toBe(`/desk/dossiers/${'A'.repeat(22)}`)
  expect(sent).toEqual([{ filters: { kind: 'cases' }, who: { pid: '123456' }, why: { reason: 'call', note: '' } }])
  expect(screen.getByRole('status').textContent).toBe('1 angezeigt')
})

it('asks for more than a period, and says when very many were shown', async () => {
  const { sent } = await open(() => {
    throw new Problem('too-many', 'Enough.')
  })
  await screen.findByRole('button', { name: 'Suchen' })
  await type('Periode', '2025')
  await type('Grund der Einsicht', 'call')

  await press('Suchen')
  expect(screen.getByRole('alert').textContent).toContain('Bitte grenzen Sie die Suche ein')
  expect([sent, document.activeElement?.id]).toEqual([[], 'name'])
  await type('Name', 'Beispiel')
  await press('Suchen')

  expect(await screen.findByText('Sie haben sehr viele Personen gesehen')).toBeDefined()
})

it('writes what is harmless into the address, and nothing that says who, nor keeps it', async () => {
  await open(() => ({ hits: [andrea] }))
  await screen.findByRole('button', { name: 'Suchen' })
  await type('Name', 'Beispiel Andrea')
  await type('Periode', '2025')
  await type('Grund der Einsicht', 'other')
  await type('Bemerkung', 'Rückfrage')

  await press('Suchen')
  await screen.findByRole('link', { name: 'Beispiel Andrea' })

  expect(location.search).toBe('?period=2025')
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage).map((key) => storage.getItem(key)))
  expect(JSON.stringify([kept, history.state])).not.toMatch(/Beispiel|123456|Rückfrage/)
})

it('finds nothing, looks on, and says when it did not work', async () => {
  let answer: () => { hits: Hit[]; next?: string[] } = () => ({ hits: [], next: ['a', 'b', 'natural-person', '1'] })
  await open(() => answer())
  await screen.findByRole('button', { name: 'Suchen' })
  await type('Name', 'mü')
  await type('Grund der Einsicht', 'call')

  await press('Suchen')
  await screen.findByText('Keine Treffer unter den bisher durchsuchten Namen.')
  answer = () => ({ hits: [andrea] })
  await press('Weitersuchen')
  await screen.findByRole('link', { name: 'Beispiel Andrea' })
  answer = () => ({ hits: [] })
  await press('Suchen')
  await screen.findByText('Nichts gefunden')
  answer = () => {
    throw new Problem('unavailable', 'Down.')
  }
  await press('Suchen')

  expect((await screen.findByRole('alert')).textContent).toContain('Die Suche hat nicht geklappt')
})

it('opens a kept search by its address', async () => {
  const { sent } = await open(() => ({ hits: [] }), `/desk/search?view=${view.id}`)
  await screen.findByRole('button', { name: 'Suchen' })
  await type('Grund der Einsicht', 'supervision')

  await press('Suchen')

  expect(sent).toMatchObject([{ filters: { kind: 'cases', period: 2025, state: 'estimated' }, who: {} }])
  expect(location.search).toBe(`?view=${view.id}`)
  expect(within(screen.getByRole('navigation', { name: 'Gemerkte Suchen' })).getByRole('link', { name: 'Ermessen' })).toBeDefined()
})

it('a dossier asks why where nobody has said so, and shows everything with its rule and configuration', async () => {
  const { sent } = await open(() => ({ hits: [] }), `/desk/dossiers/${'A'.repeat(22)}`)
  await screen.findByText('Warum öffnen Sie dieses Dossier?')
  await type('Grund der Einsicht', 'letter')

  await press('Dossier öffnen')

  expect(await screen.findByRole('heading', { level: 1, name: 'Beispiel Andrea, 2025' })).toBeDefined()
  expect(sent).toEqual([{ id: 'A'.repeat(22), why: { reason: 'letter', note: '' } }])
  expect(screen.getByRole('heading', { name: 'Gesuch 25K7-M92Q-X8CV' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'D6' })).toBeDefined()
  expect(screen.getByText(/1-0a1b2c3d, zuerst verwendet am 01.01.2026/)).toBeDefined()
  expect(document.title).not.toContain('Beispiel')
})

it.each([
  ['office-audit', '/desk/search'],
  ['office-clerk', '/desk/log'],
] as const)('%s is told that %s is not for them, and does not find it in the navigation', async (role, path) => {
  const { asked } = await openDeskPage({ path, roles: [role] })

  expect((await screen.findAllByText('Nicht für Ihre Rolle')).length).toBeGreaterThan(0)
  const places = within(screen.getByRole('navigation', { name: 'Steueramt' })).getAllByRole('link')
  const paths = places.map((place) => place.getAttribute('href'))
  expect(paths).toContain(role === 'office-audit' ? '/desk/log' : '/desk/search')
  expect(paths).not.toContain(path)
  expect(asked.every((address) => /visit|session|live/.test(address))).toBe(true)
})
