import type { InjectOptions } from 'fastify'
import type { Endpoint } from '../../src/kit/endpoint.ts'

/** What the browser of the victim adds by itself: cookies, whatever rules it has about them, and never a header that only our script sends. */
type Victim = { readonly cookie: string; readonly token: string }
type Call = { readonly endpoint: Endpoint; readonly input: unknown; readonly victim: Victim; readonly other: Victim }
type Forged = { readonly way: string; readonly options: InjectOptions }

const json = { 'content-type': 'application/json' }
const own = { 'sec-fetch-site': 'same-origin' }
const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://attack.test', referer: 'https://attack.test/' }

/** One call as another site, a mail or a stolen link would make it. */
export function forgedRequests({ endpoint, input, victim, other }: Call): readonly Forged[] {
  const { path, takesFile, takesStream } = endpoint
  const inAddress = takesFile || takesStream ? (input as Record<string, string>) : undefined // what stands in an address is text
  const form = new URLSearchParams(flat(input)).toString()
  const text = inAddress ? 'Bytes' : JSON.stringify(input)
  const bytes = inAddress ? { 'content-type': 'application/octet-stream' } : json
  const post = (headers: Record<string, string>, payload: string): InjectOptions => ({
    method: 'POST',
    url: path,
    headers,
    payload,
    ...(inAddress ? { query: inAddress } : {}),
  })
  const { cookie } = victim
  return [
    { way: 'no token and no cookie', options: post({ ...bytes, ...own }, text) },
    { way: 'no token', options: post({ ...bytes, ...foreign, cookie }, text) },
    { way: 'a wrong token', options: post({ ...bytes, ...own, cookie: wrongCookie, authorization: wrongToken }, text) },
    { way: 'the cookie of another session', options: post({ ...bytes, ...foreign, cookie: other.cookie }, text) },
    {
      way: 'another session after it has ended',
      options: post({ ...bytes, ...own, cookie: endedCookie, authorization: endedToken }, text),
    },
    { way: 'GET', options: { method: 'GET', url: path, headers: { ...foreign, cookie }, query: flat(input) } },
    { way: 'GET of our own page', options: { method: 'GET', url: path, headers: { ...own, cookie }, query: flat(input) } },
    {
      way: 'GET that calls itself POST',
      options: { method: 'GET', url: path, headers: { ...own, cookie, ...disguise }, query: flat(input) },
    },
    { way: 'text/plain', options: post({ 'content-type': 'text/plain', ...foreign, cookie }, text) },
    { way: 'text/plain of our own page', options: post({ 'content-type': 'text/plain', ...own }, text) },
    { way: 'a form', options: post({ 'content-type': 'application/x-www-form-urlencoded', ...foreign, cookie }, form) },
    { way: 'a form with parts', options: post({ 'content-type': 'multipart/form-data; boundary=x', ...foreign, cookie }, parts) },
    { way: 'Sec-Fetch-Site: same-site', options: post({ ...bytes, cookie, 'sec-fetch-site': 'same-site' }, text) },
    { way: 'Sec-Fetch-Site: none', options: post({ ...bytes, cookie, 'sec-fetch-site': 'none' }, text) },
    { way: 'a foreign origin in an old browser', options: post({ ...bytes, cookie, origin: 'https://attack.test' }, text) },
    { way: 'an origin that is null', options: post({ ...bytes, cookie, origin: 'null' }, text) },
  ]
}

const disguise = { 'x-http-method-override': 'POST', 'x-http-method': 'POST' }
const wrongCookie = `__Host-office=${'A'.repeat(43)}`
const wrongToken = 'Bearer eyJhbGciOiJub25lIn0.e30.'
const endedSecret = 'E'.repeat(43)
const endedCookie = `__Host-office=${endedSecret}`
const endedToken = `Bearer ${endedSecret}`
const parts = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'

/** As far as a form can word it. */
function flat(input: unknown): Record<string, string> {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>) // the input of an endpoint is an object
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]))
}

/** The question a browser asks before it sends JSON for another site. */
export function preflight({ path }: Endpoint): InjectOptions {
  const wants = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' }
  return { method: 'OPTIONS', url: path, headers: { ...foreign, ...wants } }
}
