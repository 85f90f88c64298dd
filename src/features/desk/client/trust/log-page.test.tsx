// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { serving } from '../../../../../scripts/testing/contract-server.ts'
import { openDeskPage } from '../../../../../scripts/testing/desk-page.tsx'
import { Problem } from '../../../../kit/problem.ts'
import {
  askCheck,
  readAlarms,
  readChecks,
  readLog,
  readStatement,
  reviewAlarm,
  type Alarm,
  type Check,
  type Look,
} from '../../trust-contract.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const look: Look = {
  id: '7',
  at: '2026-03-10T12:00:00.000Z',
  officer: 'Clara Muster',
  action: 'search',
  reason: 'other',
  note: 'Rückfrage',
  question: [{ name: 'pid', value: '123456' }],
  subjects: [{ legalForm: 'natural-person', pid: '123456' }],
}
const whole: Check = {
  state: 'whole',
  askedAt: '2026-03-10T01:40:00.000Z',
  askedBy: null,
  doneAt: '2026-03-10T01:41:00.000Z',
  seals: 412,
  entries: 20_817,
  requests: 10_204,
  looks: 31,
  waiting: 3,
  head: '9f2c',
  fault: null,
}

async function open(looks: () => Look[], checks: () => Check[], alarms: () => Alarm[] = () => []) {
  const sent: unknown[] = []
  await openDeskPage({
    path: '/desk/log',
    roles: ['office-audit'],
    served: [
      serving(readLog, (input) => {
        sent.push(input)
        return { looks: looks() }
      }),
      serving(readChecks, () => ({ checks: checks() })),
      serving(readAlarms, () => ({ alarms: alarms(), count: alarms().length })),
      serving(reviewAlarm, (input) => {
        sent.push(input)
        return {}
      }),
      serving(readStatement, (input) => {
        sent.push(input)
        const { id, at, officer, action, reason } = look
        return { looks: [{ id, at, officer, action, reason }], at }
      }),
      serving(askCheck, () => {
        sent.push('check')
        return {}
      }),
    ],
  })
  await screen.findByRole('heading', { level: 1, name: 'Einsichtsprotokoll' })
  return sent
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

it('shows who looked at whom and why, and that the chain is verified', async () => {
  await open(
    () => [look],
    () => [whole],
  )

  expect(await screen.findByText('Anderer Grund: Rückfrage')).toBeDefined()
  expect(screen.getByText('Clara Muster')).toBeDefined()
  expect(screen.getByText('pid 123456')).toBeDefined()
  expect(await screen.findByText('Geprüft')).toBeDefined()
  expect(screen.getByText(/nach Zeitplan/)).toBeDefined()
})

it('says what is broken, and asks for another check', async () => {
  const broken = { ...whole, state: 'broken' as const, head: null, fault: 'look 1 is not as it was sealed' }
  const sent = await open(
    () => [],
    () => [broken],
  )

  expect(await screen.findByText('Gebrochen')).toBeDefined()
  expect(screen.getByText('look 1 is not as it was sealed')).toBeDefined()
  await press('Jetzt prüfen')

  expect(sent).toContain('check')
})

it('narrows the record, keeps the number out of the address, and says when there is nothing or it failed', async () => {
  let answer = (): Look[] => []
  const sent = await open(
    () => answer(),
    () => [],
  )
  await screen.findByText('Keine solchen Einsichten')
  await act(async () => void fireEvent.change(screen.getByLabelText('Eingesehene PID'), { target: { value: '123456' } }))
  answer = () => {
    throw new Problem('unavailable', 'Down.')
  }

  await press('Anzeigen')

  expect((await screen.findByRole('alert')).textContent).toContain('Das Protokoll konnte nicht geladen werden')
  expect(sent).toContainEqual({ filters: { pid: '123456' } })
  expect(location.search).toBe('')
})

it('puts unusual looks first, and takes one away once it is reviewed', async () => {
  let unreviewed: Alarm[] = [{ ...look, signals: ['own', 'night'], isOwn: false }]
  const sent = await open(
    () => [],
    () => [],
    () => unreviewed,
  )
  expect(await screen.findByText('Eigenes Dossier')).toBeDefined()
  expect(screen.getByText('In der Nacht')).toBeDefined()

  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Prüfen: Clara Muster/ })))
  await act(async () => void fireEvent.change(screen.getByLabelText('Bemerkung'), { target: { value: ' Pikett ' } }))
  unreviewed = []
  await press('Als geprüft vermerken')

  expect(await screen.findByText('Es gibt nichts Auffälliges zu prüfen.')).toBeDefined()
  expect(sent).toContainEqual({ id: '7', remark: 'Pikett' })
})

it('offers nobody to review what they looked at themselves, and says who does', async () => {
  await open(
    () => [],
    () => [],
    () => [{ ...look, signals: ['own'], isOwn: true }],
  )

  expect(await screen.findByText('Das ist Ihr eigener Zugriff. Eine andere Person der Revision prüft ihn.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Prüfen: / })).toBeNull()
})

it('tells who has seen the file of a person, without the notes', async () => {
  const sent = await open(
    () => [look],
    () => [],
  )
  await act(async () => void fireEvent.change(screen.getByLabelText('Eingesehene PID'), { target: { value: '123456' } }))
  await press('Anzeigen')
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name: 'Wer hat Daten der Person 123456 eingesehen?' })))

  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('Clara Muster')).toBeDefined()
  expect(dialog.textContent).not.toContain('Rückfrage')
  expect(sent).toContainEqual({ legalForm: 'natural-person', pid: '123456' })
})
