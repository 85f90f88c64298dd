// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { open } from '../../../../../scripts/testing/extension-page.tsx'

const fetched = vi.fn<(path: string, request: { readonly body: string }) => Promise<Response>>(async () =>
  Response.json({ ErrorMessage: 'nein' }),
)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T10:00:00Z') })
  vi.stubGlobal('fetch', fetched)
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  fetched.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const field = (label: string | RegExp): HTMLInputElement => screen.getByLabelText(label)
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name })
const heading = (): string => screen.getByRole('heading', { level: 1 }).textContent
const type = (label: string | RegExp, text: string): void => void fireEvent.change(field(label), { target: { value: text } })
const leave = (label: string | RegExp): void => void fireEvent.blur(field(label))
const choose = (label: string): void => void fireEvent.click(field(label))
const send = async (): Promise<void> => act(async () => void fireEvent.click(button('Absenden')))
const sentBody = (): unknown => JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')
const summary = (): string[] =>
  within(screen.getByRole('region', { name: 'Es gibt ein Problem' }))
    .getAllByRole('link')
    .map((link) => link.textContent)

function fillInAsPerson(): void {
  type('PID *', '204518')
  type('Geburtsdatum *', '27.3.1984')
}

describe('the form', () => {
  it.each([
    ['/', 'eFristerstreckung juristische Person', '2025', '31.12.2026'],
    ['/steuernjp', 'eFristerstreckung juristische Person', '2025', '31.12.2026'],
    ['/steuernnp', 'eFristerstreckung natürliche Person', '2026', '30.11.2027'],
  ])('§2.1 §2.2 §2.3 §2.8 %s opens «%s», period %s, at most until %s', async (path, title, period, latest) => {
    await open(path)

    const chosen = path === '/steuernnp' ? 'natürliche Person' : 'juristische Person'
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).labels?.[0]?.textContent).toBe(chosen)

    expect(heading()).toBe(title)
    await expect.poll(() => document.title).toBe(`${title} – eFristerstreckung – Kanton Musterland`)
    expect(field('Steuerperiode *').value).toBe(period)
    expect(screen.getByText(new RegExp(`längstens bis zum ${latest} verlängern`))).toBeDefined()
  })

  it.each([
    ['/steuernnp?periode=2025', '30.11.2026'],
    ['/steuernjp?periode=2025', '31.12.2026'],
  ])('§2.9 the intro of %s says at most until %s, whom to ask for more, and what * means', async (path, latest) => {
    await open(path)

    expect(screen.getByText(/^Sie können die Frist/).textContent).toBe(
      `Sie können die Frist längstens bis zum ${latest} verlängern. Brauchen Sie mehr Zeit, wenden Sie sich an das Steueramt Ihrer Gemeinde oder an die kantonale Steuerverwaltung. Felder mit * sind Pflichtfelder.`,
    )
  })

  it('§2.10 has the legal form as two radio buttons, of which one is chosen', async () => {
    await open('/')
    const radios = screen.getAllByRole<HTMLInputElement>('radio')
    const shown = (): unknown => radios.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])
    const before = shown()

    choose('natürliche Person')

    expect(before).toEqual([
      ['natürliche Person', false],
      ['juristische Person', true],
    ])
    expect(shown()).toEqual([
      ['natürliche Person', true],
      ['juristische Person', false],
    ])
  })

  it('§2.14 asks for the birth date of natural persons only', async () => {
    await open('/')
    expect(screen.queryByLabelText('Geburtsdatum *')).toBeNull()

    choose('natürliche Person')

    expect(heading()).toBe('eFristerstreckung natürliche Person')
    expect(field('Geburtsdatum *')).toBeDefined()
  })

  it('§2.12 §2.16 has its hint at the PID and its two buttons in the footer', async () => {
    await open('/')
    const footer = within(screen.getByRole('contentinfo'))

    expect(screen.getByText('Bsp.: 123456').id).toBe('pid-hint')
    expect(field('PID *').getAttribute('aria-describedby')).toContain('pid-hint')
    expect(footer.getAllByRole('button').map((each) => each.textContent)).toEqual(['Absenden', 'Zurücksetzen'])
  })

  it('§2.11 §5.5 offers this year and the two before', async () => {
    await open('/')

    expect(
      within(field('Steuerperiode *'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['2024 (einzureichen 2025)', '2025 (einzureichen 2026)', '2026 (einzureichen 2027)'])
  })

  it('offers the previous year with one press where the current one is preset', async () => {
    await open('/steuernnp')

    fireEvent.click(button('2025 wählen'))

    expect(field('Steuerperiode *').value).toBe('2025')
    expect(field('Frist bis *').value).toBe('30.11.2026')
    expect(screen.queryByRole('button', { name: '2025 wählen' })).toBeNull()
    expect(screen.getByText('Neu berechnet: 30.11.2026, spätestes Datum für 2025')).toBeDefined()
  })

  it('says what it changed by itself to people who listen', async () => {
    await open('/')
    choose('natürliche Person')

    expect(await screen.findByText('Neues Feld: Geburtsdatum. Neu berechnet: 30.11.2026, spätestes Datum für 2025')).toBeDefined()
  })
})

