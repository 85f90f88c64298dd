import { existsSync } from 'node:fs'

/** One thing that `npm run check` proves. A step with `tests` counts each of its tests, every other step counts as one. */
export type Step = {
  readonly name: string
  readonly commands: readonly (readonly [command: string, ...args: string[]])[]
  readonly tests?: true
}

const types = (side: string): [string, ...string[]] => ['tsc', '-p', `tsconfig.${side}.json`, '--pretty', 'false']
const script = (name: string, ...args: string[]): [string, ...string[]] => ['node', `scripts/${name}.ts`, ...args]
const projects = (...names: string[]): [string, ...string[]] => ['vitest', 'run', ...names.flatMap((name) => ['--project', name])]

// What we run on is what the canton has: the oldest PostgreSQL we support is tested too, where Debian's package is installed. Here every
// endpoint is called once on it; `npm run test:oldest` runs all tests of the server.
const oldest = '/usr/lib/postgresql/15/bin'
const everyCall = ['db/', 'routes.test', 'jobs.test']
const serverOnOldest: Step = {
  name: 'server-15',
  commands: [['env', `TEST_POSTGRES=${oldest}`, ...projects('server'), ...everyCall]],
  tests: true,
}

/** From the quickest answer to the slowest. */
export const steps: readonly Step[] = [
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
  { name: 'unit', commands: [projects('unit', 'client')], tests: true },
  { name: 'server', commands: [projects('server')], tests: true },
  ...(existsSync(oldest) ? [serverOnOldest] : []),
  { name: 'fuzz', commands: [projects('fuzz')], tests: true },
  { name: 'browser', commands: [projects('browser')], tests: true },
]
