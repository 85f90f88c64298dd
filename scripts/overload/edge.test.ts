import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect as connectTwo } from 'node:http2'
import { connect, type AddressInfo } from 'node:net'
import { request } from 'node:https'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hasEdge, startEdge, type EdgeProcess } from './edge-process.ts'

type Handler = (asked: IncomingMessage, reply: ServerResponse) => void
type Asked = { readonly path?: string; readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string }
type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly text: string }

const submit = '/BusinessAPI/efristerstreckung'

/** Something that says it is ready and answers as told, in the place of our server. */
async function aServer(handler: Handler): Promise<string> {
  const server = createServer((asked, reply) => {
    if (asked.url === '/health/ready') reply.end('{}')
    else handler(asked, reply)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function anEdge(handler: Handler, settings: Record<string, string> = {}, change?: (file: string) => string): Promise<EdgeProcess> {
  const few = { EDGE_CONNECTIONS: '400', ...settings }
  const url = await aServer(handler)
  const edge = await startEdge({ servers: [url, url], settings: few, keepsLog: true, ...(change ? { change } : {}) })
  onTestFinished(() => edge.stop())
  return edge
}

function ask({ port }: EdgeProcess, { path = '/', method = 'GET', headers = {}, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', path, method, headers, rejectUnauthorized: false, agent: false }, (reply) => {
      void reply
        .setEncoding('utf8')
        .toArray()
        .then((texts) => resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text: texts.join('') }), reject)
    })
    asking.once('error', reject)
    asking.end(body)
  })
}

/** Two submits at work, three that wait, and no room for more where already one in a second is much. */
async function aBusyEdge(settings: Record<string, string>) {
  const held: ServerResponse[] = []
  const handler: Handler = (asked, reply) => void (asked.url === submit ? held.push(reply) : reply.end())
  const patient = (file: string): string => file.replace('timeout queue 1500ms', 'timeout queue 60s')
  const edge = await anEdge(
    handler,
    { EDGE_SUBMITS_AT_ONCE: '1', EDGE_SUBMITS_WAITING: '3', EDGE_SUBMITS_A_SECOND: '0', ...settings },
    patient,
  )
  const post = { path: submit, method: 'POST', body: '{}', headers: { 'content-length': '2' } }
  const waiting = Array.from({ length: 5 }, () => ask(edge, post).catch(() => ({ status: 0, headers: {}, text: '' })))
  await expect.poll(() => held.length).toBe(2)
  await expect.poll(async () => (await edge.counts()).waiting).toBe(3)
  return { edge, held, post, waiting }
}

const echo: Handler = (asked, reply) => void reply.end(JSON.stringify(asked.headers))

