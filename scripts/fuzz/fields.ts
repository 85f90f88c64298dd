import type { Schema } from './operations.ts'

type Step = string | number
/** A place in the input of a call that somebody can put something into. */
export type Field = { readonly name: string; readonly path: readonly Step[]; readonly schema: Schema }

/** Every field of a schema, however deep; of a list the first item, of a choice those of every branch. */
export function fieldsOf(schema: Schema): readonly Field[] {
  const found = new Map<string, Field>()
  const visit = (each: Schema, path: readonly Step[]): void => {
    const name = path.join('.')
    const choices = each.anyOf ?? each.oneOf ?? []
    if (path.length > 0 && choices.length === 0) {
      // Two branches that call something the same: both are worth a try.
      const key = found.has(name) ? `${name} ${JSON.stringify(each).slice(0, 80)}` : name
      found.set(key, { name, path, schema: each })
    }
    for (const choice of choices) visit(choice, path)
    for (const [property, inner] of Object.entries(each.properties ?? {})) visit(inner, [...path, property])
    if (each.items) visit(each.items, [...path, 0])
    if (typeof each.additionalProperties === 'object') visit(each.additionalProperties, [...path, 'any'])
  }
  visit(schema, [])
  return [...found.values()]
}

/** The same value with something else at a place; what is missing on the way is made. */
export function withField(input: unknown, path: readonly Step[], value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (typeof step === 'number') {
    const list: unknown[] = Array.isArray(input) ? [...(input as readonly unknown[])] : []
    list[step] = withField(list[step], rest, value)
    return list
  }
  const object = isRecord(input) ? input : {}
  return { ...object, [step]: withField(object[step], rest, value) }
}

export function withoutField(input: unknown, path: readonly Step[]): unknown {
  const [step, ...rest] = path
  if (step === undefined) return input
  if (typeof step === 'number') {
    const list = Array.isArray(input) ? (input as readonly unknown[]) : []
    return rest.length === 0 ? list.slice(1) : [withoutField(list[0], rest), ...list.slice(1)]
  }
  if (!isRecord(input)) return input
  if (rest.length > 0) return { ...input, [step]: withoutField(input[step], rest) }
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== step))
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
