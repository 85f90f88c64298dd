// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import type { Language } from '../../../../kit/texts.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { VisitFlow } from '../flow.tsx'
import { LinkBuilder } from './link-builder.tsx'
import { linkCode, linkCodeFile } from './link-code.ts'

const written = vi.fn<(text: string) => Promise<void>>()
const { web } = musterland.site

beforeEach(() => {
  written.mockResolvedValue()
  vi.stubGlobal('navigator', { clipboard: { writeText: written } })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  written.mockReset()
})

async function open(language: Language = 'de'): Promise<void> {
  await act(async () => {
    render(
      <ShellProviders site={musterland.site} language={language}>
        <VisitFlow start={{ clock: () => new Date('2026-03-10T10:00:00Z') }}>
          <LinkBuilder />
        </VisitFlow>
      </ShellProviders>,
    )
  })
}

const field = (label: string): HTMLInputElement => screen.getByLabelText(label)
const link = (): string => field('Ihr Link').value
const press = async (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (text: string): void => void fireEvent.change(field('PID (freiwillig)'), { target: { value: text } })
const leave = (): void => void fireEvent.blur(field('PID (freiwillig)'))
const choosePeriod = (period: string): void => void fireEvent.change(field('Steuerperiode'), { target: { value: period } })

describe('the link', () => {
  it('is there at once: for a natural person and the period that is due, without a PID', async () => {
    await open()

    expect(link()).toBe(`${web}/steuernnp#periode=2025`)
    expect(field('Ihr Link').readOnly).toBe(true)
  })

  it('follows every choice', async () => {
    await open()

    fireEvent.click(field('juristische Person'))
    choosePeriod('2026')
    type('204518')

    expect(link()).toBe(`${web}/steuernjp#periode=2026&subjektid=204518`)
  })

  it('§5.5 offers the periods of the form and says how far each reaches', async () => {
    await open()
    const periods = within(field('Steuerperiode')).getAllByRole('option')
    expect(periods.map((option) => option.textContent)).toEqual(['2024', '2025', '2026'])
    expect(screen.getByText('Mit diesem Link kann man bis zum 30.11.2026 verlängern')).toBeDefined()

    choosePeriod('2024')

    expect(screen.getByText('Für die Steuerperiode 2024 ist online keine Fristerstreckung mehr möglich')).toBeDefined()
  })

  it('takes a PID as it is found on paper and cleans it when it is left', async () => {
    await open()
    type("204'518")
    expect(link()).toContain('subjektid=204518')

    leave()

    expect(field('PID (freiwillig)').value).toBe('204518')
  })
})

describe('a PID that cannot be right', () => {
  it.each([
    ['012', 'nur Ziffern, nicht mit 0 beginnend'],
    ['12a', 'nur Ziffern, nicht mit 0 beginnend'],
    ['1234567', 'höchstens 6\u00a0Ziffern'],
  ])('§8.2 %s is told as in the form once it is left, and gives no link', async (pid, help) => {
    await open()
    type(pid)
    expect(screen.queryByText('Ungültige PID')).toBeNull()

    leave()

    expect(field('PID (freiwillig)').getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById('link-pid-error')?.textContent).toBe(`Fehler: Ungültige PID – ${help}`)
    expect(screen.queryByLabelText('Ihr Link')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText(/^Der Link erscheint,/)).toBeDefined()
  })

  it('is forgiven as soon as it is mended or taken out', async () => {
    await open()
    type('012')
    leave()

    type('')

    expect(field('PID (freiwillig)').getAttribute('aria-invalid')).toBeNull()
    expect(link()).toBe(`${web}/steuernnp#periode=2025`)
  })
})

describe('what can be done with the link', () => {
  it('is copied, and that is said aloud', async () => {
    await open()
    type('204518')

    await press('Link kopieren')

    expect(written).toHaveBeenCalledWith(`${web}/steuernnp#periode=2025&subjektid=204518`)
    expect(await screen.findByText('Kopiert', { selector: '[aria-live]' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Kopiert' })).toBeDefined()
  })

  it('offers to copy again once the link is another one', async () => {
    await open()
    await press('Link kopieren')

    choosePeriod('2026')

    expect(screen.getByRole('button', { name: 'Link kopieren' })).toBeDefined()
  })

  it('says so where the browser does not let it copy', async () => {
    written.mockRejectedValue(new Error('no'))
    await open()

    await press('Link kopieren')

    expect(screen.getByRole('button', { name: 'Kopieren nicht möglich' })).toBeDefined()
  })

  it('shows the link as a QR code that has a name', async () => {
    await open()
    type('204518')

    const code = screen.getByRole('img', { name: 'QR-Code mit diesem Link' })

    expect(code.querySelector('path:last-child')?.getAttribute('d')).toBe(linkCode(link()).path)
  })

  it('saves the QR code as a file whose name holds no PID', async () => {
    const made: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => `blob:${made.push(content as Blob)}`) // only blobs are saved
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download)
    })
    await open()
    type('204518')

    await press('QR-Code speichern')

    expect(names).toEqual(['efristerstreckung-steuernnp-2025.svg'])
    expect([made[0]?.type, await made[0]?.text()]).toEqual(['image/svg+xml', linkCodeFile(link())])
    expect(await screen.findByText('Der QR-Code wird als SVG-Datei gespeichert.')).toBeDefined()
  })
})

it.each([
  ['fr', 'Votre lien'],
  ['it', 'Il vostro link'],
  ['rm', 'Vossa colliaziun'],
  ['en', 'Your link'],
] as const)('speaks %s', async (language, label) => {
  await open(language)

  expect(await screen.findByLabelText(label)).toBeDefined()
})
