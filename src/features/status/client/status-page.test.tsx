// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { musterland } from '../../../../scripts/testing/cantons.ts'
import { ShellProviders } from '../../../shell/providers.tsx'
import { GivenStatus } from './given-status.tsx'
import { Page } from './status-page.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the status page', () => {
  it('says that it is asking', async () => {
    await show(() => new Promise(() => undefined))

    expect(screen.getByRole('status').textContent).toBe('Wird geprüft …')
  })

  it('says that the service works, since when and in which version', async () => {
    await show(() => answer('working'))

    expect(await screen.findByText('Der Dienst läuft')).toBeDefined()
    expect(screen.getByText(/Letzte Antwort: .*14:05:00.*Version 1\.2\.3/)).toBeDefined()
  })

  it('says that the service works with limits', async () => {
    await show(() => answer('limited'))

    expect(await screen.findByText('Der Dienst läuft eingeschränkt')).toBeDefined()
  })

  it('says within five seconds that the office has closed the service, why, and that it is open again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const closedTexts = { de: 'Bis morgen um 8 Uhr.', fr: '', it: '', rm: '', en: '' }
    await show(() => answer('working'))
    await screen.findByText('Der Dienst läuft')

    vi.stubGlobal('fetch', () => answer('closed', null, { closedTexts }))
    await act(() => vi.advanceTimersByTimeAsync(4500))
    const closed = screen.getByRole('status').textContent
    vi.stubGlobal('fetch', () => answer('working'))
    await act(() => vi.advanceTimersByTimeAsync(4500))
    const open = screen.getByRole('status').textContent
    vi.useRealTimers()

    expect(closed).toBe('Der Dienst ist geschlossenBis morgen um 8 Uhr.')
    expect(open).toContain('Der Dienst läuft')
  })

  it('shows rounded figures where there are some', async () => {
    await show(() => answer('working', { today: 120, season: 34_000, answerMilliseconds: 40, areDeliveriesBehind: true }))

    expect(await screen.findByText('rund 120')).toBeDefined()
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'rund 120',
      "rund 34'000",
      '0.1\u00a0s',
      'verzögert; für Ihre Frist zählt trotzdem der Eingang',
    ])
  })

  it('begins with what came with the page, before anybody answers', async () => {
    const status = { state: 'limited', version: '1.2.3', checkedAt: '2026-03-10T13:05:00.000Z', figures: null }

    await show(() => new Promise(() => undefined), { app: 'status', status })

    expect(screen.getByRole('status').textContent).toContain('Der Dienst läuft eingeschränkt')
  })

  it('says that there is no answer, and asks again on demand', async () => {
    await show(() => Promise.reject(new TypeError('offline')))
    expect(await screen.findByText('Der Dienst antwortet nicht', undefined, { timeout: 30_000 })).toBeDefined()

    vi.stubGlobal('fetch', () => answer('working'))
    await act(async () => fireEvent.click(screen.getByText('Jetzt prüfen')))

    expect(await screen.findByText('Der Dienst läuft')).toBeDefined()
  })
})

function answer(state: string, figures: object | null = null, more: object = {}): Promise<Response> {
  return Promise.resolve(Response.json({ state, version: '1.2.3', checkedAt: '2026-03-10T13:05:00.000Z', figures, ...more }))
}

async function show(fetch: () => Promise<Response>, state?: unknown): Promise<void> {
  vi.stubGlobal('fetch', fetch)
  await act(async () =>
    render(
      <ShellProviders site={musterland.site}>
        <GivenStatus start={{ clock: () => new Date(), state }}>
          <Page />
        </GivenStatus>
      </ShellProviders>,
    ),
  )
}
