import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest, wordsOutsideTests } from './test-tally.ts'

const root = '/project'

const vitestFile = (status: string, ...tests: string[]) => ({
  name: `${root}/src/a.test.ts`,
  status,
  message: status === 'failed' ? 'It could not be loaded.' : '',
  assertionResults: tests.map((each, place) => ({
    status: each,
    fullName: `is ${each}`,
    location: { line: place + 3, column: 1 },
    failureMessages: each === 'failed' ? ['1 is not 2'] : [],
  })),
})
const ofVitest = (...testResults: ReturnType<typeof vitestFile>[]) => readVitest(JSON.stringify({ testResults }), root)

describe('the report of vitest', () => {
  it('counts each test, and names what failed with its line and the command to repeat it', () => {
    const run = ofVitest(vitestFile('passed', 'passed', 'passed'), vitestFile('failed', 'passed', 'failed'))

    expect(run.passed).toEqual(['src/a.test.ts > is passed', 'src/a.test.ts > is passed', 'src/a.test.ts > is passed'])
    expect(run.failures).toEqual([
      {
        name: 'src/a.test.ts > is failed',
        message: '1 is not 2',
        at: 'src/a.test.ts:4',
        repeat: 'npx vitest run src/a.test.ts:4',
      },
    ])
  })

  it('counts a file that could not even be loaded, beside the tests that failed', () => {
    const run = ofVitest(vitestFile('failed', 'passed', 'failed'), vitestFile('failed'))

    expect(run.failures.map(({ message }) => message)).toEqual(['1 is not 2', 'It could not be loaded.'])
  })

  it('counts a skipped test as failed', () => {
    expect(ofVitest(vitestFile('passed', 'passed', 'skipped'))).toMatchObject({
      passed: [expect.any(String)],
      failures: [{ message: 'skipped' }],
    })
  })
})

const ofPlaywright = (status: string, errors: readonly { message: string }[] = []) => {
  const test = {
    projectName: 'browser',
    status,
    results: [{ errors: status === 'unexpected' ? [{ message: '\u001B[31mgone\u001B[39m' }] : [] }],
  }
  const suite = { specs: [], suites: [{ specs: [{ title: 'opens', file: 'mail.spec.ts', line: 12, tests: [test] }] }] }
  return readPlaywright(JSON.stringify({ config: { rootDir: `${root}/e2e` }, suites: [suite], errors }), root)
}

describe('the report of Playwright', () => {
  it('counts what went as expected', () => {
    expect(ofPlaywright('expected')).toEqual({ passed: ['e2e/mail.spec.ts > opens'], failures: [] })
  })

  it('names what failed, in plain letters, with its line and the command to repeat it', () => {
    const repeat = 'npx playwright test --project=browser e2e/mail.spec.ts:12'

    expect(ofPlaywright('unexpected').failures).toEqual([
      { name: 'e2e/mail.spec.ts > opens', message: 'gone', at: 'e2e/mail.spec.ts:12', repeat },
    ])
  })

  it.each(['skipped', 'flaky'])('counts a %s test as failed', (status) => {
    expect(ofPlaywright(status)).toMatchObject({ passed: [], failures: [{ message: status }] })
  })

  it('counts what broke around the tests', () => {
    expect(ofPlaywright('expected', [{ message: 'no database' }])).toMatchObject({ failures: [{ message: 'no database' }] })
  })
})

describe('what broke outside of any test', () => {
  it('is told from its first words on, without the tests that passed', () => {
    const output = ' ✓ a.test.ts (2 tests)\nUnhandled Rejection\nError: gone\n   ✓ adds 3ms\nTests 2 passed\n'

    expect(wordsOutsideTests(output)).toEqual(['Unhandled Rejection', 'Error: gone', 'Tests 2 passed'])
  })

  it('is told by the end of the output when nothing in it looks like an error', () => {
    expect(wordsOutsideTests('Tests 2 passed\nkilled\n')).toEqual(['Tests 2 passed', 'killed'])
  })
})
