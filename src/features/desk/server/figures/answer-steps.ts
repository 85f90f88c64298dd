/** Upper ends in milliseconds of the steps in which answer times are counted; whatever takes longer is counted under the last. */
const answerSteps = [5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 10_000] as const

export type Step = { readonly upTo: number; readonly count: number }

export function stepOf(milliseconds: number): number {
  return answerSteps.find((upTo) => milliseconds <= upTo) ?? 10_000
}

/** The time within which such a part of all answers was given, read between two steps as if those between were spread evenly. */
export function withinWhich(part: number, steps: readonly Step[]): number | undefined {
  const wanted = part * steps.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  for (const { upTo, count } of steps.toSorted((one, other) => one.upTo - other.upTo)) {
    if (count > 0 && before + count >= wanted) {
      const from = answerSteps.findLast((step) => step < upTo) ?? 0
      return from + ((upTo - from) * (wanted - before)) / count
    }
    before += count
  }
  return undefined
}
