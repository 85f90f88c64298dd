import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand, type Outcome } from './run-command.ts'
import { readPlaywright, readVitest, type TestRun } from './test-tally.ts'

/** A runner of tests with what it is told, perhaps behind `env NAME=value`. */
export type TestCommand = readonly [command: string, ...args: string[]]

export const vitest = (...projects: string[]): TestCommand => ['vitest', 'run', ...projects.flatMap((name) => ['--project', name])]
export const playwright = (...projects: string[]): TestCommand => ['playwright', 'test', ...projects.map((name) => `--project=${name}`)]

/** The oldest PostgreSQL we support, where Debian's package is installed. It speaks German, so that no code goes by the words of an error. */
export const oldestPostgres = '/usr/lib/postgresql/15/bin'
export const onOldestPostgres = (command: TestCommand): TestCommand => [
  'env',
  `TEST_POSTGRES=${oldestPostgres}`,
  'TEST_POSTGRES_MESSAGES=de_CH.UTF-8',
  ...command,
]

/** Runs tests to their end and reads what the runner reports. Without a report nothing has passed and nothing failed, and the outcome says why. */
export async function runTests(command: TestCommand): Promise<TestRun & { readonly outcome: Outcome }> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const report = join(folder, 'report.json')
  const isVitest = command.includes('vitest')
  const reporting = isVitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : ['--reporter=list,json']
  try {
    const outcome = await runCommand('env', [`PLAYWRIGHT_JSON_OUTPUT_FILE=${report}`, ...command, ...reporting])
    const text = readOrNothing(report)
    const run = text === undefined ? { passed: [], failures: [] } : (isVitest ? readVitest : readPlaywright)(text, process.cwd())
    return { outcome, ...run }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readOrNothing(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
