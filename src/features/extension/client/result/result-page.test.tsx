// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { encode } from 'zod/mini'
import { button, open, press, rows } from '../../../../../scripts/testing/extension-page.tsx'
import { plainDate } from '../../../../kit/plain-date.ts'
import { submitExtension, type Answer } from '../../contract.ts'
import type { Decided } from '../../verdict.ts'

const fetched = vi.fn<(path: string, request: RequestInit) => Promise<Response>>()
const decision: Decided = {
  kind: 'decided',
  text: 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.11.2026.',
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
const refusal: Answer = { kind: 'rejected', message: 'Zu diesen Angaben wurde kein Steuerfall gefunden.', reference: '25K7M92QX8CV' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T10:00:00Z') })
  vi.stubGlobal('fetch', fetched)
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  fetched.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answerWith = (answer: Answer): void =>
  void fetched.mockImplementation(async () => Response.json(encode(submitExtension.output, answer)))

/** From the form to the result, as a legal entity on the route of persons. */
async function ask(): Promise<void> {
  await open('/steuernnp')
  fireEvent.click(screen.getByLabelText('juristische Person'))
  fireEvent.change(screen.getByLabelText('PID *'), { target: { value: '204518' } })
  await press('Absenden')
}

describe('a decision', () => {
  it('§2.17 §2.18 §3.6 shows the outcome first, then the rows of the spec, and «Fertig»', async () => {
    answerWith(decision)
    await ask()

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ihre neue Frist: 30.\u00a0November 2026')
    expect(screen.getByText('Bewilligt')).toBeDefined()
    expect(rows()).toEqual([
      ['Resultat Ihrer Fristverlängerung', 'Die Fristerstreckung wurde bewilligt. Neue Frist: 30.11.2026.'],
      ['Alte Frist', '30.09.2026'],
      ['Neue Frist', '30.11.2026'],
      ['Datum des Antrages', '10.03.2026, 19:42'],
      ['Firma', 'Beispiel AG'],
      ['PID', '204518'],
    ])
    expect(button('Fertig')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Zurück' })).toBeNull()
  })

  it('§3.7 names a person by last and first name', async () => {
    answerWith({ ...decision, name: 'Beispiel', firstName: 'Andrea' })
    await ask()
    await screen.findByText('Bewilligt')

    expect(rows().slice(4)).toEqual([
      ['Nachname', 'Beispiel'],
      ['Vorname', 'Andrea'],
      ['PID', '204518'],
    ])
  })

  it('that changes nothing is not called granted', async () => {
    answerWith({ ...decision, newDeadline: decision.oldDeadline })
    await ask()

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ihre Frist bleibt unverändert: 30.\u00a0September 2026')
    expect(screen.queryByText('Bewilligt')).toBeNull()
  })

  it('can be copied as plain text', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
    vi.stubGlobal('navigator', { onLine: true, clipboard: { writeText } })
    answerWith(decision)
    await ask()
    await screen.findByText('Bewilligt')
    await press('Kopieren')

    expect(writeText.mock.calls[0]?.[0]).toContain('Neue Frist: 30.11.2026\nDatum des Antrages: 10.03.2026, 19:42\nFirma: Beispiel AG')
    expect(writeText.mock.calls[0]?.[0]).toMatch(/Steuerperiode: 2025\nReferenz: 25K7-M92Q-X8CV\nPrüfcode: K7M9-2QX8$/)
    expect(button('Kopiert')).toBeDefined()
  })

  it('§2.19 §4.9 «Fertig» goes to / and leaves nothing behind', async () => {
    answerWith(decision)
    await ask()
    await screen.findByText('Bewilligt')
    await press('Fertig')

    expect(location.pathname).toBe('/')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('eFristerstreckung juristische Person')
    expect(screen.getByLabelText<HTMLInputElement>('PID *').value).toBe('')
    expect(sessionStorage).toHaveLength(0)
    expect(screen.queryByRole('button', { name: 'Letzte Eingaben wiederherstellen' })).toBeNull()
  })

  it('«Fertig» can be taken back from the memory of the page, for ten minutes and not after a reload', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-03-10T10:00:00Z'), shouldAdvanceTime: true })
    answerWith(decision)
    await ask()
    await screen.findByText('Bewilligt')
    await press('Fertig')
    await press('Wieder anzeigen')
    expect(location.pathname).toBe('/result')
    expect(await screen.findByText('Bewilligt')).toBeDefined()

    await press('Fertig')
    await act(async () => vi.advanceTimersByTime(599_000))
    expect(button('Wieder anzeigen')).toBeDefined()
    await act(async () => vi.advanceTimersByTime(2000))
    expect(screen.queryByRole('button', { name: 'Wieder anzeigen' })).toBeNull()
  })

  it('«Weiteres Gesuch» keeps legal form, period and date, and nothing of the person', async () => {
    answerWith(decision)
    await open('/steuernnp')
    fireEvent.change(screen.getByLabelText('PID *'), { target: { value: '204518' } })
    fireEvent.change(screen.getByLabelText('Geburtsdatum *'), { target: { value: '27.03.1984' } })
    fireEvent.change(screen.getByLabelText('Steuerperiode *'), { target: { value: '2025' } })
    fireEvent.change(screen.getByLabelText('Frist bis *'), { target: { value: '31.10.2026' } })
    await press('Absenden')
    await screen.findByText('Bewilligt')
    await press('Weiteres Gesuch')

    const values = ['PID *', 'Geburtsdatum *', 'Steuerperiode *', 'Frist bis *'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    )
    expect(location.pathname).toBe('/steuernnp')
    expect(values).toEqual(['', '', '2025', '31.10.2026'])
    expect(sessionStorage).toHaveLength(0)
  })

  it('is still there after a reload of the tab', async () => {
    answerWith(decision)
    await ask()
    await screen.findByText('Bewilligt')
    cleanup()

    await open('/result')

    expect(await screen.findByText('Bewilligt')).toBeDefined()
    expect(fetched).toHaveBeenCalledOnce()
  })

  it('takes the focus when it arrives', async () => {
    let answer: (response: Response) => void = () => undefined
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await ask()
    expect(await screen.findByText('Gesuch wird gesendet')).toBeDefined()
    expect(screen.queryByRole('contentinfo')).toBeNull()

    await act(async () => answer(Response.json(encode(submitExtension.output, decision))))

    expect(document.activeElement?.textContent).toBe('Ihre neue Frist: 30.\u00a0November 2026')
    await expect.poll(() => document.title).toMatch(/^Ihre neue Frist/)
  })
})

describe('back on the form after a decision', () => {
  it('says that the request was sent, and when, also after a reload', async () => {
    answerWith(decision)
    await ask()
    await screen.findByText('Bewilligt')
    cleanup()

    await open('/steuernnp')

    expect(screen.getByText('Dieses Gesuch haben Sie bereits gesendet.')).toBeDefined()
    expect(screen.getByText('Eingetroffen am 10.03.2026, 19:42')).toBeDefined()
  })

  it('says nothing of it once something has changed', async () => {
    answerWith(decision)
    await ask()
    await screen.findByText('Bewilligt')
    cleanup()
    await open('/steuernnp')

    fireEvent.change(screen.getByLabelText('PID *'), { target: { value: '204519' } })

    expect(screen.queryByText('Dieses Gesuch haben Sie bereits gesendet.')).toBeNull()
  })
})

describe('a request that could not leave', () => {
  it('is kept, and sent only when somebody says so', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    await ask()
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ihr Gesuch ist noch nicht gesendet')
    expect(screen.getByText(/^Dieses Gerät hat keine Verbindung zum Internet/)).toBeDefined()
    expect(fetched).not.toHaveBeenCalled()

    vi.stubGlobal('navigator', { onLine: true })
    await act(async () => void dispatchEvent(new Event('online')))
    expect(screen.getByText('Die Verbindung ist wieder da.')).toBeDefined()
    expect(screen.queryByText(/keine Verbindung/)).toBeNull()
    expect(fetched).not.toHaveBeenCalled()
    answerWith(decision)
    await press('Jetzt senden')

    expect(await screen.findByText('Bewilligt')).toBeDefined()
  })
})

