import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { connectLive, type LiveNews } from './live-connection.ts'

type Visit = { readonly lastEventId: string | undefined; readonly authorization: string | undefined; readonly stream: ServerResponse }
type Answer = (visit: Visit, count: number) => Promise<void> | void

/** A real server that speaks server-sent events, quick to be visited again. */
async function aServer(answer: Answer) {
  const visits: Visit[] = []
  const server = createServer((request: IncomingMessage, stream) => {
    const { authorization, 'last-event-id': lastEventId } = request.headers
    const visit = { lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined, authorization, stream }
    visits.push(visit)
    void answer(visit, visits.length)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server on a TCP port has an address with a port.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/live`, visits }
}

function listen(url: string) {
  const news: LiveNews[] = []
  const links: boolean[] = []
  const refused: (string | null)[] = []
  const stop = connectLive({
    url,
    hear: (each) => news.push(each),
    onLink: (isLinked) => links.push(isLinked),
    onRefused: (token) => refused.push(token),
  })
  onTestFinished(stop)
  return { news, links, refused, stop }
}

/** From now on who waits to come back has a timer that can be counted and that only goes on when told to. */
function fakeWaiting(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

const begin = ({ stream }: Visit): void => {
  stream.writeHead(200, { 'content-type': 'text/event-stream' })
  stream.write('retry: 20\n\n')
}
const change = (key: string): string => `id: ${key}.1\nevent: change\ndata: {"topic":"board","key":"${key}"}\n\n`

it('tells which thing changed', async () => {
  const { url } = await aServer((visit) => {
    begin(visit)
    visit.stream.write(`id: 1\nevent: ready\ndata: {}\n\n: still here\n\n${change('7')}`)
  })

  const { news, links } = listen(url)

  await expect.poll(() => news).toEqual([{ kind: 'change', topic: 'board', key: '7' }])
  expect(links).toEqual([true])
})

it('understands a message that arrives in pieces', async () => {
  const { url } = await aServer(async (visit) => {
    begin(visit)
    for (const piece of change('ü').split('')) {
      visit.stream.write(piece)
      // A slow line: each letter on its own.
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
  })

  const { news } = listen(url)

  await expect.poll(() => news).toEqual([{ kind: 'change', topic: 'board', key: 'ü' }])
})

it('comes back after a break and says what it heard last', async () => {
  const { url, visits } = await aServer((visit, count) => {
    begin(visit)
    visit.stream.write(change(String(count)))
  })
  const { news, links } = listen(url)
  await expect.poll(() => news.length).toBe(1)

  visits[0]?.stream.destroy()

  await expect.poll(() => news.length).toBe(2)
  expect(visits.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '1.1'])
  expect(links).toEqual([true, false, true])
})

it('passes on that too much was missed', async () => {
  const { url } = await aServer((visit) => {
    begin(visit)
    visit.stream.write('id: 9\nevent: reset\ndata: {}\n\n')
  })

  const { news } = listen(url)

  await expect.poll(() => news).toEqual([{ kind: 'reset' }])
})

it('tries again when the server is busy, and gives up when it is not let in', async () => {
  fakeWaiting()
  const { url, visits } = await aServer((visit, count) => {
    if (count === 1) begin(visit)
    else visit.stream.writeHead(count < 4 ? 503 : 401)
    visit.stream.end()
  })

  const { refused } = listen(url)

  await expect
    .poll(() => {
      // Little enough that no line counts as dead before it has answered.
      vi.advanceTimersByTime(100)
      return refused
    })
    .toEqual([null])
  await expect.poll(() => vi.getTimerCount()).toBe(0)
  expect(visits).toHaveLength(4)
})

it('§7.3 shows the token that is stored when it connects, each time anew', async () => {
  const stored = ['first', 'second']
  vi.stubGlobal('localStorage', { getItem: () => stored.shift() ?? null })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { url, visits } = await aServer((visit, count) => {
    if (count === 1) begin(visit)
    else visit.stream.writeHead(401)
    visit.stream.end()
  })

  const { refused } = listen(url)

  await expect.poll(() => refused).toEqual(['second'])
  expect(visits.map(({ authorization }) => authorization)).toEqual(['Bearer first', 'Bearer second'])
})

it('a stopped connection stays away', async () => {
  fakeWaiting()
  const { url, visits } = await aServer(begin)
  const { links, stop } = listen(url)
  await expect.poll(() => links).toEqual([true])

  stop()

  await expect.poll(() => vi.getTimerCount()).toBe(0)
  expect(visits).toHaveLength(1)
  expect(links).toEqual([true])
})
