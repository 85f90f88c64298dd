import { fc } from '@fast-check/vitest'
import { hostileStrings } from './hostile-values.ts'
import { offSchema } from './off-schema.ts'
import type { Schema } from './operations.ts'

const made = new WeakMap<readonly string[], WeakMap<Schema, fc.Arbitrary<unknown>>>()

/** Values that a schema lets through, many of them strange: what reaches the database rather than the door. */
export function goodValues(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const ofIds = made.get(ids) ?? new WeakMap<Schema, fc.Arbitrary<unknown>>()
  const values = ofIds.get(schema) ?? makeValues(schema, ids)
  made.set(ids, ofIds.set(schema, values))
  return values
}

function makeValues(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => goodValues(choice, ids)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (typeof schema.type === 'object') return fc.oneof(...schema.type.map((type) => makeValues({ ...schema, type }, ids)))
  switch (schema.type) {
    case 'string':
      return goodTexts(schema, ids)
    case 'integer':
    case 'number':
      return goodNumbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(goodValues(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 3, (schema.minItems ?? 0) + 3),
      })
    case 'object':
      return goodObjects(schema, ids)
    case undefined:
    default:
      return fc.constantFrom(...strangeJson)
  }
}

const strangeJson = [null, true, 0, -1, 1e308, '', '\u0000', [], {}, { a: { b: ['\ud800'] } }, [[[]]]]

function goodObjects({ properties = {}, required = [], additionalProperties, propertyNames }: Schema, ids: readonly string[]) {
  const record = fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, goodValues(inner, ids)])), {
    requiredKeys: [...required],
    noNullPrototype: true,
  })
  if (!additionalProperties) return record
  const keys = goodValues({ type: 'string', maxLength: 30, ...propertyNames }, ids).map(String)
  return fc.dictionary(keys, goodValues(additionalProperties, ids), { maxKeys: 3, noNullPrototype: true })
}

function goodNumbers({ type, minimum = -1e15, maximum = 1e15, multipleOf }: Schema): fc.Arbitrary<number> {
  const edges = [minimum, maximum, 0, -0, 1, 2_147_483_647, 2_147_483_648, 0.5, 1e-7].filter(
    (value) => value >= minimum && value <= maximum && (type !== 'integer' || Number.isInteger(value)),
  )
  const whole = fc.integer({ min: Math.max(Math.ceil(minimum), -2e9), max: Math.min(Math.floor(maximum), 2e9) })
  const any = type === 'integer' || multipleOf !== undefined ? whole : fc.double({ min: minimum, max: maximum, noNaN: true })
  return fc.oneof(fc.constantFrom(...edges), any)
}

const dates = ['2026-03-10', '2026-12-31', '2024-02-29', '0000-01-01', '0001-01-01', '9999-12-31', '1900-01-01', '0000-02-29']
const hours = ['00:00:00Z', '23:59:59.999Z', '12:00:00.123456789Z', '23:59:59.9999999Z']
const moments = dates.flatMap((date) => hours.map((hour) => `${date}T${hour}`))

function goodTexts(schema: Schema, ids: readonly string[]): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 2000 } = schema
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid())
  if (format === 'date') return fc.constantFrom(...dates)
  if (format === 'date-time') return fc.constantFrom(...moments)
  if (format === 'email')
    return fc.oneof(
      fc.constantFrom('a@example.com', "o'x@example.com"),
      fc.integer().map((n) => `a${n}@example.com`),
    )
  const fitting = hostileStrings.filter((text) => offSchema(schema, text) === undefined)
  const some = fitting.length === 0 ? [] : [fc.constantFrom(...fitting)]
  if (pattern !== undefined)
    return fc.oneof(
      ...some,
      matching(pattern).filter((text) => offSchema(schema, text) === undefined),
    )
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 40) }
  const full = maxLength > 60_000 ? [] : [fc.constantFrom('x', '\u0000', 'ä', '\u{1f600}').map((sign) => sign.repeat(maxLength))]
  return fc.oneof(...some, fc.string({ ...lengths, unit: 'binary' }), ...full)
}

const known = new Map<string, fc.Arbitrary<string>>()

/** Texts of a pattern; where it says more than can be turned round, a few that are known to match. */
function matching(pattern: string): fc.Arbitrary<string> {
  const found = known.get(pattern) ?? turnedRound(pattern)
  known.set(pattern, found)
  return found
}

function turnedRound(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'))
  } catch {
    return fc.constantFrom('a', 'edit-1', '1', '')
  }
}
