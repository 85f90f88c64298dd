import { encode } from 'zod/mini'
import { mayRepeat, type Endpoint, type InputOf } from '../kit/endpoint.ts'
import { readProblem } from './problem-body.ts'
import { lost, repeat } from './call.ts'
import { storedToken } from './stored-token.ts'
import { tellRefused } from './token.ts'

/** Sends bytes where the contract takes a file; the input goes into the address. */
export async function callWithFile<E extends Endpoint>(endpoint: E, input: InputOf<E>, file: Blob, signal?: AbortSignal): Promise<unknown> {
  const query = new URLSearchParams(encode(endpoint.input, input) as Record<string, string>) // addresses hold texts only
  const type = { 'content-type': 'application/octet-stream' }
  return (await send(endpoint, `${endpoint.path}?${query}`, { method: 'POST', headers: type, body: file, signal: signal ?? null })).json()
}

/** Fetches what the contract answers as a file, again where asking changes nothing. */
export async function callForFile<E extends Endpoint>(endpoint: E, input: InputOf<E>, signal?: AbortSignal): Promise<Blob> {
  const wire: unknown = encode(endpoint.input, input)
  const isGet = endpoint.method === 'GET'
  const address = isGet ? `${endpoint.path}?${new URLSearchParams(wire as Record<string, string>)}` : endpoint.path // as above
  const body = isGet ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wire) }
  const ask = async (): Promise<Blob> => (await send(endpoint, address, { ...body, signal: signal ?? null })).blob().catch(lost)
  return mayRepeat(endpoint) ? repeat(ask, signal) : ask()
}

async function send({ access }: Endpoint, address: string, request: RequestInit): Promise<Response> {
  const token = storedToken()
  const headers = new Headers(request.headers)
  if (token !== null) headers.set('authorization', `Bearer ${token}`)
  const response = await fetch(address, { ...request, headers }).catch(lost)
  // The tax office has a session of its own.
  if (response.status === 401 && (access === 'signed-in' || access === 'admin')) tellRefused(token)
  if (!response.ok) throw await readProblem(response)
  return response
}
