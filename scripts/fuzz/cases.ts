import { fc } from '@fast-check/vitest'
import type { Principal } from '../access/world.ts'
import { withField, withoutField, type Field } from './fields.ts'
import type { FuzzCase, Request } from './fuzz-case.ts'
import { goodValues } from './good-values.ts'
import { hostileStrings, hostileValues } from './hostile-values.ts'
import { rawBodies, rawQueries } from './broken-requests.ts'
import type { Operation } from './operations.ts'
import { inQuery } from './query-text.ts'
import { strangeHeaders, strangeTypes, tooMuch } from './strange-envelopes.ts'

/** Who may ask what, and the ids that are worth a try there. */
export type Asker = {
  readonly who: Principal
  /** Inputs that are right: about one's own things, somebody else's, a colleague's and about nothing. */
  readonly inputs: readonly unknown[]
  readonly ids: readonly string[]
  /** How often they ask, beside the others. */
  readonly weight: number
}
type Kind = { readonly kind: string; readonly weight: number; readonly requests: fc.Arbitrary<Request> }

/** Cases for one field of a call, or for the call as a whole where no field is named. */
export function casesOf(operation: Operation, asker: Asker, field: Field | undefined): fc.Arbitrary<FuzzCase> {
  const kinds = field ? aboutField(operation, asker, field) : aboutAll(operation, asker)
  const { call } = operation
  return fc.oneof(
    ...kinds.map(({ kind, weight, requests }) => ({
      weight,
      arbitrary: requests.map((request) => ({ call, who: asker.who, kind: `${kind}${field ? ` (${field.name})` : ''}`, ...request })),
    })),
  )
}

function aboutField(operation: Operation, asker: Asker, field: Field): readonly Kind[] {
  const inputs = inputsOf(operation, asker)
  const put = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Request> =>
    fc.tuple(inputs, values).map(([input, value]) => ordinary(operation, withField(input, field.path, value)))
  const edges = edgesOf(field)
  return [
    { kind: 'a hostile string', weight: 6, requests: put(fc.constantFrom(...hostileStrings)) },
    { kind: 'another type', weight: 3, requests: put(fc.constantFrom(...hostileValues)) },
    { kind: 'a value that may be there', weight: 5, requests: put(goodValues(field.schema, asker.ids)) },
    { kind: "another's id", weight: 2, requests: put(fc.constantFrom(...asker.ids)) },
    { kind: 'nothing there', weight: 1, requests: inputs.map((input) => ordinary(operation, withoutField(input, field.path))) },
    ...(edges.length === 0 ? [] : [{ kind: 'just past a limit', weight: 3, requests: put(fc.constantFrom(...edges)) }]),
    {
      kind: 'a broken text',
      weight: 2,
      requests: operation.place === 'body' ? rawBodies(operation, inputs, field) : rawQueries(operation, inputs, field),
    },
  ]
}

function aboutAll(operation: Operation, asker: Asker): readonly Kind[] {
  const inputs = inputsOf(operation, asker)
  const requests = inputs.map((input) => ordinary(operation, input))
  const more = fc.constantFrom(
    '__proto__',
    'constructor',
    'toString',
    'id',
    'workspaceId',
    'accountId',
    'role',
    'x'.repeat(200),
    '',
    '\u0000',
  )
  return [
    { kind: 'as it should be', weight: 3, requests },
    {
      kind: 'something more',
      weight: 3,
      requests: fc
        .tuple(inputs, more, fc.constantFrom<unknown>(...hostileValues, ...asker.ids))
        .map(([input, name, value]) => ordinary(operation, Object.fromEntries([...Object.entries(input as object), [name, value]]))),
    },
    { kind: 'strange headers', weight: 5, requests: strangeHeaders(requests) },
    { kind: 'another content', weight: 3, requests: strangeTypes(operation, requests) },
    { kind: 'too much', weight: 1, requests: tooMuch(operation, requests) },
    { kind: 'no object', weight: 1, requests: fc.constantFrom(...hostileValues).map((value) => ordinary(operation, value)) },
  ]
}

function inputsOf({ input }: Operation, { inputs, ids }: Asker): fc.Arbitrary<unknown> {
  const made = goodValues(input, ids)
  return inputs.length === 0 ? made : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...inputs) }, { weight: 1, arbitrary: made })
}

/** One less, just as much and one more than is let through. */
function edgesOf({ schema }: Field): readonly unknown[] {
  const around = (bound: number | undefined): readonly number[] => (bound === undefined ? [] : [bound - 1, bound, bound + 1])
  const lengths = [...around(schema.minLength), ...around(schema.maxLength)].filter((length) => length >= 0 && length < 60_000)
  const counts = [...around(schema.minItems), ...around(schema.maxItems)].filter((count) => count >= 0 && count < 3000)
  return [
    ...around(schema.minimum),
    ...around(schema.maximum),
    ...lengths.map((length) => 'x'.repeat(length)),
    ...counts.map((count) => Array.from({ length: count }, () => schema.items?.enum?.[0] ?? '00000000-0000-4000-8000-000000000000')),
  ]
}

/** The request that a page of ours would send with this input. */
function ordinary({ path, place }: Pick<Operation, 'path' | 'place'>, input: unknown): Request {
  if (place === 'body') return { url: path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) ?? '' }
  const url = `${path}${inQuery(input)}`
  return place === 'query' ? { url, headers: {} } : { url, headers: { 'content-type': 'application/octet-stream' }, body: 'Bytes' }
}
