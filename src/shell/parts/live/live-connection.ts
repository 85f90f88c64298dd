import { storedToken } from '../../stored-token.ts'
import { readEvents, type StreamEvent } from './event-stream.ts'

/** What the server tells: which thing changed, or that it cannot know what was missed. Never what it changed to. */
export type LiveNews = { readonly kind: 'change'; readonly topic: string; readonly key: string } | { readonly kind: 'reset' }

export type LiveOptions = {
  readonly url: string
  readonly hear: (news: LiveNews) => void
  /** What was heard last, where it goes on from. */
  readonly since?: string | undefined
  /** Everything that comes, with the place to go on from; also what is no news. */
  readonly onHeard?: (news: LiveNews | undefined, id: string | undefined) => void
  readonly onLink: (isLinked: boolean) => void
  /** The server does not know this token; the stream stays closed. */
  readonly onRefused: (token: string | null) => void
}

const longestWait = 30_000
// NOTE The server gives a sign of life every 15 s; three missed ones mean that the line is dead.
const longestSilence = 45_000

/** Keeps one stream open until told to stop; comes back after a break from where it was, waiting longer each time it fails. */
export function connectLive({ url, hear, since, onHeard, onLink, onRefused }: LiveOptions): () => void {
  const stopped = new AbortController()
  let lastId = since
  let firstWait = 2000
  let failures = 0

  function take({ event, data, id }: StreamEvent): void {
    lastId = id ?? lastId
    const news = event === 'reset' ? ({ kind: 'reset' } as const) : event === 'change' ? readChange(data) : undefined
    if (news) hear(news)
    onHeard?.(news, id)
  }

  /** Answers whether it makes sense to come back. */
  async function listenOnce(): Promise<boolean> {
    const silence = new AbortController()
    let timer = setTimeout(() => silence.abort(), longestSilence)
    const onChunk = (): void => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), longestSilence)
    }
    const token = storedToken()
    try {
      const headers = headersOf(token, lastId)
      const reply = await fetch(url, { headers, cache: 'no-store', signal: AbortSignal.any([stopped.signal, silence.signal]) })
      if (reply.status === 401) onRefused(token)
      if (reply.status === 401 || reply.status === 403) return false
      if (!reply.ok || !reply.body) return true
      failures = 0
      onLink(true)
      for await (const event of readEvents(reply.body, { onChunk, onRetry: (wait) => void (firstWait = wait) })) take(event)
      return true
    } catch {
      // A broken line is nothing special: it is why we come back.
      return true
    } finally {
      clearTimeout(timer)
    }
  }

  async function keepListening(): Promise<void> {
    while (!stopped.signal.aborted && (await listenOnce())) {
      if (stopped.signal.aborted) return
      onLink(false)
      // Spread, so that a server that comes back is not met by everybody at once.
      const wait = Math.min(longestWait, firstWait * 2 ** failures) * (0.5 + Math.random() / 2)
      failures += 1
      await pause(wait, stopped.signal)
    }
  }

  void keepListening()
  return () => stopped.abort()
}

function headersOf(token: string | null, lastId: string | undefined): HeadersInit {
  return {
    accept: 'text/event-stream',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
  }
}

function readChange(text: string): LiveNews | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('topic' in value) || !('key' in value)) return undefined
    return { kind: 'change', topic: String(value.topic), key: String(value.key) }
  } catch {
    return undefined
  }
}

/** Ends early when it is stopped, or when the browser says that the network is back. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      globalThis.removeEventListener?.('online', end)
      resolve()
    }
    signal.addEventListener('abort', end)
    globalThis.addEventListener?.('online', end)
  })
}
