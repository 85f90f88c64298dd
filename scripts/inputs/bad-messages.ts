import { fc } from '@fast-check/vitest'
import { submitExtension } from '../../src/features/extension/contract.ts'
import { goodText, post, type BadInput } from './post.ts'

type Bad = fc.Arbitrary<BadInput>

const oneOf = (letters: string): fc.Arbitrary<string> => fc.constantFrom(...letters.split(''))

const types = [
  'text/plain',
  'text/html',
  'application/xml',
  'multipart/form-data; boundary=x',
  'application/octet-stream',
  'image/png',
  'text/json',
  'application/jsonx',
  'application/json-patch+json',
  'application/graphql',
  'json',
  '*/*',
  'application/',
  '/',
  ';',
  'application/json/x',
]

/** A good request in the clothes of something else. */
export const otherContent: Bad = fc.oneof(
  fc.constantFrom(...types).map((type) => ({ kind: 'another type of content', message: post({ body: goodText, type }) })),
  fc.constant({ kind: 'no type of content', message: post({ body: goodText, type: '' }) }),
  fc
    .constantFrom(
      'Periode=2025&Wunschfrist=2026-11-30&SubjektId=5',
      goodText,
      '__proto__=1',
      'PersonSearchRequest[SubjektId]=5',
      '%',
      '&&&=',
    )
    .map((body) => ({ kind: 'a plain form', message: post({ body, type: 'application/x-www-form-urlencoded' }) })),
  fc.constant({ kind: 'nothing at all', message: post({ body: '' }) }),
)

const keyLetters = oneOf(' !"#$%&\'()*+,./:;<=>?@[\\]^`{|}~\t\u00e4\u00ff')

/** Keys that nobody may keep anything under. */
export const badKeys: Bad = fc
  .oneof(
    fc.string({ maxLength: 15, unit: oneOf('abcXYZ019-_') }),
    fc.string({ minLength: 65, maxLength: 2000, unit: oneOf('abcXYZ019-_') }),
    fc
      .tuple(fc.string({ minLength: 8, maxLength: 30, unit: oneOf('abc123') }), keyLetters)
      .map(([text, letter]) => `${text}${letter}${text}`),
  )
  .map((key) => ({ kind: 'a bad key', message: post({ body: goodText, headers: [`idempotency-key: ${key}`] }) }))

const goodKey = 'a-key-of-a-good-request'

/** What is shown instead of work. */
export const badWork: Bad = fc
  .oneof(
    fc.constantFrom(
      '',
      ':',
      '0',
      '2026-11-15',
      '2026-11-15:',
      ':1',
      '2026-11-15:-1',
      '2026-11-15:1e5',
      '2026-02-30:1',
      '1970-01-01:1',
      '9999-12-31:1',
    ),
    fc.string({ maxLength: 60, unit: oneOf('0123456789:- abc\u00e4') }),
    fc.nat().map((nonce) => `${new Date().toISOString().slice(0, 10)}:${nonce}x`),
    fc.constant(`2026-11-15:${'9'.repeat(5000)}`),
  )
  .map((work) => ({
    kind: 'bad work',
    message: post({ body: goodText, headers: [`idempotency-key: ${goodKey}`, `proof-of-work: ${work}`] }),
  }))

const head = `POST ${submitExtension.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n`

/** Messages that leave open where they end, or break the protocol in other ways. */
export const brokenMessages: Bad = fc
  .constantFrom(
    `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${head}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n`,
    `${head}content-length: 5\r\ncontent-length: 6\r\n\r\n{"a":1}`,
    `${head}content-length: -1\r\n\r\n`,
    `${head}content-length: 1e2\r\n\r\n`,
    `${head}content-length: 99999999999999999999\r\n\r\n`,
    `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
    `${head}transfer-encoding: chunked\r\n\r\nffffffffffffffffff\r\n{}`,
    `${head}x: a\u0000b\r\ncontent-length: 0\r\n\r\n`,
    `${head}x y: z\r\ncontent-length: 0\r\n\r\n`,
    `${head}: z\r\ncontent-length: 0\r\n\r\n`,
    `${head}x: ${'y'.repeat(17_000)}\r\ncontent-length: 0\r\n\r\n`,
    `${head}${'x: y\r\n'.repeat(3000)}content-length: 0\r\n\r\n`,
    `POST ${submitExtension.path}?${'a=b&'.repeat(5000)} HTTP/1.1\r\nhost: x\r\ncontent-length: 0\r\n\r\n`,
    `POST ${submitExtension.path} HTTP/9.9\r\nhost: x\r\ncontent-length: 0\r\n\r\n`,
    'BREW / HTTP/1.1\r\nhost: x\r\n\r\n',
    '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003\r\n\r\n',
  )
  .map((text) => ({ kind: 'a broken message', isBroken: true, message: Buffer.from(text, 'latin1') }))
