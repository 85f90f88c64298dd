import { onOldestPostgres, playwright, runTests, vitest, type TestCommand } from './run-tests.ts'
import { tellProofs, type Proof } from './proof.ts'

// Tests that CI leaves out, because they are many, slow or want the machine for themselves: `node scripts/test-suite.ts timing`.
// Each tells its files as promises, and as a control the tests that would notice if the others noticed nothing.

type Suite = {
  readonly commands: readonly TestCommand[]
  /** The names of its controls. */
  readonly control: RegExp
}

export const suites: Readonly<Record<string, Suite>> = {
  browser: { commands: [playwright('browser-more')], control: /watchfulness\.spec/ },
  timing: { commands: [vitest('timing'), playwright('timing')], control: /the measurement sees/ },
  long: { commands: [vitest('long')], control: /\(control\)/ },
  oldest: { commands: [onOldestPostgres(vitest('server'))], control: /\(control\)|wrong answers are found/ },
}

if (import.meta.main) {
  const suite = suites[process.argv[2] ?? '']
  if (!suite) throw new Error(`Name one of ${Object.keys(suites).join(', ')}`)
  await tellProofs(proofsOf(suite))
}

async function* proofsOf({ commands, control }: Suite): AsyncGenerator<readonly Proof[]> {
  for (const command of commands) {
    const { passed, failures, outcome } = await runTests(command)
    const files = Map.groupBy(passed, (name) => name.split(' > ')[0] ?? '')
    yield failures.map(({ name, message, repeat }) => ({
      title: name,
      isTrue: false,
      figures: `${message.slice(0, 500)}\nagain with: ${repeat}`,
    }))
    yield [...files].map(([file, names]) => ({ title: file, isTrue: true, figures: `${names.length} passed` }))
    if (failures.length === 0 && outcome.code !== 0)
      yield [{ title: command.join(' '), isTrue: false, figures: outcome.output.slice(-2000) }]
    const controls = passed.filter((name) => control.test(name))
    yield controls.slice(0, 20).map((name) => ({ title: 'control', isTrue: true, figures: name }))
  }
}
