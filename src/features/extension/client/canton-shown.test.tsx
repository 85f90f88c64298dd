// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bergtal, musterland } from '../../../../scripts/testing/cantons.ts'
import type { Site } from '../../../kit/site.ts'
import { inLanguage, languages, type Language } from '../../../kit/texts.ts'
import { Shell } from '../../../shell/shell.tsx'
import { extensionApp } from './app.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  history.replaceState(null, '', '/steuernnp')
})
afterEach(cleanup)

const sites: readonly (readonly [string, Site, Site])[] = [
  ['Musterland', musterland.site, bergtal.site],
  ['Bergtal', bergtal.site, musterland.site],
]

describe.each(sites)('the form of %s', (_, site, other) => {
  it('§1.2 shows the name and the logo of its canton', async () => {
    await open(site)

    const brand = within(screen.getByRole('banner')).getByText(site.name).closest('a')
    expect(brand?.textContent).toContain(site.office)
    expect([...(brand?.querySelectorAll('svg path') ?? [])].map(drawn)).toEqual(site.logo)
    await expect.poll(() => document.title).toContain(site.name)
  })

  it.each(languages)('tells cost, place of the PID and hours in the language of the page: %s', async (language) => {
    await open(site, language)
    const page = document.body.textContent

    expect(page).toContain(inLanguage(site.cost, language))
    expect(page).toContain(inLanguage(site.pidPlace, language))
    expect(screen.getByRole('img', { name: inLanguage(site.pidPlaceShort, language) })).toBeDefined()
    expect(page).toContain(inLanguage(site.hours, language))
  })

  it('shows whom to ask', async () => {
    await open(site)

    expect(screen.getByText(site.phone).getAttribute('href')).toBe(`tel:${site.phone.replaceAll(' ', '')}`)
    expect(screen.getByText(site.email).getAttribute('href')).toBe(`mailto:${site.email}`)
    expect(screen.getByText(site.address)).toBeDefined()
  })

  it('marks the place of the PID in a picture that says so', async () => {
    await open(site)

    const picture = document.querySelector('details svg')
    expect([picture?.getAttribute('role'), picture?.getAttribute('aria-label')]).toEqual(['img', site.pidPlaceShort.de])
    const mark = picture?.querySelector('rect')
    expect({ x: Number(mark?.getAttribute('x')), y: Number(mark?.getAttribute('y')) }).toEqual(site.pidSpot)
  })

  it('has nothing of the other canton', async () => {
    await open(site)
    const page = document.body.innerHTML

    for (const part of [other.name, other.phone, other.email, other.address, other.cost.de, other.pidPlace.de, other.pidPlaceShort.de])
      expect(page).not.toContain(part)
  })
})

it('a deadline is a working day in one canton and none in another', async () => {
  const next = /^Kein Werktag: .* eintreffen, Mittwoch, 9\. Dezember 2026\.$/
  history.replaceState(null, '', '/steuernjp')
  await open(musterland.site)
  askFor('8.12.2026')
  const note = screen.getByText(next)
  expect(screen.getByLabelText('Frist bis *').getAttribute('aria-describedby')).toContain(note.parentElement?.id)
  cleanup()

  await open(bergtal.site)
  askFor('8.12.2026')
  expect(screen.queryByText(/Kein Werktag/)).toBeNull()
})

describe('the UID of a legal entity', () => {
  it('is asked for where the canton wants to see it, with an example and where to find it', async () => {
    await open(bergtal.site)
    expect(screen.queryByLabelText('UID *')).toBeNull()

    fireEvent.click(screen.getByLabelText('juristische Person'))

    const uid = screen.getByLabelText('UID *')
    expect(uid.getAttribute('aria-describedby')).toBe('uid-hint')
    expect(uid.getAttribute('aria-required')).toBe('true')
    expect(screen.getByText('Bsp.: CHE-123.456.788').id).toBe('uid-hint')
    expect(screen.getByText('Wo finde ich die UID?')).toBeDefined()
    expect(await screen.findByText(/^Das Geburtsdatum brauchen wir nicht mehr\. Neues Feld: UID\. /)).toBeDefined()

    fireEvent.click(screen.getByLabelText('natürliche Person'))
    expect(screen.queryByLabelText('UID *')).toBeNull()
    expect(await screen.findByText(/^Neues Feld: Geburtsdatum\. Die UID brauchen wir nicht mehr\. /)).toBeDefined()
  })

  it('is asked for nowhere else', async () => {
    await open(musterland.site)
    fireEvent.click(screen.getByLabelText('juristische Person'))

    expect(screen.queryByLabelText('UID *')).toBeNull()
    expect(document.body.textContent).not.toContain('UID')
  })

  it('is told at its field and above, read when it is left, and gone after a reset', async () => {
    await open(bergtal.site)
    fireEvent.click(screen.getByLabelText('juristische Person'))
    fireEvent.change(screen.getByLabelText('PID *'), { target: { value: '123456' } })
    fireEvent.click(screen.getByRole('button', { name: 'Absenden' }))
    expect(screen.getByRole('link', { name: 'Geben Sie die UID ein' }).getAttribute('href')).toBe('#uid')

    typeUid('CHE-123.456.789')
    expect(document.getElementById('uid-error')?.textContent).toBe('Fehler: Ungültige UID – vergleichen Sie die neun Ziffern noch einmal')
    expect(screen.getByLabelText('UID *').getAttribute('aria-invalid')).toBe('true')

    typeUid('che 123 456 788')
    fireEvent.blur(screen.getByLabelText('UID *'))
    expect(screen.getByLabelText<HTMLInputElement>('UID *').value).toBe('CHE-123.456.788')
    expect(document.getElementById('uid-error')).toBeNull()

    fireEvent.click(screen.getByRole('button', { name: 'Zurücksetzen' }))
    fireEvent.click(screen.getByLabelText('juristische Person'))
    expect(screen.getByLabelText<HTMLInputElement>('UID *').value).toBe('')
  })
})

function typeUid(value: string): void {
  fireEvent.change(screen.getByLabelText('UID *'), { target: { value } })
}

async function open(site: Site, language: Language = 'de'): Promise<void> {
  const start = { clock: () => new Date('2026-03-10T10:00:00Z'), state: undefined }
  await act(
    async () =>
      void render(
        <Shell
          loadWorkspace={() => Promise.reject(new Error('none'))}
          apps={[extensionApp]}
          site={site}
          language={language}
          start={start}
        />,
      ),
  )
  await screen.findByRole('heading', { level: 1 })
}

function askFor(date: string): void {
  fireEvent.change(screen.getByLabelText('Frist bis *'), { target: { value: date } })
}

function drawn(path: Element): { readonly d: string | null; readonly fill: string | null } {
  return { d: path.getAttribute('d'), fill: path.getAttribute('fill') }
}
