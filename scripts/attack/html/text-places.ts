import { randomUUID } from 'node:crypto'
import type { Schema } from '../../fuzz/operations.ts'

export type TextPlace = { readonly path: readonly (string | number)[]; readonly most: number }

const isFree = ({ type, enum: choices, pattern, format }: Schema): boolean => type === 'string' && !choices && !pattern && !format

/** Every field of an input that takes whatever somebody writes, those that were left out included. */
export function textPlaces(schema: Schema, path: readonly (string | number)[] = []): readonly TextPlace[] {
  if (isFree(schema)) return [{ path, most: schema.maxLength ?? 1000 }]
  if (schema.items) return textPlaces(schema.items, [...path, 0])
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => textPlaces(inner, [...path, name]))
}

/** The input with a text at this place; what must stand beside it is made up. */
export function withText(input: unknown, schema: Schema, [step, ...rest]: readonly (string | number)[], text: string): unknown {
  if (step === undefined) return text
  if (typeof step === 'number') {
    const [first = sample(schema.items ?? {}), ...more] = Array.isArray(input) ? (input as unknown[]) : []
    return [withText(first, schema.items ?? {}, rest, text), ...more]
  }
  const whole = { ...((input ?? sample(schema)) as Record<string, unknown>) } // an object, by its schema
  return { ...whole, [step]: withText(whole[step], schema.properties?.[step] ?? {}, rest, text) }
}

/** Something that fits, with nothing more than it must have. */
function sample({ type, properties = {}, required = [], enum: choices, anyOf, format, minimum, items }: Schema): unknown {
  if (choices) return choices[0]
  if (anyOf) return anyOf.some((each) => each.type === 'null') ? null : sample(anyOf[0] ?? {})
  if (type === 'object') return Object.fromEntries(required.map((name) => [name, sample(properties[name] ?? {})]))
  if (type === 'array' || items) return []
  if (type === 'boolean') return false
  if (type === 'number' || type === 'integer') return minimum ?? 1
  if (format === 'uuid') return randomUUID()
  return format === 'date-time' ? '2026-03-01T00:00:00.000Z' : format === 'date' ? '2026-03-01' : 'x'
}

/** A new id wherever the input names the thing that is saved. */
export function asNew(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, name === 'id' ? randomUUID() : asNew(value)]))
}

/** As many texts together as fit, so that none is left out which fits at all. */
export function packed(texts: readonly string[], most: number, apart = ' '): readonly string[] {
  const packs: string[] = []
  for (const text of texts) {
    if (text.length > most) continue
    const last = packs.at(-1)
    if (last !== undefined && last.length + apart.length + text.length <= most) packs[packs.length - 1] = `${last}${apart}${text}`
    else packs.push(text)
  }
  return packs
}
