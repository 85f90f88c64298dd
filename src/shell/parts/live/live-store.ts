import { createStore } from 'zustand'
import { tellRefused } from '../../token.ts'
import { storeContext } from '../../workspace/store-context.tsx'
import type { LiveNews } from './live-connection.ts'
import type { connectShared } from './shared-connection.ts'

/** `done` is shared by all listeners of one piece of news, so that nothing is read twice because two parts show it. */
type Listener = (news: LiveNews, done: Set<string>) => void
type LiveState = {
  /** Only after a while: short breaks are nobody's business. */
  readonly isLost: boolean
  /** The first listener opens the stream, the last one closes it. Another reader gets another stream. */
  readonly listen: (reader: string, listener: Listener) => () => void
}
type Stream = { readonly reader: string; readonly close: () => void }

export const lostAfterMilliseconds = 5000
// From one page to the next the stream stays.
const lingerMilliseconds = 1000

export const liveStore = storeContext('live', (connect: typeof connectShared) =>
  createStore<LiveState>()((set) => {
    const listeners = new Set<Listener>()
    let stream: Stream | undefined
    let losing: ReturnType<typeof setTimeout> | undefined
    let lingering: ReturnType<typeof setTimeout> | undefined

    function onLink(isLinked: boolean): void {
      if (!isLinked) losing ??= setTimeout(() => set({ isLost: true }), lostAfterMilliseconds)
      if (!isLinked) return
      clearTimeout(losing)
      losing = undefined
      set({ isLost: false })
    }

    function close(): void {
      stream?.close()
      stream = undefined
      onLink(true)
    }

    function open(reader: string): void {
      clearTimeout(lingering)
      if (stream?.reader === reader) return
      close()
      const hear = (news: LiveNews): void => {
        const done = new Set<string>()
        listeners.forEach((listener) => listener(news, done))
      }
      const onRefused = (token: string | null): void => {
        // Whoever signs in again gets a new one.
        close()
        tellRefused(token)
      }
      stream = { reader, close: connect({ url: '/api/live', reader, hear, onLink, onRefused }) }
    }

    return {
      isLost: false,
      listen: (reader, listener) => {
        listeners.add(listener)
        open(reader)
        return () => {
          listeners.delete(listener)
          clearTimeout(lingering)
          if (listeners.size === 0) lingering = setTimeout(close, lingerMilliseconds)
        }
      },
    }
  }),
)
