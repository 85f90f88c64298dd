import { parseArgs } from 'node:util'
import { chooseTests, describeChoice } from './affected.ts'
import { allSteps, stepsFor, type Step } from './check-steps.ts'
import { runCommand, type Outcome } from './run-command.ts'
import { runTests } from './run-tests.ts'
import { wordsOutsideTests, type Failure } from './test-tally.ts'

// `npm run check` runs the tests that a change can reach; `--all` everything, as CI does; `--only unit,server` these steps.

/** The one figure of a step that is worth reading when all is well. */
const headlines = /^(planted faults|file lengths|first load|workspace first load|largest page|import rules|conformance)\b.*:.*/gm

// A verdict is often read from its end or in part: of a failed step only what failed is printed, and all names again before the count.
const total = { passed: 0, failed: 0 }
const failed: string[] = []
const begun = performance.now()
for (const step of await chosenSteps()) {
  const started = performance.now()
  const { output, passed, failures } = await runStep(step)
  total.passed += passed
  total.failed += failures.length
  const counts = step.tests ? `  ${passed} passed, ${failures.length} failed` : ''
  console.log(`${failures.length === 0 ? 'ok  ' : 'FAIL'}  ${step.name.padEnd(12)}${secondsSince(started).padStart(6)} s${counts}`)
  for (const line of output.match(headlines) ?? []) console.log(`      ${line}`)
  for (const failure of failures) console.log(describeFailure(failure))
  failed.push(...failures.map(({ name, at, repeat }) => `${step.name}: ${name} (${at}), again with: ${repeat}`))
}
for (const name of failed) console.log(`failed: ${name}`)
console.log(`checked in ${secondsSince(begun)} s`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

async function chosenSteps(): Promise<readonly Step[]> {
  const { values } = parseArgs({ options: { only: { type: 'string' }, all: { type: 'boolean' } } })
  if (values.only !== undefined) return values.only.split(',').map(stepNamed)
  if (values.all) return allSteps
  const choice = await chooseTests(process.cwd())
  for (const line of describeChoice(choice)) console.log(line)
  return stepsFor(choice)
}

function stepNamed(name: string): Step {
  const step = allSteps.find((each) => each.name === name)
  if (!step) throw new Error(`There is no step ${name}; there are ${allSteps.map((each) => each.name).join(', ')}`)
  return step
}

type Result = { readonly output: string; readonly passed: number; readonly failures: readonly Failure[] }

async function runStep(step: Step): Promise<Result> {
  if (!step.tests) return runCommands(step)
  const { outcome, passed, failures } = await runTests(step.tests)
  const isSilentFailure = failures.length === 0 && (outcome.code !== 0 || passed.length === 0)
  const around = isSilentFailure ? [wholeStep(step, wordsOutsideTests(outcome.output))] : []
  return { output: outcome.output, passed: passed.length, failures: [...failures, ...around] }
}

async function runCommands(step: Extract<Step, { readonly tests?: undefined }>): Promise<Result> {
  const outcomes: Outcome[] = []
  for (const [command, ...args] of step.commands) outcomes.push(await runCommand(command, args))
  const output = outcomes.map((outcome) => outcome.output).join('')
  if (outcomes.every(({ code }) => code === 0)) return { output, passed: 1, failures: [] }
  return { output, passed: 0, failures: [wholeStep(step, output.trimEnd().split('\n').slice(-200))] }
}

/** What broke outside of any test. */
function wholeStep({ name }: Step, lines: readonly string[]): Failure {
  return { name, message: lines.join('\n'), at: 'the whole step', repeat: `npm run check -- --only ${name}` }
}

function describeFailure({ name, message, at, repeat }: Failure): string {
  const lines = [`FAILED ${name}`, `  at ${at}`, `  again with: ${repeat}`, ...message.split('\n').map((line) => `  ${line}`)]
  return lines.map((line) => `      ${line}`).join('\n')
}

function secondsSince(moment: number): string {
  return ((performance.now() - moment) / 1000).toFixed(1)
}
