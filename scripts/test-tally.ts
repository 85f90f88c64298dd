export type Tally = { readonly passed: number; readonly failed: number }

/** The part of the test runner's report that counts. */
export type Report = {
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** What a run of tests counts for. What broke outside any test counts as one failure; so does each test left out, because nobody knows. */
export function tallyOf(exitCode: number, report: Report | undefined): Tally {
  const files = report?.testResults ?? []
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const passed = tests.filter(({ status }) => status === 'passed').length
  const brokenFiles = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status === 'passed'),
  )
  const failed = tests.length - passed + brokenFiles.length
  const isSilentFailure = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isSilentFailure ? 1 : failed }
}
