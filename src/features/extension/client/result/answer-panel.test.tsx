// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { deadlineCalendar, receiptPdf } from '../../receipt-contract.ts'
import type { Answer } from '../../contract.ts'
import type { Decided } from '../../verdict.ts'
import { AnswerPanel } from './answer-panel.tsx'
import { VisitFlow } from '../flow.tsx'
import { initialDraft } from '../form/draft.ts'

const decision: Decided = {
  kind: 'decided',
  text: 'Die Fristerstreckung wurde bewilligt.',
  oldDeadline: plainDate(2026, 9, 30),
  newDeadline: plainDate(2026, 11, 30),
  receivedAt: '2026-03-10T18:42:00Z',
  name: 'Beispiel AG',
  firstName: '',
  reference: '25K7M92QX8CV',
  code: 'K7M92QX8',
  rule: 'D6',
  configuration: '1-4f2a9c',
}
const tooLate = { ...decision, rule: 'C7', oldDeadline: plainDate(2026, 1, 31), newDeadline: plainDate(2026, 1, 31) }
const filed = { ...decision, rule: 'C4', newDeadline: decision.oldDeadline }
const pdfName = 'Fristerstreckung_2025_PID204518.pdf'
const fetched = vi.fn<(path: string, request: { readonly body: URLSearchParams }) => Promise<Response>>()
const saved = vi.fn<(name: string) => void>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved(this.download)
  })
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  saved.mockReset()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function show(answer: Answer = decision): void {
  const today = plainDate(2026, 3, 10)
  const sent = { request: { period: 2025, wish: decision.newDeadline, pid: '204518' }, draft: initialDraft('/steuernjp', today) }
  render(
    <ShellProviders site={musterland.site}>
      <VisitFlow start={{ clock: () => new Date('2026-03-10T19:00:00Z') }}>
        <AnswerPanel answer={answer} sent={sent} />
      </VisitFlow>
    </ShellProviders>,
  )
}
const button = (name: string): HTMLElement => screen.getByRole('button', { name })
const press = async (name: string): Promise<void> => act(async () => void fireEvent.click(button(name)))
const aFile = (): Response => new Response('%PDF', { headers: { 'content-disposition': `attachment; filename="${pdfName}"` } })

describe('the proof of a decision', () => {
  it('shows reference and code in fours and has them read out character by character', () => {
    show()

    expect(screen.getByText('25K7-M92Q-X8CV').getAttribute('aria-hidden')).toBe('true')
    expect(screen.getByText('2 5 K 7, M 9 2 Q, X 8 C V')).toBeDefined()
    expect(screen.getByText('K7M9-2QX8')).toBeDefined()
    expect(screen.getByText('K 7 M 9, 2 Q X 8')).toBeDefined()
  })

  it('leads to the page that checks it, and names the whole address for paper', () => {
    show()

    expect(screen.getByRole('link', { name: 'Beleg prüfen' }).getAttribute('href')).toBe('/beleg')
    expect(screen.getByText(`(${musterland.site.web}/beleg)`)).toBeDefined()
  })

  it('is copied together with what it means and the rows', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    show()

    await press('Kopieren')

    expect(writeText.mock.calls[0]?.[0].split('\n')).toEqual([
      'Bewilligt',
      'Ihre neue Frist: 30.\u00a0November 2026',
      'bisher 30.\u00a0September 2026 · 61\u00a0Tage mehr Zeit',
      'Reichen Sie die Steuererklärung\u00a02025 bis dann ein.',
      '',
      'Resultat Ihrer Fristverlängerung: Die Fristerstreckung wurde bewilligt.',
      'Alte Frist: 30.09.2026',
      'Neue Frist: 30.11.2026',
      'Datum des Antrages: 10.03.2026, 19:42',
      'Firma: Beispiel AG',
      'PID: 204518',
      'Steuerperiode: 2025',
      'Referenz: 25K7-M92Q-X8CV',
      'Prüfcode: K7M9-2QX8',
    ])
  })

  it.each([
    ['a deadline that has passed', tooLate],
    ['a return that is filed', filed],
  ])('offers no calendar entry for %s, and no link to file where nothing is to be filed', (_, answer) => {
    show(answer)
    expect(screen.queryByRole('link', { name: 'Online einreichen' }) === null).toBe(answer === filed)

    expect(screen.queryByRole('button', { name: 'Im Kalender eintragen (.ics)' })).toBeNull()
    expect(button('PDF speichern')).toBeDefined()
  })
})

