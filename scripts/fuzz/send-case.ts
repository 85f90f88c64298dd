import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { Principal } from '../access/world.ts'
import type { FuzzCase } from './fuzz-case.ts'

export type Headers = Readonly<Partial<Record<Principal, Readonly<Record<string, string>>>>>

/** Sends a case as whoever it says, from a page of ours and from an address that nobody has used before. */
export function sendCase(
  app: FastifyInstance,
  people: Headers,
  { call, who, url, headers, body, isBase64 }: FuzzCase,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: call.startsWith('GET') ? 'GET' : 'POST',
    url,
    remoteAddress: anAddress(),
    headers: { 'sec-fetch-site': 'same-origin', ...people[who], ...headers },
    ...(body === undefined ? {} : { payload: isBase64 ? Buffer.from(body, 'base64') : body }),
  })
}

let sent = 0

/** What is limited by network is tried all the same. */
function anAddress(): string {
  sent += 1
  return `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`
}
