import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FileAnswer } from '../kit/endpoint.ts'

// What people keep here is theirs, not ours: whatever it claims to be, no browser may run it as a page of this service.
const foreign = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** Answers with a file: whole or in part, from memory or bit by bit. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, promised: string, answer: FileAnswer): FastifyReply {
  const { name, content, type = promised, isInline = false, part, tag } = answer
  reply.type(type).header('content-disposition', namedAs(isInline ? 'inline' : 'attachment', name))
  if (typeof content === 'string' || content instanceof Uint8Array) return reply.send(content)
  reply.headers(foreign)
  if (tag !== undefined) {
    reply.header('etag', tag).header('cache-control', 'private, no-cache')
    if (request.headers['if-none-match'] === tag) return leave(content, reply.code(304)).send()
  }
  if (answer.size !== undefined) reply.header('accept-ranges', 'bytes')
  if (part === 'none') return leave(content, reply.code(416).header('content-range', `bytes */${answer.size ?? 0}`)).send()
  if (part) reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${part.whole}`)
  const length = part ? part.last - part.first + 1 : answer.size
  if (length !== undefined) reply.header('content-length', length)
  return reply.send(content instanceof Readable ? content : Readable.from(content, { objectMode: false }))
}

function leave(content: AsyncIterable<Uint8Array>, reply: FastifyReply): FastifyReply {
  if (content instanceof Readable) content.destroy()
  return reply.removeHeader('content-type')
}

/** RFC 6266: the name in plain letters for old programs, and the true one beside it where it has others. */
function namedAs(way: string, name: string): string {
  const plain = name.replace(/[^ -~]|["\\%]/g, '_')
  const exact = encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${(sign.codePointAt(0) ?? 0).toString(16)}`)
  return `${way}; filename="${plain}"${plain === name ? '' : `; filename*=UTF-8''${exact}`}`
}
