import { existsSync } from 'node:fs'
import type { Choice, Runner } from './affected.ts'
import { oldestPostgres, onOldestPostgres, playwright, vitest, type TestCommand } from './run-tests.ts'

type Command = readonly [command: string, ...args: string[]]

/** One thing that the check proves. A step with tests counts each of them, every other step counts as one. */
export type Step = { readonly name: string } & (
  | { readonly commands: readonly Command[]; readonly tests?: undefined }
  | { readonly tests: TestCommand; readonly runner: Runner }
)

const types = (side: string): Command => ['tsc', '-p', `tsconfig.${side}.json`, '--pretty', 'false']
const script = (name: string, ...args: string[]): Command => ['node', `scripts/${name}.ts`, ...args]

/** What speaks to the database below the features, and the submit path. On the oldest one these run here, and all tests of the server with `npm run test:oldest`. */
const belowFeatures = [
  'db/',
  'src/platform/',
  'src/main/endpoints',
  'extension/server/submit/',
  'extension/server/repeats',
  'extension/server/routes',
]

/** From the quickest answer to the slowest. */
const staticSteps: readonly Step[] = [
  { name: 'format', commands: [['oxfmt', '--check']] },
  { name: 'types', commands: ['shared', 'server', 'client', 'tests'].map(types) },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'imports', commands: [script('import-rules')] },
  { name: 'unused', commands: [['knip', '--no-progress', '--treat-config-hints-as-errors']] },
  { name: 'lengths', commands: [script('file-lengths')] },
  { name: 'names', commands: [script('file-names')] },
  { name: 'docs', commands: [script('docs-check')] },
  { name: 'conformance', commands: [script('conformance', '--check')] },
  { name: 'lockfile', commands: [script('lockfile')] },
  { name: 'supply', commands: [script('supply', '--quick')] },
  { name: 'openapi', commands: [['node', 'src/main/start.ts', 'cli', 'openapi', '--check']] },
  { name: 'build', commands: [['npm', 'run', '--silent', 'build']] },
  { name: 'size', commands: [script('size-budget')] },
]

const serverOnOldest: Step = {
  name: 'server-15',
  tests: onOldestPostgres([...vitest('server'), ...belowFeatures]),
  runner: 'server',
}

/** All that the check holds, as CI runs it. */
export const allSteps: readonly Step[] = [
  ...staticSteps,
  { name: 'unit', tests: vitest('unit', 'client'), runner: 'unit' },
  { name: 'server', tests: vitest('server'), runner: 'server' },
  ...(existsSync(oldestPostgres) ? [serverOnOldest] : []),
  { name: 'fuzz', tests: vitest('fuzz'), runner: 'fuzz' },
  { name: 'browser', tests: playwright('browser'), runner: 'browser' },
]

/** The static steps, and of the tests those that a change can reach. */
export function stepsFor(choice: Choice): readonly Step[] {
  return allSteps.flatMap((step): readonly Step[] => {
    if (!step.tests) return [step]
    const chosen = choice[step.runner]
    if (chosen === 'all') return [step]
    if (chosen.length === 0 || step === serverOnOldest) return []
    // A feature's browser tests are all of them, also those that CI leaves to `npm run prove`.
    const command = step.runner === 'browser' ? playwright('browser', 'browser-more') : step.tests
    return [{ ...step, tests: [...command, ...chosen] }]
  })
}
