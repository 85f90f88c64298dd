import { get, type ClientRequest } from 'node:http'

/** One browser's stream: what it heard, when, and where it would go on. */
export type Listener = {
  readonly heard: Map<string, number>
  /** Opens it, from where it was unless it has forgotten; done when the server has answered. */
  readonly open: (way?: { readonly isForgetful: boolean }) => Promise<void>
  readonly cut: () => void
}

export function aListener(url: string, token: string): Listener {
  const heard = new Map<string, number>()
  let lastId: string | undefined
  let request: ClientRequest | undefined

  function take(block: string): void {
    lastId = /^id: (.+)$/m.exec(block)?.[1] ?? lastId
    const key = /^data: \{"topic":"[^"]+","key":"([^"]+)"\}$/m.exec(block)?.[1]
    if (key !== undefined && !heard.has(key)) heard.set(key, performance.now())
  }

  function open({ isForgetful } = { isForgetful: false }): Promise<void> {
    if (isForgetful) lastId = undefined
    const headers = { authorization: `Bearer ${token}`, ...(lastId === undefined ? {} : { 'last-event-id': lastId }) }
    return new Promise((resolve, reject) => {
      request = get(url, { headers, agent: false }, (reply) => {
        if (reply.statusCode !== 200) return reject(new Error(`the stream was answered ${reply.statusCode}`))
        let text = ''
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          const blocks = (text + chunk).split('\n\n')
          text = blocks.pop() ?? ''
          blocks.forEach(take)
          resolve()
        })
        // It is cut on purpose.
        reply.on('error', () => {})
      })
      request.on('error', reject)
    })
  }

  return { heard, open, cut: () => request?.destroy() }
}

/** A few at a time, as browsers come. */
export async function openAll(listeners: readonly Listener[], atOnce: number, way?: { readonly isForgetful: boolean }): Promise<void> {
  for (let from = 0; from < listeners.length; from += atOnce) {
    await Promise.all(listeners.slice(from, from + atOnce).map((listener) => listener.open(way)))
  }
}
