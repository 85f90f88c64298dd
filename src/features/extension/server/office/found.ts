import type { NamePlace } from './by-name.ts'

/** A part of what was found, and where to go on; nothing behind the end. */
export type Found<Hit> = { readonly hits: readonly Hit[]; readonly next?: readonly string[] }

export const pageSize = 50

type NamedRow = { readonly f_name: string; readonly f_first: string; readonly legal_form: string; readonly pid: number }
type Walked = { readonly seen: number; readonly seen_until: NamePlace | null }

/** Rows of one person stay together, because the next part begins after a person. */
export function partByPerson<Row extends NamedRow>(
  rows: readonly Row[],
  { seen, seen_until: until }: Walked,
  most: number,
): { readonly rows: readonly Row[]; readonly next?: NamePlace } {
  const over = rows[pageSize]
  if (over) {
    const whole = rows.filter((row) => placeOf(row).join() !== placeOf(over).join()).slice(0, pageSize)
    const last = whole.at(-1)
    if (last) return { rows: whole, next: placeOf(last) }
  }
  return { rows, ...(seen === most && until ? { next: until } : {}) }
}

function placeOf({ f_name: name, f_first: first, legal_form: form, pid }: NamedRow): NamePlace {
  return [name, first, form, String(pid)]
}

/** One more row than a part has says that there is another part. */
export function partInOrder<Row>(
  rows: readonly Row[],
  placeOfRow: (row: Row) => readonly string[],
): { rows: readonly Row[]; next?: readonly string[] } {
  const part = rows.slice(0, pageSize)
  const last = part.at(-1)
  return { rows: part, ...(rows.length > pageSize && last ? { next: placeOfRow(last) } : {}) }
}

/** A few persons are enough for most names; only where they are not is it worth to look through many. */
export async function inRounds<Part extends { readonly hits: readonly unknown[]; readonly next?: readonly string[] }>(
  most: number,
  look: (most: number) => Promise<Part>,
): Promise<Part> {
  const part = await look(60)
  return part.hits.length < pageSize / 2 && part.next ? look(most) : part
}
