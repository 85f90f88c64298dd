import type { CSSProperties } from 'react'

/** Values for a style sheet, e.g. `{ '--lane': 2 }`. */
export function cssValues(values: Readonly<Record<`--${string}`, number>>): CSSProperties {
  return values
}
