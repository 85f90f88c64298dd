import type { FastifyReply, FastifyRequest } from 'fastify'
import { compressed } from './compressed.ts'

/** Answers with more than a slow line should carry as it is. */
export async function sendLong(request: FastifyRequest, reply: FastifyReply, wire: unknown): Promise<FastifyReply> {
  const { encoding, body } = await compressed(JSON.stringify(wire), request.headers['accept-encoding'] ?? '')
  reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.send(body)
}
