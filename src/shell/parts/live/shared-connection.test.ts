import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { LiveNews } from './live-connection.ts'
import { connectShared } from './shared-connection.ts'

/** A real server that speaks server-sent events and remembers who asked from where on. */
async function aServer() {
  const visits: (string | undefined)[] = []
  const open = new Set<ServerResponse>()
  const server = createServer((request, stream) => {
    const lastEventId = request.headers['last-event-id']
    visits.push(typeof lastEventId === 'string' ? lastEventId : undefined)
    stream.writeHead(200, { 'content-type': 'text/event-stream' })
    stream.write('retry: 20\n\nid: 0\nevent: ready\ndata: {}\n\n')
    open.add(stream)
    stream.on('close', () => open.delete(stream))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const tell = (key: string): void => {
    for (const stream of open) stream.write(`id: ${key}\nevent: change\ndata: {"topic":"board","key":"${key}"}\n\n`)
  }
  // A server on a TCP port has an address with a port.
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/live`, visits, open, tell }
}

function aTab(url: string, reader: string) {
  const news: string[] = []
  const links: boolean[] = []
  const hear = (each: LiveNews): void => void news.push(each.kind === 'change' ? each.key : each.kind)
  const stop = connectShared({ url, reader, hear, onLink: (isLinked) => links.push(isLinked), onRefused: () => {} })
  onTestFinished(stop)
  return { news, links, stop }
}

it('opens one stream for all tabs of a browser, and each of them hears everything', async () => {
  const { url, visits, open, tell } = await aServer()
  const [first, second] = [aTab(url, 'one stream'), aTab(url, 'one stream')]
  await expect.poll(() => [first.links.at(-1), second.links.at(-1)]).toEqual([true, true])

  tell('7')

  await expect.poll(() => [first.news, second.news.filter((each) => each !== 'reset')]).toEqual([['7'], ['7']])
  expect(visits).toEqual([undefined])
  expect(open.size).toBe(1)
})

it('goes on in another tab from what was heard last, when the one that listened closes', async () => {
  const { url, visits, tell } = await aServer()
  const first = aTab(url, 'next tab')
  await expect.poll(() => first.links).toEqual([true])
  const second = aTab(url, 'next tab')
  tell('7')
  await expect.poll(() => second.news).toContain('7')

  first.stop()

  await expect.poll(() => visits).toEqual([undefined, '7'])
  tell('8')
  await expect.poll(() => second.news).toContain('8')
  expect(first.news).not.toContain('8')
})

it('lets a tab that came later read again where something may have passed by', async () => {
  const { url, tell } = await aServer()
  const first = aTab(url, 'later tab')
  await expect.poll(() => first.links).toEqual([true])
  tell('7')
  await expect.poll(() => first.news).toEqual(['7'])

  const second = aTab(url, 'later tab')

  await expect.poll(() => second.news).toEqual(['reset'])
})

it('keeps the readers of one browser apart', async () => {
  const { url, visits } = await aServer()

  aTab(url, 'andrea')
  aTab(url, 'beat')

  await expect.poll(() => visits).toHaveLength(2)
})

it('takes over from a tab that sleeps with the lock in its hand', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { url, visits } = await aServer()
  const asleep = navigator.locks.request('live sleeper', () => new Promise(() => {}))
  const robbed = asleep.catch(() => 'robbed')

  const { links } = aTab(url, 'sleeper')
  vi.advanceTimersByTime(45_000)
  const early = visits.length
  vi.advanceTimersByTime(15_000)

  await expect.poll(() => links).toEqual([true])
  expect(early).toBe(0)
  expect(await robbed).toBe('robbed')
})
