import { connectLive } from './live-connection.ts'
import { createRelay, type SharedOptions } from './tab-relay.ts'

const beatMilliseconds = 15_000

/**
 * One stream for all tabs of a browser: the tab that holds the lock listens and tells the others. When it closes, the next one
 * goes on from what it heard last. Where a browser has no locks, each tab has a stream of its own.
 */
export function connectShared(options: SharedOptions): () => void {
  const { locks } = globalThis.navigator ?? {}
  if (!locks || typeof BroadcastChannel === 'undefined') return connectLive(options)
  const name = `live ${options.reader}`
  const channel = new BroadcastChannel(name)
  const relay = createRelay(options, channel)
  let waiting = new AbortController()
  let isStopped = false

  function waitForTurn(): void {
    waiting = new AbortController()
    locks.request(name, { signal: waiting.signal }, relay.listen).catch(lose)
  }

  /** Told to stop before its turn came, or woken up after another tab took over. */
  function lose(): void {
    if (!relay.isListening()) return
    relay.stop()
    if (!isStopped) waitForTurn()
  }

  function watch(): void {
    relay.sayLink()
    if (!relay.isForgotten() || globalThis.document?.visibilityState === 'hidden') return
    waiting.abort()
    locks.request(name, { steal: true }, relay.listen).catch(lose)
  }

  const beat = setInterval(watch, beatMilliseconds)
  relay.sayHello()
  waitForTurn()
  return () => {
    isStopped = true
    clearInterval(beat)
    waiting.abort()
    relay.stop()
    channel.close()
  }
}
