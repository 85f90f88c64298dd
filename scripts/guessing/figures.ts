/** Bits that an answer tells about the state behind it, from how often each answer was given in each state. */
export function mutualInformation(answers: readonly ReadonlyMap<string, number>[]): number {
  const total = sum(answers.flatMap((state) => [...state.values()]))
  const byAnswer = new Map<string, number>()
  for (const state of answers) for (const [answer, times] of state) byAnswer.set(answer, (byAnswer.get(answer) ?? 0) + times)
  return sum(
    answers.flatMap((state) => {
      const inState = sum([...state.values()])
      return [...state].map(([answer, times]) => (times / total) * Math.log2((times * total) / (inState * (byAnswer.get(answer) ?? 1))))
    }),
  )
}

export type Difference = { readonly median: number; readonly low: number; readonly high: number; readonly z: number }

/** How much longer the one took than the other, pair by pair: the median with its 95 % range, and the sign test. */
export function pairedDifference(one: Float64Array, other: Float64Array): Difference {
  const differences = one.map((time, round) => time - (other[round] ?? 0))
  const longer = differences.filter((each) => each > 0).length
  const shorter = differences.filter((each) => each < 0).length
  const medians = Float64Array.from({ length: 1000 }, () => medianOf(resampled(differences))).toSorted()
  const z = (longer - shorter) / Math.sqrt(Math.max(1, longer + shorter))
  return { median: medianOf(differences), low: medians[25] ?? 0, high: medians[974] ?? 0, z }
}

function medianOf(figures: Float64Array): number {
  const sorted = figures.toSorted()
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.ceil((sorted.length - 1) / 2)] ?? 0)) / 2
}

function resampled(figures: Float64Array): Float64Array {
  return figures.map(() => figures[Math.floor(Math.random() * figures.length)] ?? 0)
}

function sum(figures: readonly number[]): number {
  return figures.reduce((all, each) => all + each, 0)
}
