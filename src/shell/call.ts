import { decode, encode } from 'zod/mini'
import type { Endpoint, InputOf, OutputOf } from '../kit/endpoint.ts'
import { Problem } from '../kit/problem.ts'
import { readProblem } from './problem-body.ts'
import { texts } from './texts.ts'

type CallOptions = {
  readonly signal?: AbortSignal
  /** Makes a repeat safe: the same key brings the answer of the first time. */
  readonly key?: string
  /** Shown to be let in at busy times. */
  readonly work?: string
  /** Outlives the page: for what is sent while somebody leaves it. */
  readonly keepalive?: boolean
}

/** Makes one call as its contract says. Whatever goes wrong on the way arrives as a `Problem`. */
export async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> {
  const response = await send(endpoint, toWire(endpoint, input), options)
  if (!response.ok) throw await readProblem(response)
  try {
    return decode(endpoint.output, await response.json()) as OutputOf<E> // decode checked it against that very schema
  } catch (cause) {
    throw new Problem('unexpected', texts.unexpected, { cause })
  }
}

function toWire(endpoint: Endpoint, input: unknown): unknown {
  try {
    return encode(endpoint.input, input)
  } catch (cause) {
    throw new Problem('invalid-input', texts.unexpected, { cause })
  }
}

async function send(endpoint: Endpoint, wire: unknown, { signal, key, work, keepalive }: CallOptions): Promise<Response> {
  const isGet = endpoint.method === 'GET'
  const headers = {
    'content-type': 'application/json',
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(work === undefined ? {} : { 'proof-of-work': work }),
  }
  const request: RequestInit = {
    ...(isGet ? {} : { method: 'POST', headers, body: JSON.stringify(wire) }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }
  try {
    return await fetch(isGet ? withQuery(endpoint.path, wire) : endpoint.path, request)
  } catch (cause) {
    throw new Problem('unavailable', texts.unavailable, { cause })
  }
}

function withQuery(path: string, wire: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wire ?? {})) {
    if (value !== undefined) query.append(name, String(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}
