import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '../kit/endpoint.ts'
import type { Problem } from '../kit/problem.ts'
import { call } from './call.ts'
import { callForFile } from './file-calls.ts'

type Fetch = typeof globalThis.fetch

const Count = z.codec(z.object({ Anzahl: z.int() }), z.object({ count: z.int() }), {
  decode: ({ Anzahl }) => ({ count: Anzahl }),
  encode: ({ count }) => ({ Anzahl: count }),
})
const save = endpoint({ method: 'POST', path: '/api/save', access: 'public', summary: 'Save', input: Count, output: Count })
const find = endpoint({ ...save, path: '/api/find', onlyReads: true, summary: 'Find' })
const read = endpoint({ method: 'GET', path: '/api/read', access: 'public', summary: 'Read', input: Count, output: Count })

afterEach(() => vi.unstubAllGlobals())

describe('a reading call while the service cannot be reached', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => vi.useRealTimers())

  const busy = (retryAfter?: string) =>
    Response.json({}, { status: 503, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } })
  const fine = () => Response.json({ Anzahl: 8 })
  /** Answers in turn; nothing is a lost connection. */
  function answeringInTurn(...answers: readonly (Response | undefined)[]): Mock<Fetch> {
    const fetch = vi.fn<Fetch>()
    for (const answer of answers)
      if (answer) fetch.mockResolvedValueOnce(answer)
      else fetch.mockRejectedValueOnce(new TypeError('lost'))
    vi.stubGlobal('fetch', fetch)
    return fetch
  }
  const outcome = (promise: Promise<unknown>) => promise.then(JSON.stringify, (problem: Problem) => problem.code)

  it.each([
    ['503', busy()],
    ['a lost connection', undefined],
  ])('is repeated after %s, with growing pauses', async (_what, first) => {
    const fetch = answeringInTurn(first, busy(), fine())
    const answer = outcome(call(read, { count: 7 }))

    await vi.advanceTimersByTimeAsync(760)
    expect(fetch).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1200)
    expect(fetch).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1100)

    expect(await answer).toBe('{"count":8}')
  })

  it.each([
    ['503', busy()],
    ['a lost connection', undefined],
  ])('is repeated after %s where it only reads, although it is a POST', async (_what, first) => {
    const fetch = answeringInTurn(first, fine())
    const answer = outcome(call(find, { count: 7 }))
    await vi.runAllTimersAsync()

    expect([await answer, fetch.mock.calls.length]).toEqual(['{"count":8}', 2])
    expect(fetch.mock.calls[1]).toEqual(fetch.mock.calls[0])
  })

  it.each([
    ['a GET', { ...read, produces: 'text/plain' }, 2],
    ['a POST that only reads', { ...find, produces: 'text/plain' }, 2],
    ['a POST that writes', { ...save, produces: 'text/plain' }, 1],
  ])('fetches a file by %s as often as that allows', async (_what, which, times) => {
    const fetch = answeringInTurn(busy(), new Response('content'))
    const answer = callForFile(which, { count: 7 }).then(
      (blob) => blob.text(),
      (problem: Problem) => problem.code,
    )
    await vi.runAllTimersAsync()

    expect([await answer, fetch.mock.calls.length]).toEqual([times === 2 ? 'content' : 'unavailable', times])
  })

  it('fetches a file again that broke off in the middle', async () => {
    const broken = new ReadableStream({ pull: (stream) => stream.error(new TypeError('lost')) })
    const fetch = answeringInTurn(new Response(broken), new Response('content'))
    const answer = callForFile(read, { count: 7 }).then((blob) => blob.text())
    await vi.runAllTimersAsync()

    expect([await answer, fetch.mock.calls.length]).toEqual(['content', 2])
  })

  const brokenIn = (pull: (stream: ReadableStreamDefaultController) => void) =>
    new Response(new ReadableStream({ pull }), { headers: { 'content-type': 'application/json' } })
  it.each([
    ['that ends in the middle', () => new Response('{"Anza', { headers: { 'content-type': 'application/json; charset=utf-8' } })],
    ['whose connection breaks', () => brokenIn((stream) => stream.error(new TypeError('lost')))],
  ])('asks again after an answer %s, where it only reads', async (_what, broken) => {
    const fetch = answeringInTurn(broken(), fine(), broken(), fine())
    const answer = outcome(call(read, { count: 7 }))
    await vi.runAllTimersAsync()

    expect([await answer, fetch.mock.calls.length]).toEqual(['{"count":8}', 2])
    expect([await outcome(call(save, { count: 7 })), fetch.mock.calls.length]).toEqual(['unavailable', 3])
  })

  it('does not ask again where somebody in between answers with a page', async () => {
    const fetch = answeringInTurn(new Response('<h1>Sign in to the network</h1>', { headers: { 'content-type': 'text/html' } }), fine())
    const answer = outcome(call(read, { count: 7 }))
    await vi.runAllTimersAsync()

    expect([await answer, fetch.mock.calls.length]).toEqual(['unexpected', 1])
  })

  it('gives up after the third time', async () => {
    const fetch = answeringInTurn(busy(), busy(), busy(), fine())
    const answer = outcome(call(read, { count: 7 }))
    await vi.runAllTimersAsync()

    expect([await answer, fetch.mock.calls.length]).toEqual(['unavailable', 3])
  })

  it('waits as long as the server asks it to, and not at all where that is too long', async () => {
    const fetch = answeringInTurn(busy('5'), busy('3600'))
    const answer = outcome(call(read, { count: 7 }))

    await vi.advanceTimersByTimeAsync(4900)
    expect(fetch).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(200)

    expect([await answer, fetch.mock.calls.length]).toEqual(['unavailable', 2])
  })

  it.each([
    ['what was refused', read, Response.json({ code: 'not-found', message: '' }, { status: 404 })],
    ['what changes something', save, busy()],
    ['what may have changed something before the connection was lost', save, undefined],
    ['a sign-in, which only looks like reading', { ...read, takesCredentials: true as const }, busy()],
  ])('does not repeat %s', async (_what, which, first) => {
    const fetch = answeringInTurn(first, fine())
    await outcome(call(which, { count: 7 }))

    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('does not repeat what was given up, nor without a network', async () => {
    const stop = new AbortController()
    const fetch = answeringInTurn(busy(), busy(), fine())
    const given = outcome(call(read, { count: 7 }, { signal: stop.signal }))
    await vi.advanceTimersByTimeAsync(100)
    stop.abort()
    await vi.runAllTimersAsync()
    const first = [await given, fetch.mock.calls.length]
    vi.stubGlobal('navigator', { onLine: false })

    expect(first).toEqual(['unavailable', 1])
    expect([await outcome(call(read, { count: 7 })), fetch.mock.calls.length]).toEqual(['unavailable', 2])
  })
})

