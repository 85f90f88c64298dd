import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import Fastify, { type FastifyInstance } from 'fastify'
import { readJsonOneWay } from './json-body.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { replyToProblems } from './problem-reply.ts'
import { addSecurityHeaders } from './security-headers.ts'

const isProbe = /^\/(health\/|metrics$)/

type ServerOptions = {
  readonly log: Log
  readonly metrics: Metrics
  readonly proxies?: number
  /** Other hosts that its pages may speak to. */
  readonly connects?: readonly string[]
}

/** An HTTP server with our limits, headers and logging, and no routes yet. */
export function createServer({ log, metrics, proxies = 0, connects = [] }: ServerOptions): FastifyInstance {
  const app = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    trustProxy: proxies === 0 ? false : (_address, hop) => hop < proxies,
    bodyLimit: 16 * 1024,
    // For a piece of a file on a slow line. All else must be here much sooner, see below.
    requestTimeout: 600_000,
    keepAliveTimeout: 15_000,
    // NOTE Node checks for slow clients only this often; its default of 30 s would leave them 38 s.
    http: { connectionsCheckingInterval: 500, headersTimeout: 5000, maxHeaderSize: 16 * 1024 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
  })
  addSecurityHeaders(app, connects)
  readJsonOneWay(app)
  readPlainForms(app)
  readFiles(app)
  closeConnectionsWhileStopping(app)
  replyToProblems(app, log)
  sendSlowAway(app)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    metrics.requestDone({ method: request.method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 })
    if (!isProbe.test(route)) log('request-done', { requestId: request.id, method: request.method, route, status: reply.statusCode, ms })
    done()
  })
  return app
}

/** Pages without script send their forms in the oldest of all shapes. */
function readPlainForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}

function readFiles(app: FastifyInstance): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

const slowMilliseconds = 8000

/** Who does not send what belongs to a request in time is answered 408 and cut off, except where files come as streams. */
function sendSlowAway(app: FastifyInstance): void {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    const cut = (): void => {
      // NOTE a request that is only made up, as tests do, has no line and does not say.
      const { complete } = raw as Partial<IncomingMessage>
      if (complete !== false) return
      raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
      raw.socket.destroySoon()
    }
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers
    if (hasBody && !routeOptions.config.endpoint?.takesStream) timers.set(raw, setTimeout(cut, slowMilliseconds).unref())
    done()
  })
  // All of it is here by now, except where nobody reads a body that came all the same.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.raw.complete) clearTimeout(timers.get(request.raw))
    done()
  })
}

/** A connection kept open after its last reply would hold up the end of the process until it times out. */
function closeConnectionsWhileStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
}
