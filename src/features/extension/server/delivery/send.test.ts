import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { createServer as createRawServer, type Server } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { aCoreSystem } from '../../../../../scripts/testing/core-system.ts'
import { plainDate } from '../../../../kit/plain-date.ts'
import type { Message } from './message.ts'
import { createSend, type Goal } from './send.ts'

const message: Message = {
  reference: '25K7M92QX8CV',
  canton: 'musterland',
  pid: '123456',
  legalForm: 'natural-person',
  period: 2025,
  oldDeadline: plainDate(2026, 3, 31),
  newDeadline: plainDate(2026, 9, 30),
  receivedAt: '2026-03-10T12:00:00.000Z',
  rule: 'D6',
  configuration: '1-0a1b2c3d',
}
const key = '019563c4-0000-7000-8000-000000000001'

async function listening(server: Server): Promise<string> {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/told?source=form`
}

function aReceiver(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  onTestFinished(() => server.closeAllConnections())
  return listening(server)
}

function sendTo(goal: Goal) {
  const send = createSend(goal)
  onTestFinished(() => send.close())
  return send(key, message)
}

const answering = (status: number, body: string, headers = {}) =>
  aReceiver((_request, response) => void response.writeHead(status, headers).end(body))

describe('telling the tax system', () => {
  it('sends the decision under its key, and is content with the same reference', async () => {
    let asked: IncomingMessage | undefined
    let body = ''
    const url = await aReceiver((request, response) => {
      asked = request
      void text(request).then((read) => {
        body = read
        response.end('{"reference":"25K7M92QX8CV","more":1}')
      })
    })

    expect(await sendTo({ url, token: 'a-token-of-some-length' })).toBeUndefined()
    expect([asked?.method, asked?.url]).toEqual(['POST', '/told?source=form'])
    expect(asked?.headers).toMatchObject({
      'idempotency-key': key,
      authorization: 'Bearer a-token-of-some-length',
      'content-type': 'application/json',
    })
    expect(JSON.parse(body)).toEqual(message)
  })

  it('sends no authorization where there is no token', async () => {
    let asked: IncomingMessage | undefined
    const url = await aReceiver((request, response) => {
      asked = request
      response.end()
    })

    await sendTo({ url })

    expect(asked?.headers).not.toHaveProperty('authorization')
  })

  it.each([
    ['another reference', 200, '{"reference":"25K7M92QX8CW"}', 'wrong-reference'],
    ['no reference', 201, '{"ok":true}', 'wrong-schema'],
    ['nothing at all', 200, '', 'not-json'],
    ['the value null', 200, 'null', 'wrong-schema'],
    ['a page', 200, '<!doctype html>', 'not-json'],
    ['half an answer', 200, '{"reference":"25K7M', 'not-json'],
    ['far too much', 200, ' '.repeat(65_537), 'too-large'],
    ['a failure', 500, '{"reference":"25K7M92QX8CV"}', 'status-500'],
    ['another place', 302, '', 'status-302'],
  ])('is not content with %s', async (_what, status, body, reason) => {
    const url = await answering(status, body, { location: 'http://127.0.0.1:1/' })

    expect(await sendTo({ url })).toEqual({ reason, isRefusal: false })
  })

  it.each([
    [400, true],
    [404, true],
    [422, true],
    [408, false],
    [425, false],
    [429, false],
    [503, false],
  ])('takes the status %i for a refusal: %s', async (status, isRefusal) => {
    expect(await sendTo({ url: await answering(status, '') })).toEqual({ reason: `status-${status}`, isRefusal })
  })

  it.each([
    ['120', 120],
    ['Tue, 10 Mar 2026 12:01:00 GMT', 60],
    ['Tue, 10 Mar 2026 11:59:00 GMT', undefined],
  ])('reads that it shall come back later: %s', async (header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') })
    onTestFinished(() => void vi.useRealTimers())

    const failure = await sendTo({ url: await answering(503, '', { 'retry-after': header }) })

    expect(failure?.retryAfterSeconds).toBe(seconds)
  })

  it('names a closed port and a cut line by a word', async () => {
    const cut = createRawServer((socket) => socket.destroy())

    expect(await sendTo({ url: 'http://127.0.0.1:1/' })).toEqual({ reason: 'refused', isRefusal: false })
    expect(await sendTo({ url: await listening(cut) })).toEqual({ reason: 'cut', isRefusal: false })
  })

  it('does not wait without end, whether nobody takes the call, nobody answers or an answer never ends', async () => {
    const failures = (['blackhole', 'hang', 'drip'] as const).map(async (mode) => {
      const core = await aCoreSystem()
      await core.control({ mode })
      return sendTo({ url: core.url })
    })

    expect(await Promise.all(failures)).toEqual(Array.from({ length: 3 }, () => ({ reason: 'timeout', isRefusal: false })))
  })

  it('stops listening to a body without end', async () => {
    let sent = 0
    const blanks = Buffer.alloc(65_536, ' ')
    const url = await aReceiver((_request, response) => {
      const pour = (): void => {
        while (!response.destroyed && response.write(blanks)) sent += blanks.length
      }
      response.on('drain', pour)
      pour()
    })

    expect(await sendTo({ url })).toEqual({ reason: 'too-large', isRefusal: false })
    expect(sent).toBeLessThan(50_000_000)
  })

  it('tells nothing to whom it cannot trust, even where the environment would allow it', async () => {
    const core = await aCoreSystem({ isSecure: true })
    onTestFinished(() => void delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'])
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'

    expect(await sendTo({ url: core.url })).toEqual({ reason: 'tls', isRefusal: false })
    await core.control({ mode: 'expired-certificate' })
    expect(await sendTo({ url: core.url })).toEqual({ reason: 'tls', isRefusal: false })
    expect((await core.counts()).requests).toBe(0)
  })
})
