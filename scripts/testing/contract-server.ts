import { vi } from 'vitest'
import { decode, encode } from 'zod/mini'
import type { Endpoint, InputOf, OutputOf } from '../../src/kit/endpoint.ts'
import { Problem } from '../../src/kit/problem.ts'

type Served = { readonly endpoint: Endpoint; readonly answer: (input: unknown) => unknown }

/** One call of a server for pages: gets what the contract lets in, gives what it lets out, or throws a `Problem`. */
export function serving<E extends Endpoint>(endpoint: E, answer: (input: InputOf<E>) => OutputOf<E> | Promise<OutputOf<E>>): Served {
  return { endpoint, answer: (input) => answer(input as InputOf<E>) } // decoded by that very contract below
}

const statuses: Partial<Record<Problem['code'], number>> = {
  'not-signed-in': 401,
  'not-allowed': 403,
  'not-found': 404,
  conflict: 409,
  'too-many': 429,
  unavailable: 503,
}

/** Stands where the network is. Answers with what was asked, in order, by the address alone. */
export function serveContract(served: readonly Served[]): { readonly asked: readonly string[] } {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    asked.push(address)
    const found = served.find(({ endpoint }) => endpoint.path === url.pathname)
    // Nobody may listen here: a stream that is only not found would be tried again after the test, on the real network.
    if (url.pathname === '/api/live') return new Response('{}', { status: 403 })
    if (!found) return new Response('{}', { status: 404 })
    const wire: unknown = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(url.searchParams)
    try {
      const answer = await found.answer(decode(found.endpoint.input, wire))
      return Response.json(encode(found.endpoint.output, answer))
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      return Response.json({ code: cause.code, message: cause.message }, { status: statuses[cause.code] ?? 500 })
    }
  })
  return { asked }
}
