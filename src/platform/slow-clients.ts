import type { FastifyInstance } from 'fastify'
import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { replyBare } from './bare-reply.ts'
import type { SecurityHeaders } from './security-headers.ts'

const slowMilliseconds = 8000
const stuckMilliseconds = 30_000
const mostAtOnce = 8

/** Who does not send what belongs to a request in time is answered 408 and cut off, except where files come as streams. */
export function sendSlowAway(app: FastifyInstance, headers: SecurityHeaders): void {
  const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, routeOptions } = request
    const cut = (): void => {
      // NOTE a request that is only made up, as tests do, has no line and does not say.
      const { complete } = raw as Partial<IncomingMessage>
      if (complete === false) replyBare(raw.socket, 408, headers)
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
  leaveWhoDoesNotRead(app)
  leaveWhoAsksAhead(app)
}

/**
 * Who asks and then reads nothing of the answer is cut off after half a minute to a minute: Node looks twice whether anything went out. It takes
 * the limit away again with the next request.
 */
function leaveWhoDoesNotRead(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw: { socket } }, _reply, _payload, done) => {
    // NOTE a request that is only made up has no line to speak of.
    if (typeof socket?.setTimeout === 'function') socket.setTimeout(stuckMilliseconds)
    done()
  })
}

/** Who sends request after request without waiting for answers makes us keep them all: no browser and no proxy does so. */
function leaveWhoAsksAhead(app: FastifyInstance): void {
  const open = new WeakMap<Socket, number>()
  app.addHook('onRequest', ({ raw: { socket } }, _reply, done) => {
    // NOTE a request that is only made up has no line to speak of.
    const waiting = typeof socket?.setTimeout === 'function' ? (open.get(socket) ?? 0) + 1 : 0
    if (waiting > mostAtOnce) {
      socket.destroy()
      return
    }
    if (waiting > 0) open.set(socket, waiting)
    done()
  })
  app.addHook('onResponse', ({ raw: { socket } }, _reply, done) => {
    const waiting = open.get(socket)
    if (waiting !== undefined) open.set(socket, waiting - 1)
    done()
  })
}
