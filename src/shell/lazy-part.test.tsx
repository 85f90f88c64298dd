// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Drawing(): ReactNode {
  return <p>Drawn</p>
}

it('waits for the network where a part cannot be fetched without one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = vi.fn<() => Promise<typeof Drawing>>().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Drawing)
  const { Part } = lazyPart(load)

  await act(async () => render(<Part />, { wrapper: ({ children }) => <Suspense fallback="Waiting">{children}</Suspense> }))
  expect(screen.getByText('Waiting')).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)

  onLine.mockReturnValue(true)
  await act(async () => dispatchEvent(new Event('online')))
  expect(await screen.findByText('Drawn')).toBeDefined()
})

it('says that it could not be fetched where there is a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  vi.spyOn(console, 'error').mockReturnValue()
  const { Part } = lazyPart<object>(() => Promise.reject(new TypeError('Gone')))

  await expect(act(async () => render(<Part />, { wrapper: ({ children }) => <Suspense>{children}</Suspense> }))).rejects.toThrow('Gone')
})
