import { Readable, Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../kit/problem.ts'

/** Nobody may keep a line open without sending anything on it. */
const idleMilliseconds = 20_000

/** Hands bodies on as they come: nothing of them is kept, so a slow or large one costs no memory. */
export function readStreams(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/octet-stream')
  scope.addContentTypeParser('application/octet-stream', (request, payload, done) => done(null, limited(request, payload)))
  // Whoever is answered before all was read has the rest thrown away, or the line would stay stuck.
  scope.addHook('onSend', (request, _reply, _payload, done) => {
    if (request.body instanceof Readable) request.body.resume()
    done()
  })
}

function limited(request: FastifyRequest, payload: Readable): Readable {
  const most = request.routeOptions.bodyLimit
  let count = 0
  const idle = setTimeout(() => body.destroy(new Problem('unreadable', 'The request took too long.')), idleMilliseconds).unref()
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length
      idle.refresh()
      if (count > most) done(new Problem('too-large', 'The request is too large.'))
      else done(null, chunk)
    },
  })
  body.once('close', () => clearTimeout(idle))
  // Whoever breaks off has not sent it all: what reads it must see that, and not an early end.
  // NOTE the line says it as an error of its own (ECONNRESET), which would be taken for a failure of ours.
  const breakOff = (cause?: Error): void => {
    if (!body.writableEnded) body.destroy(new Problem('unreadable', 'The request broke off.', { cause }))
  }
  payload.once('error', breakOff)
  payload.once('close', () => breakOff())
  body.on('error', () => payload.unpipe(body).resume())
  return payload.pipe(body)
}
