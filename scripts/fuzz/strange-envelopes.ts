import { fc } from '@fast-check/vitest'
import type { Request } from './fuzz-case.ts'
import { headerValues } from './hostile-values.ts'
import type { Operation } from './operations.ts'

const names = [
  'idempotency-key',
  'proof-of-work',
  'authorization',
  'cookie',
  'range',
  'if-none-match',
  'if-range',
  'accept',
  'accept-language',
  'accept-encoding',
  'content-encoding',
  'x-forwarded-for',
  'x-http-method-override',
  'host',
  'origin',
  'referer',
  'sec-fetch-site',
  'user-agent',
  'traceparent',
]

const ownValues = [
  'Basic ',
  'Basic OjpA',
  'Basic /w==',
  `Basic ${Buffer.from('\u0000:\u0000').toString('base64')}`,
  'Bearer ',
  'Bearer a.b.c',
  'Bearer eyJhbGciOiJub25lIn0.e30.',
  '__Host-office=',
  `__Host-office=${'x'.repeat(43)}`,
  '__Host-office=%00; __Host-office=%',
  '__proto__=1; constructor=2',
  'bytes=0-',
  'bytes=-1',
  'bytes=9-1',
  'bytes=0-0,2-3',
  'bytes=99999999999999999999-',
  'W/"x", "',
  '*',
  'gzip;q=2, br;q=-1, *;q=x',
  'de;q=NaN, *',
  '1.2.3.4, ::1, x',
  'same-origin',
]

/** A good request with a header that is none. */
export function strangeHeaders(requests: fc.Arbitrary<Request>): fc.Arbitrary<Request> {
  return fc
    .tuple(requests, fc.constantFrom(...names), fc.constantFrom(...ownValues, ...headerValues))
    .map(([request, name, value]) => ({ ...request, headers: { ...request.headers, [name]: value } }))
}

const types = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;charset=x;;;',
  'application/json, text/plain',
  'APPLICATION/JSON',
  'application/merge-patch+json',
  'x',
  '/',
  ';',
]

/** A good request in the clothes of something else; what is asked in the address brings a body all the same. */
export function strangeTypes({ place }: Operation, requests: fc.Arbitrary<Request>): fc.Arbitrary<Request> {
  return fc
    .tuple(requests, fc.constantFrom(...types), fc.constantFrom('as it is', '', '{}', 'a=1&__proto__=2', '--x\r\n\r\nx\r\n--x--', '\u0000'))
    .map(([request, type, body]) => ({
      ...request,
      headers: { ...request.headers, 'content-type': type },
      ...(body === 'as it is' ? {} : { body }),
      ...(place === 'query' && body === 'as it is' ? { body: '{"a":1}' } : {}),
    }))
}

/** More than anybody sends: bodies, addresses and headers beyond every limit. */
export function tooMuch({ path, place }: Operation, requests: fc.Arbitrary<Request>): fc.Arbitrary<Request> {
  const large = fc
    .constantFrom(16 * 1024 + 1, 70_000, 1_100_000)
    .map((size) => ({ url: path, headers: { 'content-type': 'application/json' }, body: `{"more":"${'x'.repeat(size)}"}` }))
  const long = fc
    .tuple(requests, fc.constantFrom(9000, 70_000))
    .map(([request, size]) => ({ ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}more=${'x'.repeat(size)}` }))
  const many = requests.map((request) => ({
    ...request,
    headers: { ...request.headers, ...Object.fromEntries(Array.from({ length: 1000 }, (_, index) => [`x-${index}`, 'y'.repeat(20)])) },
  }))
  return place === 'query' ? fc.oneof(long, many) : fc.oneof(large, long, many)
}
