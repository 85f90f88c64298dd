// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderInWorkspace } from '../../../../scripts/testing/workspace.tsx'
import { UnloadedPlace } from './broken-place.tsx'
import { NewVersionNotice } from './new-version-notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { SafeRegion } from './region-error.tsx'
import { RetryBar } from './retry-bar.tsx'
import { pauseBetweenLooks } from './use-new-version.ts'

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a region', () => {
  it('that breaks leaves its neighbours alone and gets another chance', async () => {
    let isBroken = true
    const Weather = (): ReactNode => {
      if (isBroken) throw new Error('no weather')
      return 'sunny'
    }
    await renderInWorkspace(
      <>
        <p>Schedule</p>
        <SafeRegion>
          <Weather />
        </SafeRegion>
      </>,
    )
    expect(screen.getByText('Schedule')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain('This part could not be shown')

    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('sunny')).toBeTruthy()
  })
})

describe('what was loaded before', () => {
  const query = { isError: true, isFetching: false, dataUpdatedAt: new Date('2026-11-15T13:05:00Z').getTime(), refetch: vi.fn() }

  it('says how old it is where nothing newer is to be had', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 15, 14, 30), toFake: ['Date'] })
    await renderInWorkspace(<RetryBar of={query} />)

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(screen.getByText('As of 14:05. Couldn’t be updated.')).toBeTruthy()
    expect(query.refetch).toHaveBeenCalledOnce()
  })

  it('says the day too once it is another one', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 16, 9, 0), toFake: ['Date'] })
    await renderInWorkspace(<RetryBar of={query} />)

    expect(screen.getByText(/As of .*15.*14:05\./)).toBeTruthy()
  })

  it('says nothing while all is well', async () => {
    await renderInWorkspace(<RetryBar of={{ ...query, isError: false }} />)

    expect(screen.queryByRole('button')).toBeNull()
  })
})

it('says above the content and aloud that the device is offline, and that it is back', async () => {
  await renderInWorkspace(<OfflineNotice />)
  const onLine = vi.spyOn(navigator, 'onLine', 'get')

  onLine.mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(screen.getAllByText(/You’re offline/).length).toBeGreaterThan(0)

  onLine.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  await screen.findByText('You’re back online.')
})

it('says without network as of when the data are', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-15T13:05:00Z'), toFake: ['Date'] })
  const Loads = (): ReactNode => useQuery({ queryKey: ['mails'], queryFn: async () => 'mails' }).data
  await renderInWorkspace(
    <>
      <OfflineNotice />
      <Loads />
    </>,
  )
  await screen.findByText('mails')

  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))

  expect(await screen.findByText('You’re offline. Data as of 14:05. Changes are sent once you’re back online.')).toBeTruthy()
})

describe('a page that was never fetched', () => {
  it('comes by itself once the network is back', async () => {
    vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/index-a.js"></script>'))
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const retry = vi.fn()
    await renderInWorkspace(<UnloadedPlace onRetry={retry} />)
    expect(screen.getByRole('alert').textContent).toBe('You’re offline. The page opens by itself as soon as you’re back online.')

    onLine.mockReturnValue(true)
    await act(async () => void dispatchEvent(new Event('online')))

    await vi.waitFor(() => expect(retry).toHaveBeenCalledOnce())
  })

  it('is tried again by hand only where the server answers all along', async () => {
    vi.stubGlobal('fetch', async () => new Response('<script type="module" src="/assets/index-a.js"></script>'))
    const retry = vi.fn()
    await renderInWorkspace(<UnloadedPlace onRetry={retry} />)

    await act(async () => void dispatchEvent(new Event('online')))
    expect(retry).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(retry).toHaveBeenCalledOnce()
  })
})

describe('a newer version', () => {
  beforeEach(() => {
    const script = document.createElement('script')
    script.setAttribute('type', 'module')
    script.setAttribute('src', '/assets/index-old.js')
    // The text is what counts here; the environment must not fetch it.
    vi.spyOn(document, 'querySelector').mockImplementation((selector) => (selector.startsWith('script') ? script : null))
  })

  it.each([
    ['is offered when somebody comes back after ten minutes', pauseBetweenLooks, 'index-new', 1],
    ['is not looked for sooner', pauseBetweenLooks - 1, 'index-new', 0],
    ['is not offered where there is none', pauseBetweenLooks, 'index-old', 0],
  ])('%s', async (_, away, served, notices) => {
    const page = `<script type="module" crossorigin src="/assets/${served}.js"></script>`
    vi.stubGlobal('fetch', async () => new Response(page))
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    await renderInWorkspace(<NewVersionNotice />)

    vi.setSystemTime(away)
    await act(async () => void dispatchEvent(new Event('focus')))

    expect(screen.queryAllByRole('button', { name: 'Reload page' })).toHaveLength(notices)
  })

  it.each([
    ['where the server has another version', async () => new Response('<script type="module" src="/assets/index-new.js"></script>'), 1],
    ['and not where there is no network', () => Promise.reject(new TypeError('no network')), 0],
  ])('is offered when a part of the page cannot be fetched, %s', async (_, fetch, notices) => {
    vi.stubGlobal('fetch', fetch)
    await renderInWorkspace(<NewVersionNotice />)

    await act(async () => void dispatchEvent(new Event('vite:preloadError')))

    expect(screen.queryAllByRole('button', { name: 'Reload page' })).toHaveLength(notices)
  })
})