describe('what a link brings', () => {
  it('§2.15 fills the form once and leaves nothing personal in the address', async () => {
    await open('/steuernnp?subjektid=204518&periode=2025&birth=27.03.1984&lang=de')

    expect(field('PID *').value).toBe('204518')
    expect(field('Steuerperiode *').value).toBe('2025')
    expect(field('Geburtsdatum *').value).toBe('27.03.1984')
    expect(screen.getAllByText('Aus Ihrem Link übernommen')).toHaveLength(3)
    expect(location.href).toMatch(/\/steuernnp\?lang=de$/)
  })

  it('§5.3 §5.6 passes over what is not valid', async () => {
    await open('/steuernnp?subjektid=012&periode=1999&birth=31.02.1984')

    expect([field('PID *').value, field('Steuerperiode *').value, field('Geburtsdatum *').value]).toEqual(['', '2026', ''])
    expect(screen.queryByText('Aus Ihrem Link übernommen')).toBeNull()
    expect(location.search).toBe('')
  })

  it('§5.13 a birth date in the future sets the birthday error', async () => {
    await open('/steuernnp#birth=11.03.2026')

    expect(screen.getByText('Das eingebene Datum liegt in der Zukunft.')).toBeDefined()
    expect(location.hash).toBe('')
  })
})

describe('errors', () => {
  it('are silent before the first press, then listed above with the focus on them', async () => {
    await open('/steuernnp')
    type('PID *', '012')
    leave('PID *')
    expect(screen.queryByText('Ungültige PID')).toBeNull()

    type('Frist bis *', '')
    await send()

    expect(summary()).toEqual([
      'Ungültige PID – nur Ziffern, nicht mit 0 beginnend',
      'Geben Sie das Geburtsdatum ein',
      'Geben Sie ein, bis wann Sie die Frist verlängern möchten',
    ])
    expect(document.activeElement?.textContent).toBe('Es gibt ein Problem')
    await expect.poll(() => document.title).toMatch(/^Fehler: eFristerstreckung natürliche Person/)
    expect(fetched).not.toHaveBeenCalled()
  })

  it('go one by one as they are mended', async () => {
    await open('/steuernnp')
    await send()
    expect(summary()).toHaveLength(2)

    type('PID *', '204518')
    expect(summary()).toEqual(['Geben Sie das Geburtsdatum ein'])

    fillInAsPerson()
    expect(screen.queryByRole('region', { name: 'Es gibt ein Problem' })).toBeNull()
    expect(document.title).not.toMatch(/^Fehler/)
  })

  it('lead into the field', async () => {
    await open('/steuernnp')
    await send()

    fireEvent.click(screen.getByRole('link', { name: 'Geben Sie das Geburtsdatum ein' }))

    expect(document.activeElement?.id).toBe('birth')
    expect(location.hash).toBe('')
  })

  it.each([
    ['§5.2 §8.2 an invalid PID', 'PID *', '1234567', 'pid', 'Ungültige PID'],
    ['§5.12 §8.4 a birth date nobody can read', 'Geburtsdatum *', '27.3.19x4', 'birth', 'Das eingegebene Datumsformat ist nicht korrekt.'],
    ['§5.12 §8.3 a birth date in the future', 'Geburtsdatum *', '27.3.2027', 'birth', 'Das eingebene Datum liegt in der Zukunft.'],
    ['§5.10 a deadline before today', 'Frist bis *', '09.03.2026', 'deadline', 'Wählen Sie ein Datum ab heute'],
    ['a deadline that is no date', 'Frist bis *', 'bald', 'deadline', 'Geben Sie ein Datum ein, zum Beispiel 30.11.2027'],
  ])('%s is told at its field', async (_, label, text, id, message) => {
    await open('/steuernnp')
    fillInAsPerson()
    type(label, text)
    await send()

    const error = document.getElementById(`${id}-error`)
    expect(within(error ?? document.body).getByText(message)).toBeDefined()
    expect(error?.textContent).toMatch(/^Fehler: /)
    expect(field(label).getAttribute('aria-invalid')).toBe('true')
    expect(fetched).not.toHaveBeenCalled()
  })
})

