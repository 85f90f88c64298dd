import { fc } from '@fast-check/vitest'
import { naughtyStrings } from './naughty-strings.ts'
import { goodBody, goodText, post, type BadInput } from './post.ts'

type Bad = fc.Arbitrary<BadInput>

const named = (kind: string, bodies: fc.Arbitrary<string | Buffer>): Bad => bodies.map((body) => ({ kind, message: post({ body }) }))
const naughty = fc.constantFrom(...naughtyStrings)

const twice = [
  goodText.replace('{', '{"Periode":2024,'),
  goodText.replace(/}$/, ',"Periode":2024}'),
  goodText.replace('{"SubjektId"', '{"SubjektId":"1","SubjektId"'),
  goodText.replace('{', '{"Period\\u0065":2024,'),
  goodText.replace('{', '{"other":[{"a":1,"a":2}],'),
]

/** Text that is no JSON, or JSON that two readers would read differently. */
export const badJson: Bad = fc.oneof(
  named(
    'cut short',
    fc.nat({ max: goodText.length - 1 }).map((length) => goodText.slice(0, length)),
  ),
  named(
    'something after the end',
    fc.constantFrom('x', '}', ']', ',', '{}', '\u0000', goodText, '//', '1').map((end) => goodText + end),
  ),
  named(
    'something before the beginning',
    fc.constantFrom('x', ")]}',\n", '\u0000', '/**/', ',', '\u00a0', '\u2028').map((start) => start + goodText),
  ),
  named('twice the same key', fc.constantFrom(...twice)),
  named(
    'a number that is none',
    fc
      .constantFrom('1e400', '-1e400', 'NaN', 'Infinity', '0x7E9', '02025', '+2025', '2025.', '.5', '1e', '--1', '2_025', '２０２５')
      .map(withPeriod),
  ),
  named('another encoding', fc.constantFrom(Buffer.from(goodText, 'utf16le'), Buffer.from(`\ufeff${goodText}`, 'utf16le').swap16())),
  named(
    'bytes that are no text',
    fc.uint8Array({ minLength: 1, maxLength: 40 }).map((bytes) => Buffer.concat([Buffer.from('{"Periode":"'), bytes, Buffer.from('"}')])),
  ),
  named(
    'any JSON',
    fc.json({ stringUnit: 'binary' }).filter((text) => !text.includes('Periode')),
  ),
)

function withPeriod(period: string): string {
  return goodText.replace(/\d{4}/, period)
}

/** JSON whose fields are missing, of another type, or hold something the contract has no place for. */
export const wrongShapes: Bad = fc.oneof(
  named('a field is missing', fc.constantFrom('Periode', 'Wunschfrist', 'PersonSearchRequest').map(withoutField)),
  named(
    'no number',
    fc
      .oneof(fc.constant({}), naughty, fc.constantFrom(1, 123456, null, true, [], {}, ['1'], { valueOf: 1 }))
      .map((pid) => person({ SubjektId: pid })),
  ),
  named(
    'period of another type',
    otherTypes(['2025', 2025.5, -2025, 1e21, Number.MAX_SAFE_INTEGER + 2]).map((Periode) => changed({ Periode })),
  ),
  named(
    'wish is no date',
    fc.oneof(naughty, otherTypes([20261130, -1])).map((Wunschfrist) => changed({ Wunschfrist })),
  ),
  named(
    'birth is no date',
    fc.oneof(naughty, otherTypes([19801124])).map((Geburtsdatum) => person({ ...goodBody.PersonSearchRequest, Geburtsdatum })),
  ),
  named(
    'no UID',
    fc.oneof(naughty, otherTypes([123456788])).map((Uid) => person({ SubjektId: '5', Uid })),
  ),
  named(
    'person of another type',
    otherTypes(['', '5', 5, [5]]).map((PersonSearchRequest) => changed({ PersonSearchRequest })),
  ),
  named(
    'fee of another type',
    otherTypes(['true', 'false', 1, 0])
      .filter((value) => typeof value !== 'boolean')
      .map((GebuehrBestaetigt) => changed({ GebuehrBestaetigt })),
  ),
  named(
    'a period that is not on offer',
    fc.integer({ min: -100_000, max: 2020 }).map((Periode) => changed({ Periode })),
  ),
  named(
    'a wish in the past',
    fc.constantFrom('1000-01-01', '2020-12-31', '01.01.2001').map((Wunschfrist) => changed({ Wunschfrist })),
  ),
  named(
    'born in the future',
    fc.constantFrom('9999-12-31', '12.31.2999').map((Geburtsdatum) => person({ ...goodBody.PersonSearchRequest, Geburtsdatum })),
  ),
)

function otherTypes(values: readonly unknown[]): fc.Arbitrary<unknown> {
  return fc.constantFrom(...values, null, true, false, [], {}, [[]], { length: 1 }, { toString: 'x' }, 'x', Number.MIN_VALUE)
}

function changed(changes: object): string {
  return JSON.stringify({ ...goodBody, ...changes })
}

function person(PersonSearchRequest: object): string {
  return changed({ PersonSearchRequest })
}

function withoutField(name: string): string {
  return JSON.stringify(Object.fromEntries(Object.entries(goodBody).filter(([key]) => key !== name)))
}

/** Keys that would change every object of the program if somebody merged them. */
export const poisonedBodies: Bad = named(
  'a key of every object',
  fc
    .tuple(
      fc.constantFrom('"__proto__"', '"\\u005f_proto__"', '"__pr\\u006fto__"', '"__proto\\u005F\\u005f"'),
      fc.constantFrom('{"isAdmin":true}', '{"toString":"x"}', 'null', '[]', '{"__proto__":{}}'),
    )
    .chain(([key, value]) =>
      fc.constantFrom(
        goodText.replace('{', `{${key}:${value},`),
        goodText.replace('{"SubjektId"', `{${key}:${value},"SubjektId"`),
        goodText.replace('{', `{"x":[{${key}:${value}}],`),
        goodText.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
        goodText.replace('{"SubjektId"', '{"constructor":{"prototype":[]},"SubjektId"'),
      ),
    ),
)

export const deepBodies: Bad = named(
  'very deep',
  fc.oneof(
    fc.integer({ min: 1000, max: 8000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth)),
    fc.integer({ min: 500, max: 2700 }).map((depth) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)),
    fc.integer({ min: 1000, max: 16_000 }).map((depth) => '['.repeat(depth)),
    fc.integer({ min: 500, max: 2500 }).map((depth) => `${'{"a":'.repeat(depth)}{"__proto__":1}${'}'.repeat(depth)}`),
  ),
)

export const largeBodies: Bad = named(
  'too large',
  fc.integer({ min: 16 * 1024 + 1, max: 60_000 }).map((size) => goodText.replace(/}$/, `,"more":"${'x'.repeat(size)}"}`)),
)