describe('a call', () => {
  it('sends wire names and hands back our own', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))

    const saved = await call(save, { count: 7 })

    expect(saved).toEqual({ count: 8 })
    expect(fetch).toHaveBeenCalledWith('/api/save', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"Anzahl":7}',
      keepalive: true,
    })
  })

  it('carries its key and the work that was done for it, where there are any', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))

    await call(save, { count: 7 }, { key: 'a-key', work: '2026-03-10:48213' })

    const headers = { 'content-type': 'application/json', 'idempotency-key': 'a-key', 'proof-of-work': '2026-03-10:48213' }
    expect(fetch).toHaveBeenCalledWith('/api/save', { method: 'POST', headers, body: '{"Anzahl":7}', keepalive: true })
  })

  it('puts the input of a reading call into the address', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))

    await call(read, { count: 7 })

    expect(fetch).toHaveBeenCalledWith('/api/read?Anzahl=7', { headers: {} })
  })

  it('can be given up by its caller', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))
    const { signal } = new AbortController()

    await call(read, { count: 7 }, { signal })

    expect(fetch).toHaveBeenCalledWith('/api/read?Anzahl=7', { headers: {}, signal })
  })

  it('can outlive the page from which it was made', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))

    await call(read, { count: 7 }, { keepalive: true })

    expect(fetch).toHaveBeenCalledWith('/api/read?Anzahl=7', { headers: {}, keepalive: true })
  })

  it('does not outlive it where it is too large for that', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))
    const Text = z.object({ text: z.string() })
    const write = endpoint({ method: 'POST', path: '/api/write', access: 'public', summary: 'Write', input: Text, output: Count })

    await call(write, { text: 'a'.repeat(2000) })

    expect(fetch.mock.calls[0]?.[1]).not.toHaveProperty('keepalive')
  })
})