describe('an error', () => {
  it('has a reference for questions below its one row', async () => {
    answerWith(refusal)
    await ask()
    await screen.findByText('Fehler')

    expect(screen.getByText('Referenz').nextElementSibling?.textContent).toContain('25K7-M92Q-X8CV')
  })

  it('that was never stored has none', async () => {
    answerWith({ kind: 'rejected', message: 'Die Anfrage ist unvollständig.' })
    await ask()
    await screen.findByText('Fehler')

    expect(screen.queryByText('Referenz')).toBeNull()
  })

  it('§3.8 §2.18 §8.1 is one row «Fehler» with the message, and «Zurück» instead of «Fertig»', async () => {
    answerWith(refusal)
    await ask()
    await screen.findByText('Fehler')

    expect(rows()).toEqual([['Fehler', 'Zu diesen Angaben wurde kein Steuerfall gefunden.']])
    expect(button('Zurück')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Fertig' })).toBeNull()
  })

  it('§7.2 §4.7 §8.1 an ErrorMessage ends loading with the row «Fehler»', async () => {
    let answer: (response: Response) => void = () => undefined
    fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    await ask()
    expect(await screen.findByText('Gesuch wird gesendet')).toBeDefined()
    expect(screen.queryByText('Fehler')).toBeNull()

    await act(async () => answer(Response.json({ ErrorMessage: 'Die PID ist nicht bekannt.' })))

    expect(rows()).toEqual([['Fehler', 'Die PID ist nicht bekannt.']])
    expect(screen.queryByText('Gesuch wird gesendet')).toBeNull()
    expect(button('Zurück')).toBeDefined()
  })

  it('§2.19 §4.9 «Zurück» goes to / with an empty form; the entries can be had again on their route', async () => {
    answerWith(refusal)
    await ask()
    await screen.findByText('Fehler')
    await press('Zurück')
    expect(location.pathname).toBe('/')
    expect(screen.getByLabelText<HTMLInputElement>('PID *').value).toBe('')

    await press('Letzte Eingaben wiederherstellen')

    expect(location.pathname).toBe('/steuernnp')
    expect(screen.getByLabelText<HTMLInputElement>('PID *').value).toBe('204518')
  })

  it('«Angaben korrigieren» returns to the form with all entries', async () => {
    answerWith(refusal)
    await ask()
    await screen.findByText('Fehler')
    await press('Angaben korrigieren')

    expect(location.pathname).toBe('/steuernnp')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('eFristerstreckung juristische Person')
    expect(screen.getByLabelText<HTMLInputElement>('PID *').value).toBe('204518')
  })
})

describe('a lost answer', () => {
  it('says that the request may have arrived, and asks again on request', async () => {
    // A proxy's own error page: nobody knows whether the request got past it.
    fetched.mockResolvedValueOnce(new Response('', { status: 500 }))
    await ask()
    expect(await screen.findByText(/Vielleicht ist Ihr Gesuch trotzdem bei uns angekommen/)).toBeDefined()
    expect(screen.queryByText('Fehler')).toBeNull()

    answerWith(decision)
    await press('Erneut senden')

    expect(await screen.findByText('Bewilligt')).toBeDefined()
    expect(fetched.mock.calls[0]?.[1].body).toBe(fetched.mock.calls[1]?.[1].body)
  })
})

describe('other pages', () => {
  it('/result without an answer says why and leads on', async () => {
    await open('/result')

    expect(await screen.findByRole('heading', { name: 'Kein Resultat mehr vorhanden' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Neues Gesuch stellen' }).getAttribute('href')).toBe('/')
  })

  it('§2.5 /info has no footer', async () => {
    await open('/info')

    expect(await screen.findByRole('heading', { name: 'Barrierefreiheit' })).toBeDefined()
    expect(screen.queryByRole('contentinfo')).toBeNull()
  })
})
