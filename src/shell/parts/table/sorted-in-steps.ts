/** Work that can be set aside after each small step. */
export type Steps<Result> = Generator<void, Result, void>

const run = 256
const stride = 1024

/** A stable merge sort that can be set aside, because ten thousand texts take longer to compare than a page may stand still. */
export function* sortedInSteps<Item>(items: readonly Item[], compare: (one: Item, other: Item) => number): Steps<readonly Item[]> {
  let runs: Item[][] = []
  for (let at = 0; at < items.length; at += run) {
    runs.push(items.slice(at, at + run).toSorted(compare))
    yield
  }
  while (runs.length > 1) {
    const merged: Item[][] = []
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* mergedInSteps(runs[at] ?? [], runs[at + 1] ?? [], compare))
    runs = merged
  }
  return runs[0] ?? []
}

function* mergedInSteps<Item>(one: Item[], other: Item[], compare: (one: Item, other: Item) => number): Steps<Item[]> {
  if (other.length === 0) return one
  const merged: Item[] = []
  let [left, right] = [0, 0]
  while (left < one.length && right < other.length) {
    // Both positions are inside their arrays here.
    const [first, second] = [one[left] as Item, other[right] as Item]
    if (compare(first, second) <= 0) {
      merged.push(first)
      left += 1
    } else {
      merged.push(second)
      right += 1
    }
    if (merged.length % stride === 0) yield
  }
  for (const rest of [one.slice(left), other.slice(right)]) for (const item of rest) merged.push(item)
  return merged
}
