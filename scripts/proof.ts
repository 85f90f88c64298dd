/** Something a run has shown to be true or not, with the figures that say so. */
export type Proof = { readonly title: string; readonly isTrue: boolean; readonly figures: string }

/** Tells each proof as soon as it is there, ends with the two counts, and sets the exit code. */
export async function tellProofs(parts: AsyncIterable<readonly Proof[]>): Promise<void> {
  let [passed, failed] = [0, 0]
  for await (const part of parts) {
    for (const { title, isTrue, figures } of part) {
      console.log(`${isTrue ? 'ok  ' : 'FAIL'}  ${title}: ${figures}`)
      if (isTrue) passed += 1
      else failed += 1
    }
  }
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}
