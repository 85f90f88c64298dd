/** The same seed gives the same choices, so that a run that failed can be asked for again. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  readonly fraction: () => number
  readonly between: (least: number, most: number) => number
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  // mulberry32: small, and even enough to choose instants.
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const stirred = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((stirred ^ (stirred >>> 14)) >>> 0) / 2 ** 32
  }
  return { fraction, between: (least, most) => least + fraction() * (most - least) }
}
