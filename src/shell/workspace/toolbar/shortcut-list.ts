/** Adds at the end, or takes away. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]
}

/** Changes places with the next one that shows, up or down. Ids that do not show here (another role) keep their place. */
export function moved(ids: readonly string[], id: string, step: -1 | 1, shown: readonly string[]): readonly string[] {
  const other = shown[shown.indexOf(id) + step]
  if (!shown.includes(id) || other === undefined) return ids
  return ids.map((each) => (each === id ? other : each === other ? id : each))
}
