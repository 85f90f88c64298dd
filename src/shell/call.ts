import { decode, encode } from 'zod/mini'
import { mayRepeat, type Endpoint, type InputOf, type OutputOf } from '../kit/endpoint.ts'
import { Problem } from '../kit/problem.ts'
import { readProblem } from './problem-body.ts'
import { texts } from './texts.ts'
import { storedToken } from './stored-token.ts'
import { tellRefused } from './token.ts'

type CallOptions = {
  readonly signal?: AbortSignal
  /** Makes a repeat safe: the same key brings the answer of the first time. */
  readonly key?: string
  /** Shown to be let in at busy times. */
  readonly work?: string
  /** Outlives the page: for what is sent while somebody leaves it. Small changes always do. */
  readonly keepalive?: boolean
  /** A name and a password, for the one call that takes them instead of the token. */
  readonly credentials?: { readonly name: string; readonly password: string }
  /** Made again after somebody signed in again: a second refusal changes nothing. */
  readonly isRetry?: boolean
  /** Of the page that asks, where the server counts it. */
  readonly language?: string
  /** Instead of the stored one, for what is still to be sent when somebody has signed out; `null` for what nobody shall be known to have sent. */
  readonly token?: string | null
}

/** How long somebody waits before a call is repeated; tests have less. */
export const patience = { firstPause: 500, longestPause: 10_000 }

/** Makes one call as its contract says, again where it only reads. Whatever goes wrong on the way arrives as a `Problem`. */
export function call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> {
  const ask = (): Promise<OutputOf<E>> => callOnce(endpoint, input, options)
  return mayRepeat(endpoint) ? repeat(ask, options.signal) : ask()
}

/**
 * Asks up to three times while the service cannot be reached, and not before the server wants to be asked again.
 * Only for what changes nothing.
 */
export async function repeat<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask()
    } catch (problem) {
      const pause = pauseAfter(failures, problem)
      if (pause === undefined || signal?.aborted) throw problem
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (signal?.aborted) throw problem
    }
  }
}

/** What a connection that cannot be made, or that breaks off, counts as. */
export function lost(cause: unknown): never {
  throw new Problem('unavailable', texts.unavailable, { cause })
}

function pauseAfter(failures: number, problem: unknown): number | undefined {
  const isPassing = problem instanceof Problem && problem.code === 'unavailable' && navigator.onLine
  if (!isPassing || failures >= 2) return undefined
  const asked = (problem.retryAfterSeconds ?? 0) * 1000
  // Not all at the same moment, or they are too many again.
  const own = patience.firstPause * 3 ** failures * (1 + Math.random() / 2)
  return asked > patience.longestPause ? undefined : Math.max(own, asked)
}

async function callOnce<E extends Endpoint>(endpoint: E, input: InputOf<E>, options: CallOptions): Promise<OutputOf<E>> {
  const token = options.token === undefined ? storedToken() : options.token
  const response = await send(endpoint, toWire(endpoint, input), { ...options, token })
  if (response.status === 401 && !options.isRetry && isForMembers(endpoint)) tellRefused(token)
  if (!response.ok) throw await readProblem(response)
  const body: unknown = await response.json().catch((cause: unknown) => {
    if (isBrokenOff(cause, response)) return lost(cause)
    throw new Problem('unexpected', texts.unexpected, { cause })
  })
  try {
    return decode(endpoint.output, body) as OutputOf<E> // decode checked it against that very schema
  } catch (cause) {
    throw new Problem('unexpected', texts.unexpected, { cause })
  }
}

/** Half of an answer, and not the page of somebody in between. */
function isBrokenOff(cause: unknown, { headers }: Response): boolean {
  return !(cause instanceof SyntaxError) || headers.get('content-type')?.startsWith('application/json') === true
}

/** The tax office has a session of its own, and public calls have none. */
function isForMembers({ access }: Endpoint): boolean {
  return access === 'signed-in' || access === 'admin'
}

function toWire(endpoint: Endpoint, input: unknown): unknown {
  try {
    return encode(endpoint.input, input)
  } catch (cause) {
    throw new Problem('invalid-input', texts.unexpected, { cause })
  }
}

type SendOptions = Omit<CallOptions, 'token'> & { readonly token: string | null }

async function send(endpoint: Endpoint, wire: unknown, options: SendOptions): Promise<Response> {
  const { signal, key, work, credentials, language, token } = options
  const isGet = endpoint.method === 'GET'
  const authorization = credentials ? basic(credentials) : bearer(token)
  const headers = {
    ...(authorization === undefined ? {} : { authorization }),
    ...(isGet ? {} : { 'content-type': 'application/json' }),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
    ...(work === undefined ? {} : { 'proof-of-work': work }),
    ...(language === undefined ? {} : { 'accept-language': language }),
  }
  const body = isGet ? null : JSON.stringify(wire)
  // What was shown as done is sent even if the page is left at once; browsers do so for 64 kB in all.
  const { keepalive = body !== null && body.length < 2000 } = options
  const request: RequestInit = {
    headers,
    ...(body === null ? {} : { method: 'POST', body }),
    ...(signal ? { signal } : {}),
    ...(keepalive ? { keepalive } : {}),
  }
  return fetch(isGet ? withQuery(endpoint.path, wire) : endpoint.path, request).catch(lost)
}

function bearer(token: string | null): string | undefined {
  return token === null ? undefined : `Bearer ${token}`
}

/** RFC 7617 in UTF-8. */
function basic({ name, password }: { readonly name: string; readonly password: string }): string {
  const bytes = new TextEncoder().encode(`${name}:${password}`)
  return `Basic ${btoa(String.fromCodePoint(...bytes))}`
}

function withQuery(path: string, wire: unknown): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(wire ?? {})) {
    if (value !== undefined) query.append(name, String(value))
  }
  return query.size === 0 ? path : `${path}?${query}`
}