describe('saving', () => {
  it.each([
    ['PDF speichern', receiptPdf],
    ['Im Kalender eintragen (.ics)', deadlineCalendar],
  ])('«%s» is a form that needs no script and puts nothing into the address', (name, { path }) => {
    show()

    const form = button(name).closest('form')
    const fields = [...(form?.querySelectorAll('input') ?? [])].map((input) => [input.name, input.value])
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', path])
    expect(fields).toEqual([
      ['Referenz', '25K7M92QX8CV'],
      ['Pruefcode', 'K7M92QX8'],
      ['Sprache', 'de'],
    ])
  })

  it('asks once while it is busy, and keeps the file under the name the server gives it', async () => {
    let answer: (response: Response) => void = () => undefined
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    show()
    await press('PDF speichern')
    await press('PDF speichern')
    expect(button('PDF speichern').getAttribute('aria-busy')).toBe('true')
    // The part that asks for the file is loaded with the first press.
    await waitFor(() => expect(fetched).toHaveBeenCalled())

    await act(async () => answer(aFile()))

    await waitFor(() => expect(saved).toHaveBeenCalled())
    expect(fetched).toHaveBeenCalledOnce()
    expect(fetched.mock.calls[0]?.[0]).toBe(receiptPdf.path)
    expect(fetched.mock.calls[0]?.[1].body.toString()).toBe('Referenz=25K7M92QX8CV&Pruefcode=K7M92QX8&Sprache=de')
    expect(saved).toHaveBeenCalledExactlyOnceWith(pdfName)
    expect(button('PDF speichern').getAttribute('aria-busy')).toBe('false')
    expect(await screen.findByText(`Gespeichert: ${pdfName}`)).toBeDefined()
  })

  it.each([
    ['lost connections', () => Promise.reject(new TypeError('network')), 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'],
    ['a stranger’s page', async () => new Response('<html>'), 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.'],
    ['too many calls', async () => new Response('', { status: 429 }), /in einigen Minuten/],
  ])('says beside the button what to do after %s, and works the next time', async (_, answer, message) => {
    fetched.mockImplementation(answer)
    show()
    await press('PDF speichern')
    expect((await screen.findByText(message)).getAttribute('role')).toBe('status')
    expect(saved).not.toHaveBeenCalled()

    fetched.mockImplementation(async () => aFile())
    await press('PDF speichern')

    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(screen.queryByText(message)).toBeNull()
  })
})

describe('what a rule means', () => {
  it('that nobody has to file is good news, with a receipt and without a deadline', () => {
    const { oldDeadline: _, newDeadline: __, ...named } = decision
    show({ ...named, kind: 'not-required', rule: 'C1' })

    const head = screen.getByRole('heading', { level: 1 })
    expect(head.textContent).toBe('Für\u00a02025 brauchen wir von dieser Firma keine Steuererklärung.')
    expect(head.closest('[data-kind]')?.getAttribute('data-kind')).toBe('good')
    expect(button('PDF speichern')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Im Kalender eintragen (.ics)' })).toBeNull()
  })

  it('a couple reads that it holds for both', () => {
    show({ ...decision, isJoint: true })

    expect(screen.getByText('Gilt für Sie beide.')).toBeDefined()
  })

  it('says that a program decided, leads to the rule and to a person', () => {
    show()

    expect(screen.getByRole('link', { name: 'Regel D6' }).getAttribute('href')).toBe('/regeln#D6')
    expect(screen.getByRole('link', { name: 'Wir prüfen den Entscheid persönlich.' }).getAttribute('href')).toBe(
      `mailto:${musterland.site.email}?subject=${encodeURIComponent('Entscheid prüfen: 25K7-M92Q-X8CV')}`,
    )
  })

  it('of another system names no rule of ours', () => {
    show({ ...decision, rule: 'G' })

    expect(screen.queryByRole('link', { name: /^Regel/ })).toBeNull()
    expect(screen.getByText(/Automatisch entschieden/)).toBeDefined()
  })
})
