import { describe, expect, it } from 'vitest'
import { failuresOf, tallyOf, wordsOutsideTests, type Report } from './test-tally.ts'

const aFile = (status: string, ...tests: string[]): Report['testResults'][number] => ({
  name: 'a.test.ts',
  status,
  message: status === 'failed' ? 'It could not be loaded.' : '',
  assertionResults: tests.map((each) => ({
    status: each,
    fullName: `is ${each}`,
    failureMessages: each === 'failed' ? ['1 is not 2'] : [],
  })),
})

describe('a run of tests', () => {
  it('counts each test', () => {
    const report = { testResults: [aFile('passed', 'passed', 'passed'), aFile('failed', 'passed', 'failed')] }

    expect(tallyOf(1, report)).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a file that could not even be loaded, beside the tests that failed', () => {
    const report = { testResults: [aFile('failed', 'passed', 'failed'), aFile('failed')] }

    expect(tallyOf(1, report)).toEqual({ passed: 1, failed: 2 })
  })

  it('fails when something broke around tests that all passed', () => {
    expect(tallyOf(1, { testResults: [aFile('passed', 'passed')] })).toEqual({ passed: 1, failed: 1 })
  })

  it('fails without a report and without a test', () => {
    expect(tallyOf(0, undefined)).toEqual({ passed: 0, failed: 1 })
    expect(tallyOf(0, { testResults: [] })).toEqual({ passed: 0, failed: 1 })
  })

  it('counts a skipped test as failed', () => {
    expect(tallyOf(0, { testResults: [aFile('passed', 'passed', 'skipped')] })).toEqual({ passed: 1, failed: 1 })
  })
})

describe('what failed', () => {
  it('is told by the name of the test and its words, a skipped one too', () => {
    expect(failuresOf({ testResults: [aFile('failed', 'passed', 'failed', 'skipped')] })).toEqual([
      { name: 'a.test.ts > is failed', message: '1 is not 2' },
      { name: 'a.test.ts > is skipped', message: 'skipped' },
    ])
  })

  it('is a file that broke around its tests', () => {
    expect(failuresOf({ testResults: [aFile('failed', 'passed')] })).toEqual([{ name: 'a.test.ts', message: 'It could not be loaded.' }])
  })

  it('is nothing where all passed or nothing is known', () => {
    expect(failuresOf({ testResults: [aFile('passed', 'passed')] })).toEqual([])
    expect(failuresOf(undefined)).toEqual([])
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
