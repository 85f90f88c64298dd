/** The run in the middle as a whole, so that its figures belong together. Of an even number, the lower one. */
export function medianRun<Run>(runs: readonly Run[], figure: (run: Run) => number): Run {
  const middle = runs.toSorted((one, other) => figure(one) - figure(other))[Math.floor((runs.length - 1) / 2)]
  if (middle === undefined) throw new Error('nothing was measured')
  return middle
}
