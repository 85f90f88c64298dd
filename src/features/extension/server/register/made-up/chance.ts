/** Numbers from 0 to below 1 that look random and are the same for the same seed. */
export type Random = () => number

/** The generator known as mulberry32: small, quick, and even enough for made-up people. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Picks by weight, in the time of a binary search. */
export function weighted<T>(list: readonly T[], weightOf: (each: T, at: number) => number): (random: Random) => T {
  const sums: number[] = []
  let total = 0
  for (const [at, each] of list.entries()) sums.push((total += weightOf(each, at)))
  return (random) => {
    const wanted = random() * total
    let [low, high] = [0, list.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    const picked = list[low]
    if (picked === undefined) throw new Error('there is nothing to pick from')
    return picked
  }
}

export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1))
}
