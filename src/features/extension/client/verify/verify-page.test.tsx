// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encode } from 'zod/mini'
import { Router } from 'wouter'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { verifyReceipt, type Verdict } from '../../receipt-contract.ts'
import { VisitFlow } from '../flow.tsx'
import type { FlowState } from '../flow-store.ts'
import { readPlainProof, stateOfProof } from './plain-proof.ts'
import { Page } from './verify-page.tsx'

const genuine: Verdict = {
  kind: 'decided',
  rule: 'D6',
  legalForm: 'natural-person',
  period: 2025,
  receivedAt: '2026-03-10T18:42:00Z',
  oldDeadline: plainDate(2026, 9, 30),
  newDeadline: plainDate(2026, 11, 30),
}
const fetched = vi.fn<(path: string, request: { readonly body: string }) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  history.replaceState(null, '', '/beleg')
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
})

const page = (state?: FlowState) => (
  <ShellProviders site={musterland.site}>
    <VisitFlow start={{ clock: () => new Date('2026-03-10T10:00:00Z'), state }}>
      <Page />
    </VisitFlow>
  </ShellProviders>
)
const open = (state?: FlowState): void => void render(page(state))
const box = (name: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(name)
const press = async (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const answerWith = (verdict: Verdict): void =>
  void fetched.mockImplementation(async () => Response.json(encode(verifyReceipt.output, verdict)))
const rows = (): string[][] =>
  screen.getAllByRole('term').map((term) => [term.textContent, within(term.parentElement ?? term).getByRole('definition').textContent])

async function ask(reference = '25k7 m92q x8cv', code = 'k7m9-2qx8'): Promise<void> {
  fireEvent.change(box('Referenz'), { target: { value: reference } })
  fireEvent.change(box('Prüfcode'), { target: { value: code } })
  await check()
}

/** Presses and waits for the answer, whose code comes with the first question. */
async function check(): Promise<void> {
  await press('Prüfen')
  await expect.poll(() => screen.queryByRole('button', { name: 'Beleg wird geprüft …' })).toBeNull()
}

describe('a receipt that is genuine', () => {
  it('says first what was decided, then that it is genuine, with the details to compare, and takes the focus', async () => {
    answerWith(genuine)
    open()
    await ask()

    expect(await screen.findByText('Bewilligt')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Frist bis zum 30.\u00a0November 2026')
    expect(document.activeElement?.textContent).toBe('Frist bis zum 30.\u00a0November 2026')
    expect(screen.getByText('Dieser Beleg ist echt.')).toBeDefined()
    expect(rows()).toEqual([
      ['Steuerperiode', '2025'],
      ['Datum des Antrages', '10.03.2026, 19:42'],
      ['Alte Frist', '30.09.2026'],
      ['Neue Frist', '30.11.2026'],
    ])
    expect(screen.getByText(/Vergleichen Sie diese Angaben mit dem Beleg/)).toBeDefined()
  })

  it('of a refusal is not good news', async () => {
    answerWith({ ...genuine, rule: 'C7', oldDeadline: plainDate(2026, 3, 9), newDeadline: plainDate(2026, 3, 9) })
    open()
    await ask()

    expect((await screen.findByText('Frist abgelaufen')).closest('[data-kind]')?.getAttribute('data-kind')).toBe('warning')
    expect(screen.getByText('Dieser Beleg ist echt.')).toBeDefined()
  })

  it('that is scanned brings reference and code along, and they leave the address', () => {
    history.replaceState(null, '', '/beleg#25K7M92QX8CV-K7M92QX8')
    open()

    expect([box('Referenz').value, box('Prüfcode').value]).toEqual(['25K7-M92Q-X8CV', 'K7M9-2QX8'])
    expect(location.href).toMatch(/\/beleg$/)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('is asked for by what was meant, in the body and not in the address', async () => {
    answerWith(genuine)
    open()
    await ask('25k7m92q x8cv ', 'K7M9–2QX8')

    const [path, request] = fetched.mock.calls[0] ?? []
    expect(path).toBe(verifyReceipt.path)
    expect(JSON.parse(request?.body ?? '')).toEqual({ Referenz: '25K7M92QX8CV', Pruefcode: 'K7M92QX8', Sprache: 'de' })
    expect(location.href).not.toContain('25K7')
  })

  it('«Weiteren Beleg prüfen» begins with empty fields and the focus on the heading', async () => {
    answerWith(genuine)
    open()
    await ask()

    await press('Weiteren Beleg prüfen')

    expect([box('Referenz').value, box('Prüfcode').value]).toEqual(['', ''])
    expect(document.activeElement?.textContent).toBe('Beleg prüfen')
  })
})

describe('a receipt of a request that is not decided yet', () => {
  it('is called genuine, without a deadline', async () => {
    answerWith({ kind: 'pending', period: 2025, receivedAt: '2026-03-10T18:42:00Z' })
    open()
    await ask()

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Der Entscheid folgt')
    expect(document.activeElement?.textContent).toBe('Der Entscheid folgt')
    expect(rows()).toEqual([
      ['Steuerperiode', '2025'],
      ['Datum des Antrages', '10.03.2026, 19:42'],
    ])
    expect(screen.getByText('Dieser Beleg ist echt.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Angaben korrigieren' })).toBeNull()
  })
})

describe('a receipt nobody knows', () => {
  it('is not called false, and its entries can be corrected', async () => {
    answerWith({ kind: 'unknown' })
    open()
    await ask()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Diesen Beleg kennen wir nicht')
    expect(screen.getByText('Nicht gefunden')).toBeDefined()
    expect(screen.queryAllByRole('term')).toEqual([])

    await press('Angaben korrigieren')

    expect([box('Referenz').value, box('Prüfcode').value]).toEqual(['25K7-M92Q-X8CV', 'K7M9-2QX8'])
    expect(screen.queryByText('Es gibt ein Problem')).toBeNull()
  })
})

describe('entries that cannot be right', () => {
  it('are found before anything is sent, named above and at the fields', async () => {
    open()
    await ask('25K7-M92Q-X8CW', '')

    const wrong = 'Diese Referenz stimmt nicht. Prüfen Sie die zwölf Zeichen.'
    expect(fetched).not.toHaveBeenCalled()
    expect(document.activeElement?.textContent).toBe('Es gibt ein Problem')
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(
      expect.arrayContaining([wrong, 'Geben Sie den Prüfcode ein']),
    )
    expect(box('Referenz').getAttribute('aria-invalid')).toBe('true')
    expect(document.querySelector('#reference-error')?.textContent).toBe(`Fehler: ${wrong}`)
    await expect.poll(() => document.title).toMatch(/^Fehler: Beleg prüfen/)
  })

  it('are not complained about before the first try, nor is the focus taken while they are mended', async () => {
    open()
    fireEvent.change(box('Referenz'), { target: { value: '25K' } })
    expect(screen.queryByText('Es gibt ein Problem')).toBeNull()

    await ask('25K', 'K7M9-2QX8')
    box('Referenz').focus()
    fireEvent.change(box('Referenz'), { target: { value: '25K7-M92Q-X8CV' } })
    expect(screen.queryByText('Es gibt ein Problem')).toBeNull()
    fireEvent.change(box('Referenz'), { target: { value: '25K7-M92Q-X8C' } })

    expect(screen.getByText('Es gibt ein Problem')).toBeDefined()
    expect(document.activeElement).toBe(box('Referenz'))
  })

  it('are put into fours when their field is left, if they can be right', () => {
    open()
    fireEvent.change(box('Referenz'), { target: { value: '25k7m92qx8cv' } })
    fireEvent.blur(box('Referenz'))
    fireEvent.change(box('Prüfcode'), { target: { value: 'k7m9' } })
    fireEvent.blur(box('Prüfcode'))

    expect([box('Referenz').value, box('Prüfcode').value]).toEqual(['25K7-M92Q-X8CV', 'k7m9'])
  })
})

describe('a failure', () => {
  it.each([
    ['a lost connection', () => Promise.reject(new TypeError('network')), /im Moment nicht erreichbar/],
    [
      'too many calls',
      async () => Response.json({ code: 'too-many', message: 'Es sind zu viele Anfragen eingegangen.' }, { status: 429 }),
      /zu viele Anfragen/,
    ],
  ])('(%s) is told in its place, keeps the entries and allows another try', async (_, answer, message) => {
    fetched.mockImplementation(answer)
    open()
    await ask()
    expect((await screen.findByText(message)).closest('[tabindex]')).toBe(document.activeElement)
    expect(box('Prüfcode').value).toBe('k7m9-2qx8')

    answerWith(genuine)
    await check()

    expect(await screen.findByText('Dieser Beleg ist echt.')).toBeDefined()
  })

  it('is German and says so on a page in another language', async () => {
    await act(async () => {
      render(
        <ShellProviders site={musterland.site} language="fr">
          <VisitFlow start={{ clock: () => new Date(), state: stateOfProof({ reference: '', code: '' }, { failure: 'Bitte später.' }) }}>
            <Page />
          </VisitFlow>
        </ShellProviders>,
      )
    })

    expect((await screen.findByText('Bitte später.')).lang).toBe('de-CH')
    expect(screen.getByText(/n’a pas pu être vérifiée/)).toBeDefined()
  })
})

describe('without script', () => {
  const rendered = (state?: FlowState): string => renderToString(<Router ssrPath="/beleg">{page(state)}</Router>)

  it('is a form that sends both entries to this very page', () => {
    const html = rendered()

    expect(html).toMatch(/<form[^>]* action="\/beleg" method="post"/)
    expect(html).toMatch(/name="reference"[^>]*>.*name="code"/)
    expect(html).toMatch(/<button type="submit" form="proof-form"/)
  })

  it('shows the verdict the server found', () => {
    const html = rendered(stateOfProof({ reference: '25k7m92qx8cv', code: 'k7m92qx8' }, { verdict: genuine }))

    expect(html).toContain('Dieser Beleg ist echt.')
    expect(html).toContain('25K7-M92Q-X8CV')
    expect(html).toMatch(/<form[^>]* action="\/beleg" method="get"/)
  })

  it('shows what is wrong with the entries', () => {
    const posted = readPlainProof({ reference: 'abc', code: '' })

    const html = rendered(posted.kind === 'show' ? posted.state : undefined)

    expect(html).toContain('href="#reference"')
    expect(html).toContain('value="abc"')
    expect(html).toContain('Geben Sie den Prüfcode ein')
  })
})
