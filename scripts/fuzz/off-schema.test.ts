import { expect, it } from 'vitest'
import { fieldsOf, withField, withoutField } from './fields.ts'
import { offSchema } from './off-schema.ts'
import type { Schema } from './operations.ts'

const schema: Schema = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 2, maxLength: 4, pattern: '^[a-z]+$' },
    count: { type: ['integer', 'null'], minimum: 0, maximum: 9 },
    list: { type: 'array', maxItems: 2, items: { anyOf: [{ type: 'boolean' }, { const: 'x' }] } },
    kind: { enum: ['a', 'b'] },
    sums: { type: 'object', propertyNames: { type: 'string', maxLength: 3 }, additionalProperties: { type: 'number' } },
  },
  required: ['name'],
}

it.each([[{ name: 'abc' }], [{ name: 'ab', count: null, list: [true, 'x'], kind: 'a', sums: { one: 1.5 } }]])(
  'finds nothing in what the schema describes',
  (value) => {
    expect(offSchema(schema, value)).toBeUndefined()
  },
)

it.each([
  ['$ is not of type object', []],
  ['$.name is missing', {}],
  ['$.name has 1 letters', { name: 'a' }],
  ['$.name has 1 letters', { name: '😀' }],
  ['$.name does not match ^[a-z]+$', { name: 'a1' }],
  ['$.count is 10', { name: 'ab', count: 10 }],
  ['$.count is not of type integer or null', { name: 'ab', count: 1.5 }],
  ['$.list has 3 items', { name: 'ab', list: [true, true, true] }],
  ['$.list[1] is not of type boolean or $.list[1] is not "x"', { name: 'ab', list: ['x', 1] }],
  ['$.kind is none of 2 values', { name: 'ab', kind: 'c' }],
  ['$.sums key has 4 letters', { name: 'ab', sums: { four: 1 } }],
  ['$.sums.one is not of type number', { name: 'ab', sums: { one: '1' } }],
  ['$.password is not in the contract', { name: 'ab', password: 'x' }],
])('finds that %s', (fault, value) => {
  expect(offSchema(schema, value)).toBe(fault)
})

it('names every field of a schema, and changes or removes just that one', () => {
  const fields = fieldsOf(schema)

  expect(fields.map(({ name }) => name)).toEqual(['name', 'count', 'list', 'list.0', 'list.0', 'kind', 'sums', 'sums.any'])
  expect(withField({ name: 'ab', list: ['x', 'y'] }, ['list', 0], 1)).toEqual({ name: 'ab', list: [1, 'y'] })
  expect(withField({}, ['sums', 'any'], 1)).toEqual({ sums: { any: 1 } })
  expect(withoutField({ name: 'ab', list: ['x', 'y'] }, ['list', 0])).toEqual({ name: 'ab', list: ['y'] })
  expect(withoutField({ name: 'ab' }, ['name'])).toEqual({})
})
