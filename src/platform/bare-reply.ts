import type { FastifyReply, FastifyServerOptions } from 'fastify'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { SecurityHeaders } from './security-headers.ts'

/** Answers on a line where no request has become one, and hangs up: with the headers of every other reply. */
export function replyBare(socket: Socket, status: number, headers: SecurityHeaders): void {
  const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' }).map(([name, value]) => `${name}: ${value}`)
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
  socket.destroySoon()
}

const statusOf: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** For what came over the line and is no request: too slow, too long or not understood. */
export function answerBelow(headers: SecurityHeaders): NonNullable<FastifyServerOptions['clientErrorHandler']> {
  return ({ code }, socket) => {
    if (code === 'ECONNRESET' || socket.destroyed) return
    if (socket.writable) replyBare(socket, statusOf[code] ?? 400, headers)
    else socket.destroy()
  }
}

/** For an address that is none: answered before any hook. */
export function answerNoAddress(headers: SecurityHeaders): NonNullable<FastifyServerOptions['frameworkErrors']> {
  return (_error, _request, reply) => {
    const plain = reply as unknown as FastifyReply // there is no route whose types it could have
    void plain.headers(headers).code(400).send({ code: 'unreadable', message: 'The request cannot be read.' })
  }
}
