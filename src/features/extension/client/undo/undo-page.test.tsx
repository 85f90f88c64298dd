// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encode } from 'zod/mini'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import type { Answer } from '../../contract.ts'
import { undoExtension } from '../../undo-contract.ts'
import type { FlowState } from '../flow-store.ts'
import { VisitFlow } from '../flow.tsx'
import { readPlainUndo, stateOfUndo } from './plain-undo.ts'
import { Page } from './undo-page.tsx'
import type { UndoReceipt } from './undo-state.ts'

const receipt: UndoReceipt = {
  reference: '25K7M92QX8CV',
  code: 'K7M92QX8',
  period: 2025,
  legalForm: 'natural-person',
  rule: 'D6',
  receivedAt: '2026-03-10T11:00:00Z',
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 9, 30),
}
const takenBack: Answer = {
  kind: 'decided',
  text: 'Die Fristverlängerung wurde auf Ihren Wunsch zurückgenommen.',
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 3, 31),
  receivedAt: '2026-03-10T11:00:00Z',
  name: 'Beispiel',
  firstName: 'Andrea',
  reference: '25K7M92QX8CV',
  code: 'K7M92QX8',
  rule: 'U',
  configuration: '1-0a1b2c3d',
}
const now = new Date('2026-03-10T12:00:00Z')
const fetched = vi.fn<(path: string, request: { readonly body: string; readonly headers: Headers }) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  sessionStorage.clear()
  history.replaceState(null, '', '/rueckgaengig')
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

function open(state: FlowState | undefined = { undo: { receipt } }): void {
  render(
    <ShellProviders site={musterland.site}>
      <VisitFlow start={{ clock: () => now, state }}>
        <Page />
      </VisitFlow>
    </ShellProviders>,
  )
}
const box = (name: RegExp): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name)
const press = async (): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' })))
const answerWith = (answer: Answer): void =>
  void fetched.mockImplementation(async () => Response.json(encode(undoExtension.output, answer)))

async function send(pid = '123456', birth = '24.11.1980'): Promise<void> {
  fireEvent.change(box(/^PID/), { target: { value: pid } })
  fireEvent.change(box(/^Geburtsdatum/), { target: { value: birth } })
  await press()
}

describe('the step in which an extension is taken back', () => {
  it('says which deadline holds then, and asks for PID and birth date in empty fields', () => {
    open()

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Verlängerung rückgängig machen')
    expect(screen.getByText('Ihre Frist ist dann wieder der 31. März 2026.')).toBeDefined()
    expect([box(/^PID/).value, box(/^Geburtsdatum/).value]).toEqual(['', ''])
  })

  it('sends receipt, PID and birth date in the body, under a key, and shows the result from then on; the birth date is not kept', async () => {
    answerWith(takenBack)
    open()
    await send()

    await expect.poll(() => location.pathname).toBe('/result')
    const [path, request] = fetched.mock.calls[0] ?? []
    expect(path).toBe('/BusinessAPI/efristerstreckung/rueckgaengig')
    expect(JSON.parse(request?.body ?? '')).toEqual({
      Referenz: '25K7M92QX8CV',
      Pruefcode: 'K7M92QX8',
      PersonSearchRequest: { SubjektId: '123456', Geburtsdatum: '11.24.1980' },
    })
    const kept = JSON.stringify(sessionStorage)
    expect(kept).toContain('25K7M92QX8CV')
    expect(kept).not.toMatch(/1980/)
  })

  it('says that wrong entries do not belong to the receipt, keeps them, and sends the next try under another key', async () => {
    answerWith({ kind: 'rejected', message: 'nicht gefunden', rule: 'I1' })
    open()
    await send('123456', '25.11.1980')

    expect((await screen.findByText(/Diese Angaben passen nicht zum Beleg/)).closest('#undo-failure')).toBe(document.activeElement)
    expect(box(/^Geburtsdatum/).value).toBe('25.11.1980')
    await press()
    await expect.poll(() => fetched.mock.calls.length).toBe(2)
    const keys = fetched.mock.calls.map(([, { headers }]) => new Headers(headers).get('idempotency-key'))
    expect(keys[0]).toMatch(/^[\w-]{16,64}$/)
    expect(new Set(keys).size).toBe(2)
  })

  it.each([
    ['U1', 'Bei Firmen geht das nicht online.'],
    ['U3', 'Die 24 Stunden sind vorbei.'],
    ['U4', 'Ihre frühere Frist ist schon vorbei.'],
    ['U5', 'Seither hat sich etwas geändert.'],
  ])('says why it is refused and whom to ask: %s', async (rule, title) => {
    answerWith({ kind: 'rejected', message: '', rule })
    open()
    await send()

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
    expect(document.activeElement?.textContent).toBe(title)
    expect(screen.getByText(musterland.site.phone)).toBeDefined()
  })

  it('names what is missing or cannot be right before anything is sent', async () => {
    open()
    await send('0', '31.02.1980')

    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Es gibt ein Problem')
    expect([box(/^PID/), box(/^Geburtsdatum/)].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(fetched).not.toHaveBeenCalled()
  })

  it('opened without a receipt says where to find one', () => {
    open({})

    expect(screen.getByRole('link', { name: 'Beleg prüfen' }).getAttribute('href')).toBe('/beleg')
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the same without script', () => {
  const proof = { reference: '25K7-M92Q-X8CV', code: 'k7m9 2qx8' }
  const verdict = { kind: 'decided', ...receipt } as const

  it('begins with the receipt, then takes PID and birth date as people type them', () => {
    expect(readPlainUndo(proof, now)).toMatchObject({ kind: 'show', proof: { reference: '25K7M92QX8CV', code: 'K7M92QX8' } })
    expect(readPlainUndo({ ...proof, pid: '123 456', birth: '24.11.80' }, now)).toMatchObject({
      kind: 'do',
      undo: { reference: '25K7M92QX8CV', code: 'K7M92QX8', pid: '123456', birthDate: '1980-11-24' },
    })
    expect(readPlainUndo({ ...proof, pid: '123456', birth: '' }, now)).toMatchObject({ kind: 'show', typed: { pid: '123456', birth: '' } })
    expect(readPlainUndo({ reference: '25K7-M92Q-X8CW', code: '' }, now)).toEqual({ kind: 'none' })
  })

  it('shows entries and failure again, or why it is refused', () => {
    const posted = readPlainUndo({ ...proof, pid: '123456', birth: '25.11.1980' }, now)
    if (posted.kind === 'none') throw new Error('it names a receipt')
    const shown = { verdict, now, key: 'key-of-the-page' }

    open(stateOfUndo(posted, { ...shown, answer: { kind: 'rejected', message: '', rule: 'I1' } }))
    expect(screen.getByText(/passen nicht zum Beleg/)).toBeDefined()
    expect(box(/^Geburtsdatum/).value).toBe('25.11.1980')
    cleanup()

    open(stateOfUndo(posted, { ...shown, now: new Date('2026-03-12T12:00:00Z') }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Die 24 Stunden sind vorbei.')
  })
})
