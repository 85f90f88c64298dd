// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serving } from '../../../../../scripts/testing/contract-server.ts'
import { openDeskPage } from '../../../../../scripts/testing/desk-page.tsx'
import type { OutputOf } from '../../../../kit/endpoint.ts'
import { Problem } from '../../../../kit/problem.ts'
import { remember } from '../../../../shell/remembered.ts'
import { listDeadLetters, pauseDelivery, readDelivery, replayDeadLetters, resumeDelivery } from '../../delivery-contract.ts'

afterEach(() => {
  cleanup()
  remember('language', undefined)
  vi.unstubAllGlobals()
})

type Delivery = OutputOf<typeof readDelivery>
type Dead = OutputOf<typeof listDeadLetters>['rows'][number]

const running: Delivery = {
  waiting: 12,
  since: '2026-03-10T11:59:00.000Z',
  dead: 2,
  pausedAt: null,
  moment: '2026-03-10T12:00:00.000Z',
  isOn: true,
  failures: [{ reason: 'timeout', count: 11 }],
  acts: [],
}
const dead = (last: string, changes: Partial<Dead> = {}): Dead => ({
  id: `019563c4-0b3e-7a55-9d0e-3f2f4c1f5a0${last}`,
  reference: `25K7M92QX8C${last}`,
  period: 2025,
  reason: 'status-422',
  attempts: 5,
  receivedAt: '2026-03-10T08:00:00.000Z',
  queuedAt: '2026-03-10T08:00:00.000Z',
  ...changes,
})

/** A server that remembers what was done. */
async function open(roles: Parameters<typeof openDeskPage>[0]['roles'], first: Partial<Delivery> = {}, rows = [dead('1'), dead('2')]) {
  let delivery: Delivery = { ...running, dead: rows.length, ...first }
  let left = rows
  const done: unknown[] = []
  const pausing = (what: 'pause' | 'resume') => (input: { why: string }) => {
    done.push({ act: what, ...input })
    const noted = { act: what, at: '2026-03-10T12:00:00.000Z', name: 'Lea Muster', why: input.why, count: 0 }
    delivery = { ...delivery, pausedAt: what === 'pause' ? noted.at : null, acts: [noted, ...delivery.acts] }
    return { hasChanged: true }
  }
  await openDeskPage({
    path: '/desk/delivery',
    roles,
    served: [
      serving(readDelivery, () => delivery),
      serving(listDeadLetters, () => ({ rows: left, next: null })),
      serving(replayDeadLetters, ({ ids }) => {
        done.push({ act: 'replay', ids })
        const before = left.length
        left = left.filter(({ id }) => ids !== 'all' && !ids.includes(id))
        delivery = { ...delivery, dead: left.length }
        return { count: before - left.length }
      }),
      serving(pauseDelivery, pausing('pause')),
      serving(resumeDelivery, pausing('resume')),
    ],
  })
  return done
}

const press = (name: string): Promise<void> => act(async () => void fireEvent.click(await screen.findByRole('button', { name })))

it('shows what waits, since when and why, and what was given up', async () => {
  await open(['office-clerk'])

  expect(await screen.findByText('Die Zustellung läuft')).toBeDefined()
  expect(screen.getByText(/Älteste seit 1\smin/)).toBeDefined()
  expect(screen.getByText('11 × Antwortet nicht rechtzeitig')).toBeDefined()
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^25K7-M92Q-X8C1Vom Fachsystem abgelehnt \(422\)5/)
})

it.each([['office-clerk'], ['office-audit']] as const)('lets %s look and not act', async (role) => {
  await open([role])
  await screen.findAllByRole('row')

  expect(screen.queryByRole('button', { name: /senden|anhalten/ })).toBeNull()
  expect(screen.getByText('Anhalten und erneut senden kann die Leitung des Amts.')).toBeDefined()
})

it('has one sent again, and says so', async () => {
  const done = await open(['office-lead'])

  await press('25K7-M92Q-X8C2 erneut senden')

  expect(done).toEqual([{ act: 'replay', ids: [dead('2').id] }])
  expect(await screen.findByText('Ein Entscheid wird erneut mitgeteilt')).toBeDefined()
  await expect.poll(() => screen.queryByText('25K7-M92Q-X8C2')).toBeNull()
})

it('asks before all are sent again', async () => {
  const done = await open(['office-lead'])

  await press('Alle erneut senden')
  const question = await screen.findByRole('alertdialog')
  expect(done).toEqual([])
  await act(async () => void fireEvent.click(within(question).getByRole('button', { name: 'Alle erneut senden' })))

  await expect.poll(() => done).toEqual([{ act: 'replay', ids: 'all' }])
  expect(await screen.findByText('Nichts wurde aufgegeben')).toBeDefined()
})

it('pauses only with a reason, and shows who did it', async () => {
  const done = await open(['office-lead'])
  await press('Zustellung anhalten')
  const dialog = await screen.findByRole('dialog')

  fireEvent.click(within(dialog).getByRole('button', { name: 'Zustellung anhalten' }))
  expect(within(dialog).getByText('Bitte sagen Sie warum, mit mindestens drei Buchstaben.')).toBeDefined()
  expect(done).toEqual([])
  fireEvent.change(within(dialog).getByLabelText('Warum'), { target: { value: ' Wartung ' } })
  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Zustellung anhalten' })))

  expect(done).toEqual([{ act: 'pause', why: 'Wartung' }])
  expect(await screen.findByText(/^Seit 10\. März 2026, 13:00 durch Lea Muster: Wartung$/)).toBeDefined()
  expect(await screen.findByRole('button', { name: 'Zustellung fortsetzen' })).toBeDefined()
})

it('explains what did not work, and keeps what was typed', async () => {
  await open(['office-lead'])
  await press('Zustellung anhalten')
  vi.stubGlobal('fetch', async () => Response.json({ code: 'not-allowed', message: 'No.' }, { status: 403 }))
  const dialog = await screen.findByRole('dialog')
  fireEvent.change(within(dialog).getByLabelText('Warum'), { target: { value: 'Wartung' } })

  await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Zustellung anhalten' })))

  expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Warum').value).toBe('Wartung')
})

it('says where no tax system is to be told, and where a request is gone', async () => {
  await open(['office-clerk'], { isOn: false }, [dead('1', { reference: null, receivedAt: null, reason: 'no-request' })])

  expect(await screen.findByText(/kein Fachsystem eingerichtet/)).toBeDefined()
  expect(await screen.findByText('Gesuch nicht mehr vorhanden')).toBeDefined()
})

it('says so where it cannot be loaded', async () => {
  await openDeskPage({
    path: '/desk/delivery',
    roles: ['office-lead'],
    served: [
      serving(readDelivery, () => {
        throw new Problem('unavailable', 'Down.')
      }),
    ],
  })

  expect(await screen.findByText('Der Stand der Zustellung konnte nicht geladen werden')).toBeDefined()
})

it('speaks English to whoever chose it', async () => {
  remember('language', 'en')

  await open(['office-lead'])

  expect(await screen.findByText('Delivery is running')).toBeDefined()
})
