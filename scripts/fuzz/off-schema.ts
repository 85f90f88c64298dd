import type { Schema } from './operations.ts'

/** What about a value is not as its schema promises, with the place; a field that the schema does not name is too much. */
export function offSchema(schema: Schema, value: unknown, place = '$'): string | undefined {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) {
    const faults = choices.map((choice) => offSchema(choice, value, place))
    return faults.includes(undefined) ? undefined : faults.join(' or ')
  }
  if (schema.const !== undefined && value !== schema.const) return `${place} is not ${JSON.stringify(schema.const)}`
  if (schema.enum && !schema.enum.includes(value)) return `${place} is none of ${schema.enum.length} values`
  const types = schema.type === undefined ? [] : [schema.type].flat()
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return `${place} is not of type ${types.join(' or ')}`
  if (typeof value === 'string') return offText(schema, value, place)
  if (typeof value === 'number') return offNumber(schema, value, place)
  if (Array.isArray(value)) return offList(schema, value, place)
  return typeof value === 'object' && value !== null ? offObject(schema, value, place) : undefined
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

const patterns = new Map<string, RegExp>()

function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u')
  patterns.set(pattern, known)
  return known
}

function offText({ minLength = 0, maxLength = Infinity, pattern }: Schema, value: string, place: string): string | undefined {
  // NOTE counted as JSON Schema and PostgreSQL count: a sign beyond the first plane is one.
  const length = Array.from(value).length
  if (length < minLength || length > maxLength) return `${place} has ${length} letters`
  return pattern !== undefined && !patternOf(pattern).test(value) ? `${place} does not match ${pattern.slice(0, 40)}` : undefined
}

function offNumber({ minimum = -Infinity, maximum = Infinity, multipleOf }: Schema, value: number, place: string): string | undefined {
  if (value < minimum || value > maximum) return `${place} is ${value}`
  const steps = value / (multipleOf ?? 1)
  return multipleOf !== undefined && Math.abs(steps - Math.round(steps)) > 1e-6 ? `${place} is no multiple of ${multipleOf}` : undefined
}

function offList({ items = {}, minItems = 0, maxItems = Infinity }: Schema, value: readonly unknown[], place: string): string | undefined {
  if (value.length < minItems || value.length > maxItems) return `${place} has ${value.length} items`
  for (const [index, item] of value.entries()) {
    const fault = offSchema(items, item, `${place}[${index}]`)
    if (fault !== undefined) return fault
  }
  return undefined
}

function offObject(schema: Schema, value: object, place: string): string | undefined {
  const { properties, required = [], additionalProperties, propertyNames } = schema
  const missing = required.find((name) => !Object.hasOwn(value, name))
  if (missing !== undefined) return `${place}.${missing} is missing`
  for (const [name, inner] of Object.entries(value)) {
    const expected = properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties
    if (!expected && (properties || expected === false)) return `${place}.${name} is not in the contract`
    const fault = (propertyNames && offSchema(propertyNames, name, `${place} key`)) ?? offSchema(expected || {}, inner, `${place}.${name}`)
    if (fault !== undefined) return fault
  }
  return undefined
}
