import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { Problem } from '../kit/problem.ts'
import { answerBelow, answerNoAddress } from './bare-reply.ts'
import { readJsonOneWay } from './json-body.ts'
import type { Log } from './log.ts'
import type { Counting } from './metrics.ts'
import { replyToProblems } from './problem-reply.ts'
import { addSecurityHeaders, securityHeaders } from './security-headers.ts'
import { sendSlowAway } from './slow-clients.ts'

const isProbe = /^\/health\//

type ServerOptions = {
  readonly log: Log
  readonly metrics: Counting
  readonly proxies?: number
  /** Other hosts that its pages may speak to. */
  readonly connects?: readonly string[]
}

/** An HTTP server with our limits, headers and logging, and no routes yet. */
export function createServer({ log, metrics, proxies = 0, connects = [] }: ServerOptions): FastifyInstance {
  const headers = securityHeaders(connects)
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
    // Its own 503 would come without our headers, see `refuseWhileStopping`.
    return503OnClosing: false,
    clientErrorHandler: answerBelow(headers),
    frameworkErrors: answerNoAddress(headers),
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, ignoreTrailingSlash: false },
  })
  metrics.allow('route', ['unknown'])
  app.addHook('onRoute', ({ url }) => metrics.allow('route', [url]))
  addSecurityHeaders(app, headers)
  readJsonOneWay(app)
  readPlainForms(app)
  readFiles(app)
  refuseWhileStopping(app)
  replyToProblems(app, log, metrics)
  sendSlowAway(app, headers)
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown'
    const ms = Math.round(reply.elapsedTime * 10) / 10
    metrics.observe('http_server_request_duration_seconds', reply.elapsedTime / 1000, {
      method: request.method,
      route,
      status: reply.statusCode,
    })
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

/** Who asks while we stop is sent elsewhere; and a connection kept open after its last reply would hold up the end of the process. */
function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', async () => {
    isStopping = true
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isStopping ? new Problem('unavailable', 'The service is stopping. Please try again.', { retryAfterSeconds: 2 }) : undefined)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
}
