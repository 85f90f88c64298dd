// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Problem } from '../../../kit/problem.ts'
import { connectionWatch } from './connection.ts'

afterEach(() => vi.restoreAllMocks())

describe('the connection', () => {
  it('is lost with the first call that does not arrive, and back with the next that does', async () => {
    const { watch, said, call } = watched()

    await call(() => Promise.reject(new Problem('unavailable', 'away')))
    const afterFailure = watch.current()
    await call(() => Promise.resolve('here'))

    expect(afterFailure).toBe('unreachable')
    expect(watch.current()).toBe('fine')
    expect(said).toHaveBeenCalledTimes(2)
  })

  it('is fine as long as the service answers, whatever it says', async () => {
    const { watch, said, call } = watched()

    await call(() => Promise.reject(new Problem('not-allowed', 'no')))
    await call(() => Promise.reject(new Error('broken')))

    expect(watch.current()).toBe('fine')
    expect(said).not.toHaveBeenCalled()
  })

  it('is offline when the device says so', () => {
    const { watch, said } = watched()

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    dispatchEvent(new Event('offline'))

    expect(watch.current()).toBe('offline')
    expect(said).toHaveBeenCalledOnce()
  })

  it('is no longer watched once nobody follows', async () => {
    const { watch, said, call, stop } = watched()
    stop()

    await call(() => Promise.reject(new Problem('unavailable', 'away')))

    expect(watch.current()).toBe('fine')
    expect(said).not.toHaveBeenCalled()
  })
})

function watched(): {
  readonly watch: ReturnType<typeof connectionWatch>
  readonly said: ReturnType<typeof vi.fn>
  readonly call: (queryFn: () => Promise<unknown>) => Promise<void>
  readonly stop: () => void
} {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } })
  const watch = connectionWatch(client)
  const said = vi.fn()
  const stop = watch.follow(said)
  const over = (): void => undefined
  const call = (queryFn: () => Promise<unknown>): Promise<void> =>
    client.query({ queryKey: ['mail'], queryFn, staleTime: 0 }).then(over, over)
  return { watch, said, call, stop }
}
