// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Router as PlainRouter } from 'wouter'
import { encode } from 'zod/mini'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { button, open, press, rows } from '../../../../../scripts/testing/extension-page.tsx'
import { plainDate } from '../../../../kit/plain-date.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { submitExtension, type Answer } from '../../contract.ts'
import { VisitFlow } from '../flow.tsx'
import { readPlainForm, stateOfAnswer } from '../plain-form.ts'
import { Page } from './result-page.tsx'

const fetched = vi.fn<(path: string, request: { readonly body: string; readonly headers: Record<string, string> }) => Promise<Response>>()
const proof = { receivedAt: '2026-03-10T18:42:00Z', reference: '25K7M92QX8CV', code: 'K7M92QX8' }
const pending: Answer = { kind: 'pending', text: 'Ihr Gesuch ist eingegangen. Der Entscheid folgt.', ...proof, rule: 'V8b' }
const aboutFee: Answer = { kind: 'rejected', message: 'Es wird eine Gebühr von CHF 40 erhoben.', reference: '25K7M92QX8CV', rule: 'D4' }
const dates = { oldDeadline: plainDate(2026, 9, 30), newDeadline: plainDate(2026, 11, 30) }
const decided: Answer = {
  kind: 'decided',
  text: 'ja',
  ...dates,
  ...proof,
  name: 'Beispiel AG',
  firstName: '',
  rule: 'D6',
  configuration: '1',
}
const workNeeded = { code: 'work-needed', message: 'Bitte versuchen Sie es später.', Aufwand: 20 }
const now = new Date('2026-03-10T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.stubGlobal('fetch', fetched)
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const wireOf = (answer: Answer): Response => Response.json(encode(submitExtension.output, answer))

async function ask(): Promise<void> {
  await open('/')
  fireEvent.change(screen.getByLabelText('PID *'), { target: { value: '204518' } })
  await press('Absenden')
}

describe('a request that is received but not decided', () => {
  it('says so first, then when it was received, and that the decision comes by letter', async () => {
    fetched.mockImplementation(async () => wireOf(pending))
    await ask()

    expect(await screen.findByText('Eingegangen')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihr Gesuch ist eingegangen am 10.\u00a0März 2026')
    await expect.poll(() => document.title).toMatch(/^Ihr Gesuch ist eingegangen am/)
    expect(rows()).toEqual([
      ['Resultat Ihrer Fristverlängerung', 'Ihr Gesuch ist eingegangen. Der Entscheid folgt.'],
      ['Datum des Antrages', '10.03.2026, 19:42'],
      ['PID', '204518'],
    ])
    expect(screen.getByText(/erhalten Sie per Brief/)).toBeDefined()
    expect(screen.getByText(/Dieser Tag zählt/)).toBeDefined()
  })

  it('has reference, code and a receipt to keep, but no deadline for a calendar', async () => {
    fetched.mockImplementation(async () => wireOf(pending))
    await ask()
    await screen.findByText('Eingegangen')

    expect(screen.getByText('25K7-M92Q-X8CV')).toBeDefined()
    expect(screen.getByText('K7M9-2QX8')).toBeDefined()
    expect(button('PDF speichern')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Im Kalender eintragen (.ics)' })).toBeNull()
  })

  it('is still there after a reload, is not sent again from the form, and «Fertig» removes it', async () => {
    fetched.mockImplementation(async () => wireOf(pending))
    await ask()
    await screen.findByText('Eingegangen')
    cleanup()
    await open('/')
    expect(screen.getByText('Dieses Gesuch haben Sie bereits gesendet.')).toBeDefined()
    cleanup()

    await open('/result')
    expect(await screen.findByText('Eingegangen')).toBeDefined()
    await press('Fertig')

    expect(fetched).toHaveBeenCalledOnce()
    expect(sessionStorage).toHaveLength(0)
  })
})

describe('work that the server asks for', () => {
  /** Stands for the thread beside the page, which this test has none of: it answers when the test lets it. */
  class Thread extends EventTarget {
    static last: Thread | undefined
    readonly postMessage = vi.fn<(order: unknown) => void>()
    readonly terminate = vi.fn<() => void>()
    constructor() {
      super()
      Thread.last = this
    }
  }

  it('is done beside the page, which says aloud that nobody needs to do anything', async () => {
    vi.stubGlobal('Worker', Thread)
    fetched.mockResolvedValueOnce(Response.json(workNeeded, { status: 429 }))
    await ask()

    const told = await screen.findByText(/prüft Ihr Gerät das Gesuch zusätzlich/)
    expect(told.closest('[role=status]')).not.toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    await expect.poll(() => Thread.last?.postMessage).toHaveBeenCalledOnce()
    expect(Thread.last?.postMessage.mock.calls[0]?.[0]).toMatchObject({ day: '2026-03-10', bits: 20 })

    fetched.mockResolvedValueOnce(wireOf(decided))
    const done = new MessageEvent('message', { data: { day: '2026-03-10', nonce: 7 } })
    await act(async () => void Thread.last?.dispatchEvent(done))

    expect(await screen.findByText('Bewilligt')).toBeDefined()
    expect(Thread.last?.terminate).toHaveBeenCalledOnce()
    expect(new Headers(fetched.mock.calls[1]?.[1].headers).get('proof-of-work')).toBe('2026-03-10:7')
  })

  it('that no worker can do ends with what the server says', async () => {
    vi.stubGlobal('Worker', Thread)
    fetched.mockResolvedValueOnce(Response.json(workNeeded, { status: 429 }))
    await ask()
    await expect.poll(() => Thread.last?.postMessage).toHaveBeenCalledOnce()

    await act(async () => void Thread.last?.dispatchEvent(new Event('error')))

    await screen.findByText('Fehler')
    expect(rows()).toEqual([['Fehler', workNeeded.message]])
  })
})

describe('a fee that nobody has accepted yet', () => {
  it('is told in the words of the office, and one press accepts it and sends again', async () => {
    fetched.mockImplementationOnce(async () => wireOf(aboutFee))
    await ask()
    expect(await screen.findByRole('heading', { level: 1, name: 'Diese Frist kostet eine Gebühr.' })).toBeDefined()
    expect(rows()).toEqual([['Fehler', 'Es wird eine Gebühr von CHF 40 erhoben.']])

    fetched.mockImplementationOnce(async () => wireOf(decided))
    await press('Gebühr bestätigen und senden')

    expect(await screen.findByText('Bewilligt')).toBeDefined()
    const [first, second] = fetched.mock.calls.map(([, { body, headers }]) => ({ body, headers: new Headers(headers) }))
    expect(JSON.parse(second?.body ?? '')).toEqual({ ...JSON.parse(first?.body ?? ''), GebuehrBestaetigt: true })
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
  })

  it('other refusals offer no such button', async () => {
    fetched.mockImplementation(async () => wireOf({ kind: 'rejected', message: 'nein', rule: 'I2' }))
    await ask()
    await screen.findByText('Fehler')

    expect(screen.queryByRole('button', { name: 'Gebühr bestätigen und senden' })).toBeNull()
    expect(button('Angaben korrigieren').dataset['kind']).toBe('primary')
  })
})

describe('without script', () => {
  const fields = {
    'legal-form': 'natural-person',
    period: '2025',
    pid: '204518',
    deadline: '30.09.2026',
    birth: '27.03.1984',
  }

  function written(answer: Answer): Document {
    const posted = readPlainForm('/steuernnp', fields, now, 'none')
    if (posted.kind !== 'send') throw new Error('the fields are not whole')
    const { request, legalForm, draft } = posted
    const state = stateOfAnswer({ request, legalForm, answer }, now, { draft, key: 'the-key-of-the-page' })
    const html = renderToString(
      <PlainRouter ssrPath="/result">
        <ShellProviders site={musterland.site}>
          <VisitFlow start={{ clock: () => now, state }}>
            <Page />
          </VisitFlow>
        </ShellProviders>
      </PlainRouter>,
    )
    return new DOMParser().parseFromString(html, 'text/html')
  }
  const hiddenIn = (page: Document): Record<string, string> =>
    Object.fromEntries([...page.querySelectorAll<HTMLInputElement>('footer input[type=hidden]')].map(({ name, value }) => [name, value]))

  it('a request that is not decided yet is a whole page', () => {
    const page = written(pending)

    expect(page.querySelector('h1')?.textContent).toBe('Ihr Gesuch ist eingegangen am 10.\u00a0März 2026')
    expect(page.querySelector('footer button')?.getAttribute('value')).toBe('another')
    expect(hiddenIn(page)).toEqual({})
  })

  it('the fee is accepted by a form that carries every entry on, under a key of its own', () => {
    const page = written(aboutFee)
    const accept = page.querySelector('footer button')

    expect([accept?.getAttribute('formaction'), accept?.getAttribute('value')]).toEqual(['/steuernnp', 'accept-fee'])
    expect(hiddenIn(page)).toEqual({ ...fields, uid: '', key: 'the-key-of-the-page-fee' })
    const sent = readPlainForm('/steuernnp', { ...hiddenIn(page), action: 'accept-fee' }, now, 'none')
    expect(sent).toMatchObject({ kind: 'send', request: { pid: '204518', birthDate: '1984-03-27', isFeeAccepted: true } })
  })

  it('a request that could not be taken keeps every entry for the way back to the form', () => {
    const page = written({ kind: 'rejected', message: 'Bitte versuchen Sie es später.' })

    expect(page.querySelector('dd')?.textContent).toBe('Bitte versuchen Sie es später.')
    expect(readPlainForm('/steuernnp', { ...hiddenIn(page), action: 'correct' }, now, 'none')).toMatchObject({
      state: { current: { draft: { pid: '204518', birth: '27.03.1984' } } },
    })
  })
})
