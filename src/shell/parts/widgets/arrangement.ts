/** Where the widgets of a dashboard stand; one that is in no column is hidden. */
export type Arrangement = readonly { readonly id: string; readonly items: readonly string[] }[]

/** What was kept, made to fit the widgets there are now: what is new stands where it usually does, what is gone is left out. */
export function fitted(kept: Arrangement, hidden: readonly string[], usual: Arrangement): Arrangement {
  const known = new Set(usual.flatMap(({ items }) => items))
  const placed = new Set([...kept.flatMap(({ items }) => items), ...hidden])
  return usual.map(({ id, items }) => {
    const ours = kept.find((column) => column.id === id)?.items.filter((item) => known.has(item)) ?? []
    return { id, items: [...ours, ...items.filter((item) => !placed.has(item))] }
  })
}

export function hiddenIn(arrangement: Arrangement, usual: Arrangement): readonly string[] {
  const shown = new Set(arrangement.flatMap(({ items }) => items))
  return usual.flatMap(({ items }) => items).filter((item) => !shown.has(item))
}

export function without(arrangement: Arrangement, item: string): Arrangement {
  return arrangement.map((column) => ({ ...column, items: column.items.filter((each) => each !== item) }))
}

/** Back to its usual column, at its end. */
export function withAgain(arrangement: Arrangement, item: string, usual: Arrangement): Arrangement {
  const home = usual.find(({ items }) => items.includes(item))?.id
  return arrangement.map((column) => (column.id === home ? { ...column, items: [...column.items, item] } : column))
}

/** As a short text: `main:a,b;side:c`. */
export function written(arrangement: Arrangement): string {
  return arrangement.map(({ id, items }) => `${id}:${items.join(',')}`).join(';')
}

export function readArrangement(text: string): Arrangement {
  return text.split(';').flatMap((part) => {
    const [id = '', items = ''] = part.split(':')
    return id === '' ? [] : [{ id, items: items.split(',').filter((item) => item !== '') }]
  })
}