describe('the deadline', () => {
  const alertText =
    'Das ausgewählte Datum überschreitet die gültige Frist von 30.11.2027. Es wird wieder auf die gültige Frist zurückgesetzt.'

  it('§5.9 §8.5 over the limit raises the alert and is set back', async () => {
    await open('/steuernnp')
    type('Frist bis *', '1.12.27')
    leave('Frist bis *')

    expect(within(screen.getByRole('alert')).getByText(alertText)).toBeDefined()
    expect(screen.getByText('Eingegeben war: 1.12.27')).toBeDefined()
    expect(field('Frist bis *').value).toBe('30.11.2027')
  })

  it('§8.5 over the limit is never sent unseen: the first press sets it back, the second sends', async () => {
    await open('/steuernnp')
    fillInAsPerson()
    type('Frist bis *', '31.12.2030')
    await send()

    expect(screen.getByText(alertText)).toBeDefined()
    expect(document.activeElement?.id).toBe('deadline')
    expect(fetched).not.toHaveBeenCalled()

    await send()
    expect(sentBody()).toMatchObject({ Wunschfrist: '11.30.2027' })
  })

  it('is told in words with its weekday, and chosen with one press', async () => {
    await open('/steuernnp')
    fireEvent.click(button('30.11.2027 (spätestens)'))

    expect(field('Frist bis *').value).toBe('30.11.2027')
    expect(screen.getByText('Dienstag')).toBeDefined()
    expect(button('Kalender öffnen, gewählt 30.\u00a0November 2027')).toBeDefined()
  })
})

describe('a deadline that brings no time', () => {
  const nobody = 'Bis zum 31.03.2027 haben Sie ohnehin Zeit. Wählen Sie ein späteres Datum.'

  it('§4.3 is told on load, and one press takes the first day that helps', async () => {
    await open('/steuernnp')

    expect(field('Frist bis *').value).toBe('10.03.2027')
    expect(screen.getByText('Ordentliche Frist: 31.03.2027, für Selbständige 30.06.2027')).toBeDefined()
    expect(screen.getByText(nobody)).toBeDefined()
    fireEvent.click(button('30.09.2027'))
    expect(field('Frist bis *').value).toBe('30.09.2027')
    expect(screen.queryByText(/ohnehin/)).toBeNull()
  })

  it('is told of the self-employed alone up to their deadline, because the form cannot know', async () => {
    await open('/steuernnp')
    type('Frist bis *', '15.5.27')
    leave('Frist bis *')

    const words = 'Selbständige haben ohnehin bis zum 30.06.2027 Zeit.'
    expect(screen.getByText(words)).toBeDefined()
    // Beside it in the field, it is said to people who listen.
    await expect.poll(() => screen.getAllByText(words).length).toBe(2)
  })

  it('can be sent all the same', async () => {
    await open('/steuernnp')
    fillInAsPerson()
    await send()

    expect(sentBody()).toMatchObject({ Wunschfrist: '03.10.2027' })
  })

  it('is nothing that firms hear of on load', async () => {
    await open('/')

    expect(screen.getByText('Ordentliche Frist: 30.09.2026')).toBeDefined()
    expect(field('Frist bis *').value).toBe('31.12.2026')
    expect(screen.queryByText(/ohnehin/)).toBeNull()
  })
})

