import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** One test that failed, or one file that broke around its tests. */
export type Failure = {
  readonly name: string
  readonly message: string
  /** Where the test begins, or the file if nothing more is known. */
  readonly at: string
  /** What a person types to see it again. */
  readonly repeat: string
}

/** What a run of tests came to. Each test that was left out counts as a failure, because nobody knows. */
export type TestRun = {
  /** The names of the tests that passed, each beginning with its file. */
  readonly passed: readonly string[]
  readonly failures: readonly Failure[]
}

type Reader = (report: string, root: string) => TestRun

/** The part of vitest's report that counts. */
type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly location?: { readonly line: number } | null
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export const readVitest: Reader = (text, root) => {
  const { testResults } = JSON.parse(text) as VitestReport // vitest's own report
  const failures = testResults.flatMap(({ name, status, message, assertionResults }): readonly Failure[] => {
    const file = relative(root, name)
    const failed = assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName, location, failureMessages, status: how }) => ({
        name: `${file} > ${fullName}`,
        message: failureMessages.join('\n') || how,
        at: location ? `${file}:${location.line}` : file,
        repeat: `npx vitest run ${location ? `${file}:${location.line}` : file}`,
      }))
    return failed.length === 0 && status === 'failed' ? [{ name: file, message, at: file, repeat: `npx vitest run ${file}` }] : failed
  })
  const passed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => `${relative(root, name)} > ${fullName}`),
  )
  return { passed, failures }
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly projectName: string
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
}
/** The part of Playwright's report that counts. */
type PlaywrightReport = {
  readonly config: { readonly rootDir: string }
  readonly suites: readonly PlaywrightSuite[]
  readonly errors: readonly { readonly message?: string }[]
}

export const readPlaywright: Reader = (text, root) => {
  const { config, suites, errors } = JSON.parse(text) as PlaywrightReport // Playwright's own report
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
  const tests = suites.flatMap(specsOf).flatMap((spec) => {
    const file = relative(root, `${config.rootDir}/${spec.file}`)
    return spec.tests.map((test) => ({ ...test, name: `${file} > ${spec.title}`, at: `${file}:${spec.line}` }))
  })
  const failed = tests
    .filter(({ status }) => status !== 'expected')
    .map(({ name, at, projectName, status, results }): Failure => {
      const message = results.flatMap((result) => result.errors.map((error) => error.message ?? '')).join('\n')
      const repeat = `npx playwright test --project=${projectName} ${at}`
      return { name, message: stripVTControlCharacters(message) || status, at, repeat }
    })
  const around = errors.map(({ message = '' }): Failure => {
    return { name: 'outside of any test', message: stripVTControlCharacters(message), at: 'e2e', repeat: 'npx playwright test' }
  })
  const passed = tests.filter(({ status }) => status === 'expected').map(({ name }) => name)
  return { passed, failures: [...failed, ...around] }
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
