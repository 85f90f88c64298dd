import { connectLive, type LiveNews, type LiveOptions } from './live-connection.ts'

export type SharedOptions = Omit<LiveOptions, 'since' | 'onHeard'> & {
  /** Whose tabs share the stream. */
  readonly reader: string
}
type Word =
  | { readonly kind: 'hello' }
  | { readonly kind: 'news'; readonly news: LiveNews | undefined; readonly id: string | undefined }
  | { readonly kind: 'link'; readonly isLinked: boolean; readonly id: string | undefined; readonly hadNews: boolean }
type Relay = {
  readonly sayLink: () => void
  readonly sayHello: () => void
  readonly isListening: () => boolean
  /** Nobody who listens has said a word for long. */
  readonly isForgotten: () => boolean
  /** Until this tab closes, is told to stop, or another one takes over. */
  readonly listen: () => Promise<void>
  readonly stop: () => void
}

// A tab reads what it shows while it begins to listen; this is far longer than that takes.
const newsMilliseconds = 30_000
// NOTE Browsers may put a tab to sleep that nobody sees, with the lock in its hand; three missed beats mean that it sleeps.
const longestSilence = 50_000

/** What one tab says to the others and hears from them, whether or not it is the one that listens. */
export function createRelay(options: SharedOptions, channel: BroadcastChannel): Relay {
  const { hear, onLink } = options
  let disconnect: (() => void) | undefined
  let lastId: string | undefined
  let isLinked = false
  let isNew = true
  let lastNews = performance.now()
  let lastWord = performance.now()

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel knows only its own origin
  const say = (word: Word): void => channel.postMessage(word)
  function sayLink(): void {
    if (disconnect) say({ kind: 'link', isLinked, id: lastId, hadNews: performance.now() - lastNews < newsMilliseconds })
  }
  function onHeard(news: LiveNews | undefined, id: string | undefined): void {
    if (news) lastNews = performance.now()
    lastId = id ?? lastId
    say({ kind: 'news', news, id })
  }
  function onOwnLink(isUp: boolean): void {
    isLinked = isUp
    onLink(isUp)
    sayLink()
  }

  channel.addEventListener('message', ({ data: word }: MessageEvent<Word>) => {
    if (word.kind === 'hello') return sayLink()
    lastWord = performance.now()
    lastId = word.id ?? lastId
    if (word.kind === 'news') return word.news && hear(word.news)
    onLink(word.isLinked)
    // Between what this tab read and the answer to its hello something may have passed by.
    if (isNew && word.hadNews) hear({ kind: 'reset' })
    isNew = false
  })

  return {
    sayLink,
    sayHello: () => say({ kind: 'hello' }),
    isListening: () => disconnect !== undefined,
    isForgotten: () => !disconnect && performance.now() - lastWord > longestSilence,
    listen: () => {
      isNew = false
      const { promise, resolve } = Promise.withResolvers<void>()
      const close = connectLive({ ...options, onHeard, onLink: onOwnLink, since: lastId })
      disconnect = () => (close(), resolve())
      return promise
    },
    stop: () => {
      disconnect?.()
      disconnect = undefined
    },
  }
}
