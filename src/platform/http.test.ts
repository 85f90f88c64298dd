import { connect as openSocket, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { aMember } from '../../scripts/testing/member.ts'
import { endpoint } from '../kit/endpoint.ts'
import { Problem } from '../kit/problem.ts'
import type { Member } from './access.ts'
import { mount, route, type Route } from './http.ts'
import type { Events } from './log.ts'
import { createMetrics } from './metrics.ts'
import { createServer } from './server.ts'

const paint = endpoint({
  method: 'POST',
  path: '/api/paint',
  access: 'public',
  summary: 'Paints a wall',
  input: z.object({ colour: z.enum(['red', 'blue'], 'There is no such colour.') }),
  output: z.object({ coats: z.int() }),
})
const staffOnly = endpoint({ ...paint, path: '/api/staff-paint', access: 'signed-in' })
const adminOnly = endpoint({ ...paint, path: '/api/admin-paint', access: 'admin' })
const callers: Readonly<Record<string, Member>> = {
  staff: aMember({ roles: ['staff'] }),
  admin: aMember({ accountId: 'b' }),
}

function aServer(routes: readonly Route[], logged: unknown[] = []) {
  const app = createServer({ log: (event, fields) => void logged.push({ event, ...fields }), metrics: createMetrics() })
  mount(app, routes, {
    identify: async (token) => callers[token ?? ''] ?? null,
    identifyOfficer: async () => null,
    limits: { take: async () => {} },
  })
  onTestFinished(() => app.close())
  return app
}
const post = (url: string, payload: unknown, headers = {}) => ({ method: 'POST' as const, url, payload: payload as object, headers })

describe('the gate', () => {
  it('gives the handler what the contract lets through, and the caller what it promises', async () => {
    const app = aServer([route(paint, async ({ colour }) => ({ coats: colour.length }))])

    const reply = await app.inject(post('/api/paint', { colour: 'red' }))

    expect([reply.statusCode, reply.json()]).toEqual([200, { coats: 3 }])
  })

  it('refuses an input that breaks the contract, in the words of the contract', async () => {
    const app = aServer([route(paint, async () => ({ coats: 1 }))])

    const reply = await app.inject(post('/api/paint', { colour: 'green' }))

    expect([reply.statusCode, reply.json()]).toEqual([400, { code: 'invalid-input', message: 'There is no such colour.' }])
  })

  it.each([
    ['22021', 400, 'invalid-input'],
    ['22P05', 400, 'invalid-input'],
    ['22008', 400, 'invalid-input'],
    ['22P02', 400, 'invalid-input'],
    ['23505', 409, 'conflict'],
    ['40P01', 409, 'conflict'],
    ['22012', 500, 'unexpected'],
    ['23514', 500, 'unexpected'],
  ])(
    'what the database cannot keep is a fault of the request, two at once are a conflict, and all else is ours (%s)',
    async (code, status, word) => {
      const failing = route(paint, async () => {
        throw Object.assign(new Error('invalid byte sequence'), { code })
      })

      const reply = await aServer([failing]).inject(post('/api/paint', { colour: 'red' }))

      expect([reply.statusCode, reply.json()]).toEqual([status, expect.objectContaining({ code: word })])
    },
  )

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('packs a long answer for those who take it so (%s)', async (accepted, encoding, unpack) => {
    const app = aServer([route(endpoint({ ...paint, isLong: true }), async ({ colour }) => ({ coats: colour.length }))])

    const reply = await app.inject(post('/api/paint', { colour: 'red' }, { 'accept-encoding': accepted }))

    expect([reply.statusCode, reply.headers['content-encoding'], reply.headers['vary']]).toEqual([200, encoding, 'accept-encoding'])
    expect(JSON.parse(unpack(reply.rawPayload).toString())).toEqual({ coats: 3 })
  })

  it('lets no answer out that breaks the contract', async () => {
    const app = aServer([route(paint, async () => ({ coats: 1.5 }))])

    const reply = await app.inject(post('/api/paint', { colour: 'red' }))

    expect(reply.statusCode).toBe(500)
  })

  it.each([
    ['/api/staff-paint', undefined, 401],
    ['/api/staff-paint', 'unknown', 401],
    ['/api/staff-paint', 'staff', 200],
    ['/api/admin-paint', 'staff', 403],
    ['/api/admin-paint', 'admin', 200],
  ])('%s asked with token %s answers %i', async (url, authorization, status) => {
    const answer = async () => ({ coats: 1 })
    const app = aServer([route(staffOnly, answer), route(adminOnly, answer)])

    const reply = await app.inject(post(url, { colour: 'red' }, authorization ? { authorization } : {}))

    expect(reply.statusCode).toBe(status)
  })
})

describe('problems', () => {
  it.each([
    [new Problem('not-found', 'No such wall.'), 404, 'No such wall.'],
    [new Problem('conflict', 'Painted already.'), 409, 'Painted already.'],
    [Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }), 503, 'The service is not available right now. Please try again later.'],
    [new Error('secret 123456'), 500, 'Something went wrong on our side.'],
  ])('%s becomes a status and a sentence', async (error, status, message) => {
    const app = aServer([
      route(paint, async () => {
        throw error
      }),
    ])

    const reply = await app.inject(post('/api/paint', { colour: 'red' }))

    expect([reply.statusCode, reply.json<{ message: string }>().message]).toEqual([status, message])
  })

  it.each([
    ['a statement that took too long', '57014', 30, 37],
    ['a server that is restarting', '57P03', 2, 9],
  ])('%s is told with a time to wait that fits it', async (_what, code, least, most) => {
    const app = aServer([
      route(paint, async () => {
        throw Object.assign(new Error('secret'), { code })
      }),
    ])

    const { statusCode, headers } = await app.inject(post('/api/paint', { colour: 'red' }))

    expect(statusCode).toBe(503)
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(least)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(most)
  })

  it('an unexpected one is logged without its message', async () => {
    const logged: Events['request-failed'][] = []
    const app = aServer(
      [
        route(paint, async () => {
          throw new TypeError('person 123456')
        }),
      ],
      logged,
    )

    await app.inject(post('/api/paint', { colour: 'red' }))

    expect(logged).toMatchObject([
      { event: 'request-failed', error: 'TypeError', route: '/api/paint' },
      { event: 'request-done', status: 500 },
    ])
    expect(JSON.stringify(logged)).not.toContain('123456')
  })

  it.each([
    ['a broken body', '{"colour":', 400, 'unreadable'],
    ['a prototype in the body', '{"colour":"red","__proto__":{"admin":true}}', 400, 'unreadable'],
    ['a body over 16 kB', JSON.stringify({ colour: 'x'.repeat(17 * 1024) }), 413, 'too-large'],
  ])('%s is refused', async (_what, payload, status, code) => {
    const app = aServer([route(paint, async () => ({ coats: 1 }))])

    const reply = await app.inject({ method: 'POST', url: '/api/paint', payload, headers: { 'content-type': 'application/json' } })

    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([status, code])
  })

  it('every reply has the security headers, errors included', async () => {
    const app = aServer([route(paint, async () => ({ coats: 1 }))])

    const replies = [
      await app.inject(post('/api/paint', { colour: 'red' })),
      await app.inject('/nowhere'),
      await app.inject(post('/api/paint', {})),
    ]

    for (const { headers } of replies) {
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe|\*/)
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    }
  })
})

