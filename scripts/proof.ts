/** Something a run has shown to be true or not, with the figures that say so. */
export type Proof = { readonly title: string; readonly isTrue: boolean; readonly figures: string }

/** Prints them, ends with the two counts, and sets the exit code. */
export function tellProofs(proofs: readonly Proof[]): void {
  for (const { title, isTrue, figures } of proofs) console.log(`${isTrue ? 'ok  ' : 'FAIL'}  ${title}: ${figures}`)
  const failed = proofs.filter(({ isTrue }) => !isTrue).length
  console.log(`${proofs.length - failed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
