import { folded } from './read-when.ts'

/** A piece of a line that means more than its words. */
export type LinePart<Kind extends string> = {
  readonly kind: Kind
  readonly start: number
  readonly end: number
  readonly text: string
}

/** How a part is remembered that is only words: the same words mean the same wherever they stand. */
export function nameOf({ kind, text }: Pick<LinePart<string>, 'kind' | 'text'>): string {
  return `${kind}:${folded(text)}`
}

/** What is left of the line; the parts come in its order. */
export function withoutParts(text: string, parts: readonly LinePart<string>[]): string {
  const pieces = [...parts.map(({ start }, at) => text.slice(parts[at - 1]?.end ?? 0, start)), text.slice(parts.at(-1)?.end ?? 0)]
  return pieces
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/\s+([,;])/g, '$1')
    .replace(/^[\s,;–-]+|[\s,;–]+$/g, '')
    .trim()
}
