// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { serving } from '../../../../../scripts/testing/contract-server.ts'
import { openDeskPage } from '../../../../../scripts/testing/desk-page.tsx'
import type { InputOf, OutputOf } from '../../../../kit/endpoint.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { remember } from '../../../../shell/remembered.ts'
import { actOnGeneral, proposeGeneral, readEverybody, setClosing, tryGeneral } from '../../everybody-contract.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z'), shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  remember('language', undefined)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Everybody = OutputOf<typeof readEverybody>
type General = Everybody['extensions'][number]

const general: General = {
  id: '6c1f0f52-3a7e-4a5b-8c5e-0f6d4f1b7a11',
  period: 2025,
  legalForm: 'natural-person',
  groups: ['employed'],
  from: plainDate(2026, 3, 31),
  to: plainDate(2026, 3, 31),
  deadline: plainDate(2026, 6, 30),
  reason: 'Störung des Online-Dienstes',
  state: 'proposed',
  total: 500_000,
  expected: 320_000,
  walked: 0,
  raised: 0,
  proposedAt: '2026-03-10T11:00:00.000Z',
  proposedBy: 'Clara Muster',
  isOwn: false,
  startedAt: null,
  startedBy: null,
  endedAt: null,
  rate: null,
  secondsLeft: null,
  seconds: 0,
}
const everybody = (extensions: General[] = [], closing: Everybody['closing'] = null): Everybody => ({
  extensions,
  closing,
  acts: [
    {
      act: 'propose',
      at: '2026-03-10T11:00:00.000Z',
      name: 'Clara Muster',
      why: 'Störung',
      period: 2025,
      deadline: plainDate(2026, 6, 30),
    },
  ],
  moment: '2026-03-10T12:00:00.000Z',
})

type Role = 'office-clerk' | 'office-lead' | 'office-audit'
const open = (shown: Everybody, roles: readonly Role[], served: Parameters<typeof openDeskPage>[0]['served'] = []) =>
  openDeskPage({ path: '/desk/everybody', roles, served: [serving(readEverybody, () => shown), ...served] })
const press = (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('lets a lead start what another has proposed, with a reason', async () => {
  const asked: InputOf<typeof actOnGeneral>[] = []
  await open(
    everybody([general]),
    ['office-lead'],
    [
      serving(actOnGeneral, (input) => {
        asked.push(input)
        return { outcome: 'done' as const }
      }),
    ],
  )
  await screen.findByText('Periode 2025: bis 30.06.2026')

  await press('Starten')
  const dialog = within(await screen.findByRole('dialog'))
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Starten' })))
  expect(dialog.getByText('Bitte geben Sie mit mindestens drei Buchstaben an, weshalb.')).toBeDefined()
  type('Weshalb', 'geprüft')
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Starten' })))

  await expect.poll(() => asked).toEqual([{ id: general.id, act: 'start', why: 'geprüft' }])
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

it('offers nobody to start their own proposal', async () => {
  await open(everybody([{ ...general, isOwn: true }]), ['office-lead'])

  expect(await screen.findByText(/Starten muss es eine andere Leitungsperson/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Starten' })).toBeNull()
})

it.each([
  ['office-clerk', ['Zurückziehen']],
  ['office-audit', []],
] as const)('%s sees it and may do only %j', async (role, buttons) => {
  await open(everybody([general]), [role])
  const card = within(await screen.findByRole('listitem', { name: 'Periode 2025: bis 30.06.2026' }))

  expect(card.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
  expect(screen.queryByRole('button', { name: 'Dienst schliessen' })).toBeNull()
})

it('shows how far it is, how quick, and how long it takes', async () => {
  const running = {
    ...general,
    state: 'running' as const,
    walked: 250_000,
    raised: 160_000,
    rate: 4200,
    secondsLeft: 60,
    startedBy: 'Lea Muster',
  }
  await open(everybody([{ ...running, startedAt: '2026-03-10T11:59:00.000Z' }]), ['office-lead'])

  const bar = await screen.findByRole('progressbar', { name: 'Fortschritt' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['250000', '500000'])
  expect(screen.getByText(/4.200 Fälle pro Sekunde/).textContent).toContain('noch etwa 1')
  expect(screen.getByRole('button', { name: 'Anhalten' })).toBeDefined()
})

it('closes the service with German words and prepared ones for the rest', async () => {
  const asked: InputOf<typeof setClosing>[] = []
  await open(
    everybody(),
    ['office-lead'],
    [
      serving(setClosing, (input) => {
        asked.push(input)
        return { hasChanged: true }
      }),
    ],
  )
  await screen.findByText('Der Online-Dienst ist offen')

  await press('Dienst schliessen')
  const dialog = within(await screen.findByRole('dialog'))
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Dienst schliessen' })))
  expect(dialog.getByText(/auf Deutsch, was die Leute lesen sollen/)).toBeDefined()
  type('Text auf Deutsch', 'Bis 18 Uhr geschlossen.')
  type('Weshalb', 'Störung')
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Dienst schliessen' })))

  await expect.poll(() => asked).toMatchObject([{ texts: { de: 'Bis 18 Uhr geschlossen.' }, why: 'Störung' }])
})

it('says that it is closed, with the words people read', async () => {
  await open(everybody([], { since: '2026-03-10T11:30:00.000Z', texts: { de: 'Bis 18 Uhr geschlossen.' } }), ['office-lead'])

  expect(await screen.findByText('Der Online-Dienst ist geschlossen')).toBeDefined()
  expect(screen.getByText('Bis 18 Uhr geschlossen.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Dienst öffnen' })).toBeDefined()
})

it('tries the terms out before they can be proposed', async () => {
  remember('language', 'en')
  const proposals: InputOf<typeof proposeGeneral>[] = []
  const counts = { total: 900, matched: 700, raised: 650, notOpen: 12, reminded: 3 }
  await openDeskPage({
    path: '/desk/everybody/new',
    roles: ['office-clerk'],
    served: [
      serving(readEverybody, () => everybody()),
      serving(tryGeneral, ({ deadline }) => ({
        counts,
        samples: [
          {
            legalForm: 'natural-person' as const,
            group: 'employed' as const,
            oldDeadline: plainDate(2026, 3, 31),
            newDeadline: deadline,
            count: 650,
          },
        ],
      })),
      serving(proposeGeneral, (input) => {
        proposals.push(input)
        return { id: general.id }
      }),
    ],
  })
  await screen.findByRole('button', { name: 'Dry run' })
  expect(screen.queryByRole('button', { name: 'Propose' })).toBeNull()

  type('New deadline *', '30.06.2026')
  await press('Dry run')
  expect(await screen.findByText('What it would do')).toBeDefined()
  await press('Propose')

  await expect
    .poll(() => proposals)
    .toEqual([
      {
        reason: 'Störung des Online-Dienstes',
        terms: {
          period: 2025,
          legalForm: 'natural-person',
          groups: ['employed', 'self-employed', 'limited'],
          from: '2026-03-31',
          to: '2026-03-31',
          deadline: '2026-06-30',
        },
      },
    ])
})

it('is not for the audit to propose', async () => {
  await openDeskPage({ path: '/desk/everybody/new', roles: ['office-audit'] })

  expect((await screen.findAllByText('Nicht für Ihre Rolle')).length).toBeGreaterThan(0)
})
