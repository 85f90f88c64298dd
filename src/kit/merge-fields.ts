type Merge<Row> = {
  /** What of mine is still to be saved over theirs. */
  readonly changes: Partial<Row>
  /** What both of us changed, each in another way. */
  readonly disputed: readonly (keyof Row & string)[]
}

/** Two people changed the same thing from the same beginning: what each changed alone stands, the rest is disputed. */
export function mergedFields<Row extends object>(base: Row, mine: Partial<Row>, theirs: Row): Merge<Row> {
  const names = (Object.keys(mine) as (keyof Row & string)[]).filter((name) => !isSame(mine[name], base[name])) // its own keys
  const open = names.filter((name) => !isSame(mine[name], theirs[name]))
  const changes: Partial<Row> = {}
  for (const name of open) changes[name] = mine[name]
  return { changes, disputed: open.filter((name) => !isSame(theirs[name], base[name])) }
}

/** Fields hold plain values, and lists of them. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