describe('slow clients', () => {
  const app = createServer({ log: () => {}, metrics: createMetrics() })
  const careless = Fastify()
  let [port, carelessPort] = [0, 0]
  beforeAll(async () => {
    mount(app, [route(paint, async () => ({ coats: 1 }))], {
      identify: async () => null,
      identifyOfficer: async () => null,
      limits: { take: async () => {} },
    })
    careless.post('/api/paint', async () => 'painted')
    // An answer that takes its time: all questions of a line are read before the first of them is answered.
    for (const each of [app, careless]) each.get('/wait', () => wait(50, 'waited'))
    port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    carelessPort = Number(new URL(await careless.listen({ port: 0, host: '127.0.0.1' })).port)
  })
  afterAll(async () => void (await Promise.all([app.close(), careless.close()])))

  function send(text: string, to: number): { readonly socket: Socket; readonly ended: Promise<string> } {
    const socket = openSocket(to, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => (answer += String(chunk)))
    return { socket, ended: new Promise((resolve) => socket.on('close', () => resolve(answer))) }
  }
  const fifty = (text: string, to: number) => Array.from({ length: 50 }, () => send(text, to))

  it('who asks for more than eight things ahead is cut off, where a server without limits answers them all', async () => {
    const answersTo = async (times: number, to: number) => {
      const last = 'GET /last HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
      const { ended } = send(`${'GET /wait HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(times - 1)}${last}`, to)
      return (await ended).match(/HTTP\/1.1 \d/g)?.length ?? 0
    }

    expect(await answersTo(8, port)).toBe(8)
    expect(await answersTo(9, port)).toBe(0)
    expect(await answersTo(9, carelessPort)).toBe(9)
  })

  it('fifty who never end their body are sent away with 408, where a server without limits keeps them all', async () => {
    const slow = 'POST /api/paint HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{'
    const kept = fifty(slow, carelessPort)
    onTestFinished(() => kept.forEach(({ socket }) => void socket.destroy()))

    const answers = await Promise.all(fifty(slow, port).map(({ ended }) => ended))

    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408'))).toHaveLength(50)
    expect(kept.filter(({ socket }) => socket.readyState === 'open')).toHaveLength(50)
  })

  it('one who never ends the headers is sent away too', async () => {
    expect(await send('POST /api/paint HTTP/1.1\r\nHost: x\r\n', port).ended).toMatch(/^HTTP\/1.1 408/)
  })
})