describe.skipIf(!hasEdge())('the edge as it is delivered', { timeout: 60_000 }, () => {
  it('tells the server who asks, and believes nobody who says so themselves', async () => {
    const edge = await anEdge(echo)
    const forged = {
      'x-forwarded-for': '192.0.2.7',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=192.0.2.7',
      'x-real-ip': '192.0.2.7',
    }

    const { text } = await ask(edge, { headers: forged })

    expect(JSON.parse(text)).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'https' })
    expect(text).not.toMatch(/192\.0\.2\.7|evil/)
  })

  it('speaks HTTP/2, and leads from the plain port to the safe one', async () => {
    const edge = await anEdge(echo)
    const session = connectTwo(`https://127.0.0.1:${edge.port}`, { rejectUnauthorized: false })
    onTestFinished(() => session.close())
    const [headers] = (await once(session.request({ ':path': '/' }).end(), 'response')) as [Record<string, unknown>]
    const plain = await fetch(`http://127.0.0.1:${edge.plainPort}/info`, { redirect: 'manual' })

    expect(headers[':status']).toBe(200)
    expect([plain.status, plain.headers.get('location')]).toEqual([301, `https://127.0.0.1:${edge.plainPort}/info`])
  })

  it('keeps to itself what is for those inside, and what is too large', async () => {
    const reached: string[] = []
    const edge = await anEdge((asked, reply) => {
      reached.push(asked.url ?? '')
      reply.end()
    })
    const body = 'x'.repeat(16 * 1024 + 1)
    const answers = [
      await ask(edge, { path: '/metrics' }),
      await ask(edge, { path: '/health/live' }),
      await ask(edge, { path: submit, method: 'POST', body, headers: { 'content-length': String(body.length) } }),
      await ask(edge, { path: `/${'x'.repeat(9000)}` }),
      await ask(edge, { headers: { large: 'x'.repeat(16_000) } }),
    ]

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 413, 414, 400])
    expect(answers[0]?.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
    expect(reached).toEqual([])
  })

  it('refuses overload with 503 and a moment to come again, before the server hears of it', async () => {
    const { edge, held, post } = await aBusyEdge({ EDGE_REFUSALS_PER_NETWORK: '100' })
    const refused = await Promise.all(Array.from({ length: 8 }, () => ask(edge, post)))
    const page = await ask(edge, { ...post, path: '/' })

    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]))
    const waits = refused.map(({ headers }) => Number(headers['retry-after']))
    expect(waits.every((seconds) => seconds >= 2 && seconds <= 30)).toBe(true)
    expect(new Set(waits).size).toBeGreaterThan(1)
    expect(JSON.parse(refused[0]?.text ?? '')).toMatchObject({ code: 'unavailable' })
    expect(held).toHaveLength(2)
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    const style = createHash('sha256').update(/<style>([^]*)<\/style>/.exec(page.text)?.[1] ?? '')
    expect(page.headers['content-security-policy']).toContain(`'sha256-${style.digest('base64')}'`)
  })

  it('lets those wait who ask again and again, and others meanwhile work', async () => {
    const { edge, held, post, waiting } = await aBusyEdge({ EDGE_REFUSALS_PER_NETWORK: '0' })
    const started = performance.now()
    const refused = await Promise.all(Array.from({ length: 4 }, () => ask(edge, post)))
    const ms = performance.now() - started
    const other = await ask(edge, { path: '/api/other' })
    for (let finished = 0; finished < 5; finished += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.end('{}')
    }

    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503])
    // The edge holds them for a second; a busy machine only makes it longer.
    expect(ms).toBeGreaterThan(900)
    expect(other.status).toBe(200)
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('lets more of them wait where few come: a server that pauses is no storm', async () => {
    const { edge, held, post, waiting } = await aBusyEdge({ EDGE_SUBMITS_A_SECOND: '400', EDGE_SUBMITS_WAITING_AT_MOST: '4' })
    waiting.push(ask(edge, post))
    await expect.poll(async () => (await edge.counts()).waiting).toBe(4)
    const refused = await ask(edge, post)
    for (let finished = 0; finished < 6; finished += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.end('{}')
    }

    expect(refused.status).toBe(503)
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('passes on what a server says of itself, and asks once', async () => {
    let times = 0
    const edge = await anEdge((_asked, reply) => {
      times += 1
      reply.writeHead(503, { 'retry-after': '600' }).end('closed until Monday')
    })
    const answer = await ask(edge, {
      path: submit,
      method: 'POST',
      body: '{}',
      headers: { 'content-length': '2', 'idempotency-key': 'a-key-of-16-chars' },
    })

    expect([answer.status, answer.headers['retry-after'], answer.text, times]).toEqual([503, '600', 'closed until Monday', 1])
  })

  it('sends a submit again that a server took with it when it died, if it has a key', async () => {
    let times = 0
    const edge = await anEdge((asked, reply) => {
      times += 1
      if (times % 2 === 1) asked.socket.destroy()
      else reply.end('stored')
    })
    const post = { path: submit, method: 'POST', body: '{}', headers: { 'content-length': '2' } }
    const keyed = await ask(edge, { ...post, headers: { ...post.headers, 'idempotency-key': 'a-key-of-16-chars' } })
    const bare = await ask(edge, post)

    expect([keyed.status, keyed.text, bare.status, times]).toEqual([200, 'stored', 502, 3])
  })

  it('bounds the connections and the requests of one network', async () => {
    const edge = await anEdge(echo, { EDGE_REQUESTS_PER_NETWORK: '5', EDGE_CONNECTIONS_PER_NETWORK: '8' })
    const answers: Answer[] = []
    for (let time = 0; time < 6; time += 1) answers.push(await ask(edge, {}))
    const sockets = Array.from({ length: 12 }, () => connect({ port: edge.port, host: '127.0.0.1' }).on('error', () => {}))
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy()
    })
    await expect
      .poll(() => sockets.filter(({ readyState, readableEnded }) => readableEnded || readyState === 'closed').length)
      .toBeGreaterThan(2)

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(Number(answers[5]?.headers['retry-after'])).toBeGreaterThan(9)
  })

  it('logs no address, no query and nothing of a path but its first word', async () => {
    const edge = await anEdge(echo)
    await ask(edge, { path: '/steuernnp/canary-path?subjektid=123456&birth=canary-query', headers: { cookie: 'canary-cookie' } })
    await expect.poll(() => edge.log()).toContain('"part":"steuernnp"')
    // Something that is no request at all.
    const socket = connect({ port: edge.port, host: '127.0.0.1' }).on('error', () => {})
    socket.write('canary-handshake\r\n\r\n')
    await expect.poll(() => edge.log()).toContain('"event":"edge-refused"')

    expect(edge.log()).not.toMatch(/canary|123456|127\.0\.0\.1/)
    for (const line of edge.log().trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('event')
  })

  it('finishes what it has begun when it is told to stop', async () => {
    const held: ServerResponse[] = []
    const edge = await anEdge((asked, reply) => void (asked.url === '/late' ? held.push(reply) : reply.end()))
    const asked = ask(edge, { path: '/late' })
    await expect.poll(() => held.length).toBe(1)
    const stopped = edge.drain()

    const isTaken = (): Promise<boolean> =>
      ask(edge, {}).then(
        () => true,
        () => false,
      )
    await expect.poll(isTaken).toBe(false)
    held[0]?.end('done')
    expect((await asked).text).toBe('done')
    await stopped
  })
})
