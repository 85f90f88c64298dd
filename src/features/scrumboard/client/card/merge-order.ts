/**
 * The order that is there now, with what somebody moved or added between `before` and `after`. Everything else keeps its place;
 * what is not there any more stays away, unless it was added.
 */
export function withMoves(before: readonly string[], after: readonly string[], now: readonly string[]): readonly string[] {
  const moved = new Set(movedIds(before, after))
  const there = new Set(now)
  const placed = after.filter((id) => moved.has(id) && (there.has(id) || !before.includes(id)))
  return placed.reduce<readonly string[]>(
    (order, id) => putInPlace(order, id, after),
    now.filter((id) => !placed.includes(id)),
  )
}

/** What is new, and the fewest that must have been moved to come from one order to the other. */
function movedIds(before: readonly string[], after: readonly string[]): readonly string[] {
  const places = new Map(before.map((id, at) => [id, at]))
  const common = after.filter((id) => places.has(id))
  const still = new Set(longestRise(common.map((id) => places.get(id) ?? 0)).map((place) => before[place]))
  return after.filter((id) => !still.has(id))
}

/** The longest run of numbers that grow, in the order in which they stand. */
function longestRise(numbers: readonly number[]): readonly number[] {
  const best: (readonly number[])[] = []
  for (const [at, number] of numbers.entries()) {
    const earlier = best.filter((_, place) => (numbers[place] ?? 0) < number)
    best[at] = [...longest(earlier), number]
  }
  return longest(best)
}

function longest(runs: readonly (readonly number[])[]): readonly number[] {
  return runs.reduce((one, other) => (other.length > one.length ? other : one), [])
}

/** Behind the nearest one before it that is there, else before the nearest one behind it, else at the end. */
function putInPlace(order: readonly string[], id: string, wanted: readonly string[]): readonly string[] {
  const at = wanted.indexOf(id)
  const leader = wanted.slice(0, at).findLast((each) => order.includes(each))
  if (leader !== undefined) return order.toSpliced(order.indexOf(leader) + 1, 0, id)
  const follower = wanted.slice(at + 1).find((each) => order.includes(each))
  return follower === undefined ? [...order, id] : order.toSpliced(order.indexOf(follower), 0, id)
}