describe('a period that is over', () => {
  it('shows whom to ask instead of a date field, and one press leads on', async () => {
    await open('/')
    fireEvent.change(field('Steuerperiode *'), { target: { value: '2024' } })
    await send()

    expect(screen.queryByLabelText('Frist bis *')).toBeNull()
    expect(document.activeElement?.textContent).toContain('Für die Steuerperiode\u00a02024 ist online keine Fristerstreckung mehr möglich')
    expect(screen.queryByRole('region', { name: 'Es gibt ein Problem' })).toBeNull()

    fireEvent.click(button('2025 wählen'))
    expect(field('Frist bis *').value).toBe('31.12.2026')
  })
})

describe('sending', () => {
  it('§7.1 §3.3 a person’s request goes out as the spec writes it', async () => {
    await open('/steuernnp?periode=2025')
    fillInAsPerson()
    type('Frist bis *', '30.9.26')
    await send()

    expect(fetched.mock.calls[0]?.[0]).toBe('/BusinessAPI/efristerstreckung')
    expect(sentBody()).toEqual({
      Periode: 2025,
      Wunschfrist: '09.30.2026',
      PersonSearchRequest: { SubjektId: '204518', Geburtsdatum: '03.27.1984' },
    })
  })

  it('§3.3 a legal entity’s request has no birth date', async () => {
    await open('/')
    type('PID *', "204'518")
    await send()

    expect(sentBody()).toEqual({ Periode: 2025, Wunschfrist: '12.31.2026', PersonSearchRequest: { SubjektId: '204518' } })
  })

  it('§4.6 §2.4 goes to /result at once, and only one request leaves however often somebody presses', async () => {
    fetched.mockImplementationOnce(() => new Promise(() => undefined))
    await open('/')
    type('PID *', '204518')
    const submit = button('Absenden')
    await act(async () => {
      for (const press of [1, 2, 3]) fireEvent.click(submit, { detail: press })
    })

    expect(location.pathname).toBe('/result')
    expect(await screen.findByRole('heading', { name: 'Gesuch wird gesendet' })).toBeDefined()
    expect(fetched).toHaveBeenCalledOnce()
  })
})

describe('«Zurücksetzen»', () => {
  it('§4.8 returns to the first state of the route, and one press undoes it', async () => {
    await open('/steuernnp')
    fillInAsPerson()
    choose('juristische Person')

    fireEvent.click(button('Zurücksetzen'))
    expect(heading()).toBe('eFristerstreckung natürliche Person')
    expect([field('PID *').value, field('Geburtsdatum *').value, field('Frist bis *').value]).toEqual(['', '', '10.03.2027'])

    await act(async () => void fireEvent.click(button('Rückgängig')))
    expect(heading()).toBe('eFristerstreckung juristische Person')
    expect(field('PID *').value).toBe('204518')
  })
})

describe('the birth date', () => {
  it.each([
    ['24. November 1980', '24.11.1980'],
    ['24111980', '24.11.1980'],
    ['1980-11-24', '24.11.1980'],
    ['24/11/80', '24.11.1980'],
    ['24,11,80', '24.11.1980'],
  ])('«%s» is read as %s when the field is left', async (text, expected) => {
    await open('/steuernnp')
    type('Geburtsdatum *', text)
    leave('Geburtsdatum *')

    expect(field('Geburtsdatum *').value).toBe(expected)
    expect(field('Geburtsdatum *').getAttribute('autocomplete')).toBe('bday')
    expect(field('Geburtsdatum *').inputMode).toBe('decimal')
  })
})

it('keeps nothing personal in local storage or in the address', async () => {
  await open('/steuernnp?subjektid=204518&birth=27.03.1984')
  await send()

  expect(Object.values(localStorage).join()).not.toMatch(/204518|1984/)
  expect(location.href).not.toMatch(/204518|1984/)
})
