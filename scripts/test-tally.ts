export type Tally = { readonly passed: number; readonly failed: number }

/** The part of the test runner's report that counts. */
export type Report = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/** One test that failed, or one file that broke around its tests. */
export type Failure = { readonly name: string; readonly message: string }

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

/** What failed, with the words of each failure. */
export function failuresOf(report: Report | undefined): readonly Failure[] {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map((test) => ({ name: `${name} > ${test.fullName}`, message: test.failureMessages.join('\n') || test.status }))
    return failed.length === 0 && status === 'failed' ? [{ name, message }] : failed
  })
}

const longest = 80

/** What a failure without a failed test says: from the first words of an error on, or the end of all. Lines of passed tests are left out. */
export function wordsOutsideTests(output: string): readonly string[] {
  const lines = output
    .trimEnd()
    .split('\n')
    .filter((line) => !/^\s*✓/.test(line))
  const first = lines.findIndex((line) => /Unhandled|Uncaught|Error:|ERROR|timed out|Failed|FATAL/.test(line))
  return first === -1 ? lines.slice(-longest) : lines.slice(first, first + longest)
}
