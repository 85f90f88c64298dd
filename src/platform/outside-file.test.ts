import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { fetchOutside, isOutside, type Target } from './outside-file.ts'

const options = { mostBytes: 1000, timeoutMs: 20_000, accept: 'image/png' }
const everywhere = (): boolean => true

/** A server on this machine that stands for one outside. */
async function aServer(answer: (request: IncomingMessage, reply: ServerResponse) => void): Promise<{ port: number; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, reply) => {
    asked.push(request.url ?? '')
    answer(request, reply)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port, asked } // it listens at a port, so this is its shape
}

it('fetches what is outside, and says nothing about who reads', async () => {
  const heard = vi.fn<(headers: IncomingMessage['headers']) => void>()
  const { port } = await aServer((request, reply) => {
    heard(request.headers)
    reply.end('bytes')
  })

  const file = await fetchOutside(`http://127.0.0.1:${port}/a.png`, { ...options, allows: everywhere })

  expect(file).toEqual({ kind: 'fetched', content: Buffer.from('bytes') })
  expect(heard.mock.calls[0]?.[0]).not.toHaveProperty('cookie')
  expect(heard.mock.calls[0]?.[0]).not.toHaveProperty('referer')
})

it.each([
  'http://127.0.0.1/',
  'http://[::1]/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.1.2.3/',
  'http://100.64.0.1/',
  'http://2130706433/',
  'http://0177.0.0.1/',
  'http://0x7f.0.0.1/',
  'http://127.1/',
  'http://[::ffff:127.0.0.1]/',
  'http://8.8.8.8:8080/',
  'http://name:word@8.8.8.8/',
  'https://8.8.8.8:22/',
  'ftp://8.8.8.8/',
  'file:///etc/passwd',
  'data:image/png;base64,AA',
  'not an address',
])('refuses %s without asking anybody', async (url) => {
  expect(await fetchOutside(url, options)).toEqual({ kind: 'refused' })
})

it.each([
  ['inside', ['127.0.0.1']],
  ['inside and outside', ['8.8.8.8', '10.0.0.1']],
])('refuses a name that stands for an address %s', async (_where, addresses) => {
  const file = await fetchOutside('http://pictures.example/', { ...options, resolve: async () => addresses })

  expect(file).toEqual({ kind: 'refused' })
})

it('connects to the address that was checked, not to what the name stands for a moment later', async () => {
  const { port } = await aServer((_request, reply) => void reply.end('the checked one'))
  const checked: Target[] = []
  const resolve = vi.fn<() => Promise<readonly string[]>>().mockResolvedValueOnce(['127.0.0.1']).mockResolvedValue(['127.0.0.9'])

  const file = await fetchOutside(`http://pictures.example:${port}/`, {
    ...options,
    resolve,
    allows: (target) => checked.push(target) > 0,
  })

  expect(file).toMatchObject({ kind: 'fetched' })
  expect(checked).toEqual([{ address: '127.0.0.1', port }])
  expect(resolve).toHaveBeenCalledTimes(1)
})

it('follows a redirect only where it could have gone straight', async () => {
  const inside = await aServer((_request, reply) => void reply.end('secret'))
  const outside = await aServer((_request, reply) => void reply.writeHead(302, { location: `http://127.0.0.1:${inside.port}/` }).end())
  const url = `http://127.0.0.1:${outside.port}/`

  const refused = await fetchOutside(url, { ...options, allows: ({ port }) => port === outside.port })
  const askedWhenRefused = inside.asked.length
  const control = await fetchOutside(url, { ...options, allows: everywhere })

  expect(refused).toEqual({ kind: 'refused' })
  expect(askedWhenRefused).toBe(0)
  expect(control).toEqual({ kind: 'fetched', content: Buffer.from('secret') })
})

it('gives up on a chain of redirects, on too many bytes, on an error, and when it takes too long', async () => {
  const round = await aServer((_request, reply) => void reply.writeHead(302, { location: '/again' }).end())
  const large = await aServer((_request, reply) => void reply.end(Buffer.alloc(1001)))
  const gone = await aServer((_request, reply) => void reply.writeHead(404).end('nothing'))
  const slow = await aServer(() => undefined)
  const fetched = (port: number, timeoutMs = 20_000) =>
    fetchOutside(`http://127.0.0.1:${port}/`, { ...options, timeoutMs, allows: everywhere })

  const files = await Promise.all([fetched(round.port), fetched(large.port), fetched(gone.port), fetched(slow.port, 200)])

  expect(files).toEqual(Array.from({ length: 4 }, () => ({ kind: 'failed' })))
  expect(round.asked).toHaveLength(4)
})

it('knows the ports of the web', () => {
  expect(isOutside({ address: '8.8.8.8', port: 443 })).toBe(true)
  expect(isOutside({ address: '8.8.8.8', port: 8443 })).toBe(false)
})