describe('a call of somebody who is signed in', () => {
  it('§7.3 shows the token that is stored under jwt_access_token, also to public calls', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))
    storing({ jwt_access_token: 'abc' })

    await call(read, { count: 7 })

    expect(fetch).toHaveBeenCalledWith('/api/read?Anzahl=7', { headers: { authorization: 'Bearer abc' } })
  })

  it('shows the token it was given, where the stored one is gone', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))
    storing({})

    await call(read, { count: 7 }, { token: 'before' })

    expect(fetch).toHaveBeenCalledWith('/api/read?Anzahl=7', { headers: { authorization: 'Bearer before' } })
  })

  it('shows a name and a password instead, in any script', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))
    storing({ jwt_access_token: 'abc' })

    await call(read, { count: 7 }, { credentials: { name: 'märz@example.ch', password: '密码:1' } })

    const expected = `Basic ${Buffer.from('märz@example.ch:密码:1').toString('base64')}`
    expect(fetch).toHaveBeenCalledWith('/api/read?Anzahl=7', { headers: { authorization: expected } })
  })

  it.each([
    ['tells which token was refused', 'signed-in', {}, ['abc']],
    ['tells it of calls for admins too', 'admin', {}, ['abc']],
    ['tells nobody of a call that is made again', 'signed-in', { isRetry: true }, []],
    ['tells nobody of a public call', 'public', {}, []],
    ['tells nobody of the tax office, which has a session of its own', 'office-clerk', {}, []],
  ] as const)('§8.7 that gets a 401 %s', async (_, access, options, told) => {
    answering(Response.json({ code: 'not-signed-in', message: 'No.' }, { status: 401 }))
    storing({ jwt_access_token: 'abc' })
    const heard = listening()

    await expect(call({ ...read, access }, { count: 7 }, options)).rejects.toMatchObject({ code: 'not-signed-in' })

    expect(heard).toEqual(told)
  })

  it('that is not allowed something stays signed in', async () => {
    answering(Response.json({ code: 'not-allowed', message: 'No.' }, { status: 403 }))
    storing({ jwt_access_token: 'abc' })
    const heard = listening()

    await expect(call({ ...read, access: 'signed-in' }, { count: 7 })).rejects.toMatchObject({ code: 'not-allowed' })

    expect(heard).toEqual([])
  })
})

describe('a call that fails', () => {
  it('passes on the problem the server tells of, with the time to wait', async () => {
    answering(Response.json({ code: 'too-many', message: 'Bitte warten.' }, { status: 429, headers: { 'retry-after': '30' } }))

    await expect(call(read, { count: 7 })).rejects.toMatchObject({
      name: 'Problem',
      code: 'too-many',
      message: 'Bitte warten.',
      retryAfterSeconds: 30,
    })
  })

  it('passes on how much work the server asks for', async () => {
    answering(Response.json({ code: 'work-needed', message: 'Bitte warten.', Aufwand: 20 }, { status: 429 }))

    await expect(call(read, { count: 7 })).rejects.toMatchObject({ code: 'work-needed', message: 'Bitte warten.', workBits: 20 })
  })

  it.each([
    { status: 503, code: 'unavailable' },
    { status: 429, code: 'too-many' },
    { status: 413, code: 'too-large' },
    { status: 500, code: 'unexpected' },
  ])('reads an answer of $status that is not ours as $code', async ({ status, code }) => {
    answering(new Response('<h1>Proxy</h1>', { status }))

    await expect(call(read, { count: 7 })).rejects.toMatchObject({ name: 'Problem', code })
  })

  it('does not believe a code it does not know', async () => {
    answering(Response.json({ code: 'toString', message: 'x' }, { status: 500 }))

    await expect(call(read, { count: 7 })).rejects.toMatchObject({ code: 'unexpected' })
  })

  it('is unavailable when the network is gone, and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch')
    vi.stubGlobal('fetch', vi.fn<Fetch>().mockRejectedValue(cause))

    await expect(call(read, { count: 7 })).rejects.toMatchObject({ name: 'Problem', code: 'unavailable', cause })
  })

  it('is unexpected when the answer breaks the contract', async () => {
    answering(Response.json({ Menge: 8 }))

    await expect(call(read, { count: 7 })).rejects.toMatchObject({ name: 'Problem', code: 'unexpected' })
  })

  it('sends nothing that breaks the contract', async () => {
    const fetch = answering(Response.json({ Anzahl: 8 }))

    await expect(call(save, { count: 0.5 })).rejects.toMatchObject({ name: 'Problem', code: 'invalid-input' })
    expect(fetch).not.toHaveBeenCalled()
  })
})

function storing(kept: Readonly<Record<string, string>>): void {
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept[key] ?? null })
}

/** The tokens that the window is told were refused. */
function listening(): readonly unknown[] {
  const heard: unknown[] = []
  vi.stubGlobal('dispatchEvent', (event: CustomEvent) => heard.push(event.detail))
  return heard
}

function answering(response: Response): Mock<Fetch> {
  const fetch = vi.fn<Fetch>().mockResolvedValue(response)
  vi.stubGlobal('fetch', fetch)
  return fetch
}
