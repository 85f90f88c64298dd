// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { musterland } from '../../../../../scripts/testing/cantons.ts'
import { ShellProviders } from '../../../../shell/providers.tsx'
import { helpQuestions } from '../../help-questions.ts'
import { publishedRules } from '../../server/decision/published-rules.ts'
import { VisitFlow } from '../flow.tsx'
import { plainPages } from '../plain-pages.ts'
import { Page } from './help-page.tsx'

const all = helpQuestions.length
beforeEach(() => history.replaceState(null, '', '/hilfe'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(): Promise<void> {
  const state = plainPages.stateOfRules(publishedRules(musterland, 'program'))
  await act(async () =>
    render(
      <ShellProviders site={musterland.site}>
        <VisitFlow start={{ clock: () => new Date('2026-03-10T10:00:00Z'), state }}>
          <Page />
        </VisitFlow>
      </ShellProviders>,
    ),
  )
}

const box = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'In Fragen und Antworten suchen' })
const seek = (text: string): void => void fireEvent.change(box(), { target: { value: text } })
const shown = (): readonly HTMLDetailsElement[] => [...document.querySelectorAll('details')]
const idsShown = (): readonly string[] => shown().map((item) => item.querySelector('div[id]')?.id ?? '')
const openOnes = (): readonly string[] => shown().flatMap((item) => (item.open ? [item.querySelector('[id]')?.id ?? ''] : []))
const press = async (name: string): Promise<void> => act(async () => void fireEvent.click(screen.getByRole('button', { name })))

describe('a search', () => {
  it('shows the best answers first, the first of them open, with what was found marked and their number told', async () => {
    await open()
    expect(openOnes()).toEqual([])

    seek('TODESFÄLL')

    expect(openOnes()).toEqual(['umzug'])
    expect(idsShown().slice(0, 2)).toEqual(['umzug', 'bis-wann'])
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toContain('Todesfall')
    expect(screen.getAllByRole('status')[0]?.textContent).toBe(`${shown().length} von ${all} Fragen`)
  })

  it('begins with the question in the address, as a page without script leaves it', async () => {
    history.replaceState(null, '', '/hilfe?q=Gebuehr')
    await open()

    expect(box().value).toBe('Gebuehr')
    expect(openOnes()).toEqual(['kosten'])
    expect(box().form?.method).toBe('get')
    expect([box().name, new URL(box().form?.action ?? '').pathname]).toEqual(['q', '/hilfe'])
  })

  it('finds figures of the canton, too', async () => {
    await open()

    seek('30.09.')

    expect(idsShown()).toEqual(['bis-wann'])
  })

  it('leads to the first answer by Enter, and lets it be closed', async () => {
    await open()
    seek('gebühr')

    await act(async () => void fireEvent.submit(box().form ?? box()))
    expect(document.activeElement?.tagName).toBe('SUMMARY')
    expect(document.activeElement?.textContent).toBe('Was kostet es?')
    const [first] = shown()
    await act(async () => {
      if (first) first.open = false
      if (first) fireEvent(first, new Event('toggle'))
    })

    expect(openOnes()).toEqual([])
  })

  it('that finds nothing says so, names who may know, and leads back', async () => {
    await open()
    seek('Steuerfuss')

    expect(shown()).toHaveLength(0)
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Keine Treffer für «Steuerfuss».')
    const here = within(screen.getByRole('region', { name: 'Treffer' }))
    expect(here.getByRole('link', { name: musterland.site.phone }).getAttribute('href')).toMatch(/^tel:/)
    expect(here.getByRole('link', { name: musterland.site.email }).getAttribute('href')).toMatch(/^mailto:/)
    await act(async () => void fireEvent.click(screen.getByRole('link', { name: 'Alle Fragen zeigen' })))

    expect(shown()).toHaveLength(all)
    expect(box().value).toBe('')
  })

  it('takes the room of the buttons that open and print all, so that what it finds stands below the box', async () => {
    await open()
    const names = (): readonly string[] => screen.getAllByRole('button').map(({ textContent }) => textContent ?? '')
    expect(names()).toEqual(expect.arrayContaining(['Alle öffnen', 'Drucken']))

    seek('pid')

    expect(names().filter((name) => /Alle|Drucken/.test(name))).toEqual([])
  })

  it('is left by Escape, and what was open before is open again', async () => {
    await open()
    const [first] = shown()
    await act(async () => {
      if (first) first.open = true
      if (first) fireEvent(first, new Event('toggle'))
    })
    seek('pid')
    expect(openOnes()).toEqual(['pid'])

    fireEvent.keyDown(box(), { key: 'Escape' })

    expect(shown()).toHaveLength(all)
    expect(openOnes()).toEqual(['wer'])
  })
})

describe('the answers', () => {
  it('open and close all at once', async () => {
    await open()

    await press('Alle öffnen')
    expect(openOnes()).toHaveLength(all)
    await press('Alle schliessen')

    expect(openOnes()).toEqual([])
  })

  it('open where the address names them, now and later', async () => {
    history.replaceState(null, '', '/hilfe#kosten')
    await open()
    expect(openOnes()).toEqual(['kosten'])

    await act(async () => {
      history.replaceState(null, '', '/hilfe#pid')
      dispatchEvent(new Event('hashchange'))
    })

    expect(openOnes()).toEqual(['kosten', 'pid'])
  })

  it('are printed by a button', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await open()

    await press('Drucken')

    expect(print).toHaveBeenCalledOnce()
  })
})

describe('a vote', () => {
  const buttons = (): readonly HTMLElement[] =>
    ['Ja', 'Nein'].map((name) => within(screen.getAllByRole('group', { name: 'Hat das geholfen?' })[0] ?? document.body).getByText(name))
  const choose = async (at: number): Promise<void> => act(async () => void fireEvent.click(buttons()[at] ?? document.body))

  it('is sent once, with the question and nothing about who votes', async () => {
    localStorage.setItem('jwt_access_token', 'somebody')
    const sent = vi.fn<typeof fetch>(async () => Response.json({}))
    vi.stubGlobal('fetch', sent)
    await open()
    await press('Alle öffnen')

    await choose(1)
    expect(await screen.findByText('Danke. Wir zählen nur die Antwort, nicht wer sie gegeben hat.')).toBeDefined()
    await choose(0)

    expect(sent).toHaveBeenCalledOnce()
    const [address, options] = sent.mock.calls[0] ?? []
    expect([address, options?.body]).toEqual(['/BusinessAPI/efristerstreckung/hilfe', '{"Frage":"wer","Hilfreich":false}'])
    expect(new Headers(options?.headers).has('authorization')).toBe(false)
    expect(buttons().map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
    localStorage.clear()
  })

  it('that is not counted can be given again', async () => {
    const sent = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('offline')))
    vi.stubGlobal('fetch', sent)
    await open()
    await press('Alle öffnen')

    await choose(0)
    expect(await screen.findByText('Ihre Antwort konnten wir gerade nicht zählen.')).toBeDefined()
    await choose(0)

    expect(sent).toHaveBeenCalledTimes(2)
  })
})
