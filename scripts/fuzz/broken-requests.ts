import { fc } from '@fast-check/vitest'
import { withField, type Field } from './fields.ts'
import type { Request } from './fuzz-case.ts'
import { hostileTokens } from './hostile-values.ts'
import type { Operation } from './operations.ts'
import { encoded, inQuery } from './query-text.ts'

const mark = '@here@'

/** JSON that is none, or that two readers would read differently, with its fault at this field. */
export function rawBodies({ path }: Operation, inputs: fc.Arbitrary<unknown>, field: Field): fc.Arbitrary<Request> {
  const json = (body: string): Request => ({ url: path, headers: { 'content-type': 'application/json' }, body })
  const marked = inputs.map((input) => JSON.stringify(withField(input, field.path, mark)))
  const name = field.path.findLast((step) => typeof step === 'string') ?? ''
  const texts = fc.tuple(marked, fc.constantFrom(...hostileTokens)).map(([text, token]) => text.replace(`"${mark}"`, () => token))
  return fc.oneof(
    { weight: 3, arbitrary: texts.map(json) },
    { weight: 2, arbitrary: fc.tuple(marked, fc.nat()).map(([text, at]) => json(text.slice(0, at % text.length))) },
    { weight: 1, arbitrary: marked.map((text) => json(text.replace('{', `{${JSON.stringify(name)}:1,`))) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(marked, fc.constantFrom('\ufeff', '\u0000', ' ', ")]}',\n"), fc.constantFrom('', '}', '\u0000', 'x'))
        .map(([text, before, after]) => json(before + text + after)),
    },
    { weight: 2, arbitrary: fc.tuple(marked, fc.nat(), fc.nat({ max: 255 })).map(([text, at, byte]) => flipped(path, text, at, byte)) },
  )
}

/** One byte of it is another one. */
function flipped(url: string, text: string, at: number, byte: number): Request {
  const bytes = Buffer.from(text)
  bytes[at % bytes.length] = byte
  return { url, headers: { 'content-type': 'application/json' }, body: bytes.toString('base64'), isBase64: true }
}

/** Addresses whose part after the question mark breaks the rules, with its fault at this field. */
export function rawQueries(operation: Operation, inputs: fc.Arbitrary<unknown>, field: Field): fc.Arbitrary<Request> {
  const name = encoded(String(field.path[0] ?? ''))
  const tails = [
    `${name}=%`,
    `${name}=%zz`,
    `${name}=%00`,
    `${name}=%ed%a0%80`,
    `${name}=%c0%af`,
    `${name}=%ff%fe`,
    `${name}=1&${name}=2`,
    `${name}[]=1&${name}[]=2`,
    `${name}[a]=1`,
    `${name}[__proto__]=1`,
    `${name}.constructor.prototype.x=1`,
    `__proto__=1&${name}=1`,
    `constructor=1&toString=2&${name}`,
    `${name};${name}==&&&`,
    `${name}=${'9'.repeat(7000)}`,
    `${'a=b&'.repeat(1000)}${name}=1`,
    `${name}=+&${name}=%2B`,
    `${name}=1?${name}=2%23`,
  ]
  const headers = operation.place === 'query' ? {} : { 'content-type': 'application/octet-stream' }
  return fc.tuple(inputs, fc.constantFrom(...tails)).map(([input, tail]) => {
    const query = inQuery(input)
    const url = `${operation.path}${query === '' ? '?' : `${query}&`}${tail}`
    return { url, headers, ...(operation.place === 'query' ? {} : { body: 'Bytes' }) }
  })
}
